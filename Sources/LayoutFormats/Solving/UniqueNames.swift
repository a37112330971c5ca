/// Names that are given once: what is asked for a second time gets a number, `cell#2`.
struct UniqueNames {
  private var taken: Set<String>
  /// The number that was given last behind each name.
  private var numbers: [String: Int] = [:]

  /// Gives names of which none is among the taken ones.
  init(taken: Set<String> = []) { self.taken = taken }

  /// The name with the first number from 2 on that is free.
  ///
  /// - Complexity: O(1) on average over all names.
  mutating func numbered(_ name: String) -> String {
    var number = numbers[name] ?? 1
    var free: String
    repeat {
      number += 1
      free = "\(name)#\(number)"
    } while !taken.insert(free).inserted
    numbers[name] = number
    return free
  }

  /// The name, if it is free and not empty, or else one with a number.
  mutating func unique(_ name: String) -> String {
    !name.isEmpty && taken.insert(name).inserted ? name : numbered(name)
  }
}
