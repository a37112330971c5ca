/// One way to read a report where the print leaves several: the direction, and a bit for each choice.
struct Reading: Hashable {
  var isRightToLeft = false
  var choices: UInt8 = 0

  func takes(_ choice: Int) -> Bool { choices & (1 << UInt8(choice)) != 0 }
}
