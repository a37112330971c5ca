extension LayoutConstraint: CustomStringConvertible {
  /// The formula as people write it: `name.leading == avatar.trailing + 10 @750 'gap'`.
  public var description: String {
    var text = "\(first.name).\(firstAttribute) \(relation) "
    if let second {
      if multiplier != 1 { text += "\(LayoutText.number(multiplier)) · " }
      text += "\(second.name).\(secondAttribute)"
      if constantValue > 0 { text += " + \(LayoutText.number(constantValue))" }
      if constantValue < 0 { text += " - \(LayoutText.number(-constantValue))" }
    } else {
      text += LayoutText.number(constantValue)
    }
    if !priorityLevel.isRequired { text += " @\(priorityLevel)" }
    if let identifier { text += " '\(identifier)'" }
    return text
  }
}

extension ItemRecord {
  /// What diagnoses call the item.
  package var name: String {
    guard let item else { return "(gone)" }
    let name = item.layoutName
    return name.isEmpty ? String(describing: type(of: item)) : name
  }
}
