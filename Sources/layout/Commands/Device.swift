/// A screen that is checked by name, in points.
struct Device {
  /// What kind of machine has the screen.
  enum Family: String, CaseIterable {
    case phones
    case tablets
  }

  let family: Family
  let width: Int
  let height: Int

  /// The screens that are in use, upright and across, each once.
  static let all = upright.flatMap { device in
    [device, Device(family: device.family, width: device.height, height: device.width)]
  }

  private static let upright =
    [(320, 568), (360, 800), (375, 667), (375, 812), (390, 844), (393, 852), (402, 874)]
    .map { Device(family: .phones, width: $0, height: $1) }
    + [(412, 915), (414, 896), (428, 926), (430, 932), (440, 956)]
    .map { Device(family: .phones, width: $0, height: $1) }
    + [(744, 1_133), (768, 1_024), (810, 1_080), (820, 1_180), (834, 1_194), (1_024, 1_366)]
    .map { Device(family: .tablets, width: $0, height: $1) }
}
