/// Which items have no class in common: two classes of which neither inherits from the other share no object.
struct ItemClasses {
  /// What the platform's classes inherit from.
  static let platform: [String: String] = [
    "UIActivityIndicatorView": "UIView", "UIButton": "UIControl",
    "UICollectionReusableView": "UIView",
    "UICollectionView": "UIScrollView", "UICollectionViewCell": "UICollectionReusableView",
    "UIControl": "UIView", "UIDatePicker": "UIControl", "UIImageView": "UIView",
    "UILabel": "UIView", "UINavigationBar": "UIView", "UIPageControl": "UIControl",
    "UIPickerView": "UIView", "UIProgressView": "UIView", "UIScrollView": "UIView",
    "UISearchBar": "UIView", "UISegmentedControl": "UIControl", "UISlider": "UIControl",
    "UIStackView": "UIView", "UIStepper": "UIControl", "UISwitch": "UIControl",
    "UITabBar": "UIView", "UITableView": "UIScrollView", "UITableViewCell": "UIView",
    "UITextField": "UIControl", "UITextView": "UIScrollView", "UIToolbar": "UIView",
    "UIVisualEffectView": "UIView", "WKWebView": "UIView",
  ]

  private var numbers: [String: Int] = [:]
  /// For each class itself and what it inherits from; empty where the files do not show all of that.
  private var chains: [Set<String>] = []
  private var names: [String] = []

  /// Notes some classes.
  ///
  /// - Parameters:
  ///   - names: Their names.
  ///   - chain: A class and all that it inherits from; nil where that is not known.
  init(_ names: Set<String>, chain: (String) -> [String]?) {
    for name in names.sorted() {
      numbers[name] = chains.count
      self.names.append(name)
      chains.append(Set(chain(name) ?? []))
    }
  }

  /// The number of a class; -1 for what is none of them.
  func number(of name: String) -> Int { numbers[name] ?? -1 }

  /// Whether no item is of both classes.
  func areApart(_ one: Int, _ other: Int) -> Bool {
    guard one >= 0, other >= 0, !chains[one].isEmpty, !chains[other].isEmpty else { return false }
    return !chains[one].contains(names[other]) && !chains[other].contains(names[one])
  }
}

extension SourceWorld {
  /// A class and all that it inherits from, up to the root; nil where the files and the platform do not show that.
  func chain(ofClass name: String) -> [String]? {
    var chain: [String] = []
    var current = name
    while chain.count <= TypeTree.deepest {
      chain.append(current)
      if let own = types[current] {
        guard own.count == 1, case .reference(let parents) = own[0] else { return nil }
        guard let parent = parents.first.map(Self.last), types[parent] != [.requirement] else {
          return chain
        }
        current = parent
      } else if let parent = ItemClasses.platform[current] {
        current = parent
      } else {
        return current == "UIView" ? chain : nil
      }
    }
    return nil
  }
}

extension FlowReading {
  /// The class that an item is declared with, or that its object has in code of a class; empty for any other item.
  func className(of item: String, at scope: Int) -> String {
    if item == "self" { return SourceWorld.last(scopes[scope].typeName) }
    guard item.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
      let declared = facts.declaration(of: item, at: scope), !declared.isElement
    else { return "" }
    let all = (facts.declarations[item] ?? []).filter { $0.scope == declared.scope }
    let names = Set(all.map(className))
    let name = names.count == 1 ? names.first ?? "" : ""
    return isGeneric(name) ? "" : name
  }

  private func className(_ declared: SourceFacts.Declaration) -> String {
    if !declared.type.isEmpty {
      let type = SourceFacts.unwrapped(declared.type)
      return type.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" } ? type : ""
    }
    // `UILabel()`, and nothing behind it.
    guard let value = declared.initial, declared.wrapper.isEmpty,
      source.text(at: value.lowerBound).first?.isUppercase == true,
      source.isToken(value.lowerBound + 1, "("),
      source.after(value.lowerBound + 1) == value.upperBound
    else { return "" }
    return source.text(at: value.lowerBound)
  }
}
