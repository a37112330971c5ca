// Colours under their names in UIKit; those of the system as they are by day.
// swift-format-ignore-file: DontRepeatTypeInStaticProperties

extension UIColor {
  /// Black.
  public static let black = UIColor(0x000000)
  /// A third of white.
  public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
  /// Two thirds of white.
  public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
  /// White.
  public static let white = UIColor(0xffffff)
  /// Half of white.
  public static let gray = UIColor(white: 0.5, alpha: 1)
  /// Red.
  public static let red = UIColor(0xff0000)
  /// Green.
  public static let green = UIColor(0x00ff00)
  /// Blue.
  public static let blue = UIColor(0x0000ff)
  /// Cyan.
  public static let cyan = UIColor(0x00ffff)
  /// Yellow.
  public static let yellow = UIColor(0xffff00)
  /// Magenta.
  public static let magenta = UIColor(0xff00ff)
  /// Orange.
  public static let orange = UIColor(0xff8000)
  /// Purple.
  public static let purple = UIColor(0x800080)
  /// Brown.
  public static let brown = UIColor(0x996633)
  /// Nothing.
  public static let clear = UIColor(white: 0, alpha: 0)
  /// The system's colour of this name.
  public static let systemRed = UIColor(0xff3b30)
  /// The system's colour of this name.
  public static let systemGreen = UIColor(0x34c759)
  /// The system's colour of this name.
  public static let systemBlue = UIColor(0x007aff)
  /// The system's colour of this name.
  public static let systemOrange = UIColor(0xff9500)
  /// The system's colour of this name.
  public static let systemYellow = UIColor(0xffcc00)
  /// The system's colour of this name.
  public static let systemPink = UIColor(0xff2d55)
  /// The system's colour of this name.
  public static let systemPurple = UIColor(0xaf52de)
  /// The system's colour of this name.
  public static let systemTeal = UIColor(0x30b0c7)
  /// The system's colour of this name.
  public static let systemIndigo = UIColor(0x5856d6)
  /// The system's colour of this name.
  public static let systemBrown = UIColor(0xa2845e)
  /// The system's colour of this name.
  public static let systemMint = UIColor(0x00c7be)
  /// The system's colour of this name.
  public static let systemCyan = UIColor(0x32ade6)
  /// The system's colour of this name.
  public static let systemGray = UIColor(0x8e8e93)
  /// The system's colour of this name.
  public static let systemGray2 = UIColor(0xaeaeb2)
  /// The system's colour of this name.
  public static let systemGray3 = UIColor(0xc7c7cc)
  /// The system's colour of this name.
  public static let systemGray4 = UIColor(0xd1d1d6)
  /// The system's colour of this name.
  public static let systemGray5 = UIColor(0xe5e5ea)
  /// The system's colour of this name.
  public static let systemGray6 = UIColor(0xf2f2f7)
  /// The system's colour of this name.
  public static let label = UIColor(0x000000)
  /// The system's colour of this name.
  public static let systemBackground = UIColor(0xffffff)
  /// The system's colour of this name.
  public static let secondarySystemBackground = UIColor(0xf2f2f7)
  /// The system's colour of this name.
  public static let tertiarySystemBackground = UIColor(0xffffff)
  /// The system's colour of this name.
  public static let systemGroupedBackground = UIColor(0xf2f2f7)
  /// The system's colour of this name.
  public static let secondarySystemGroupedBackground = UIColor(0xffffff)
  /// The system's colour of this name.
  public static let tertiarySystemGroupedBackground = UIColor(0xf2f2f7)
  /// The system's colour of this name.
  public static let link = UIColor(0x007aff)
  /// The system's colour of this name.
  public static let opaqueSeparator = UIColor(0xc6c6c8)
  /// The system's colour of light text.
  public static let lightText = UIColor(white: 1, alpha: 0.6)
  /// The system's colour of this name.
  public static let darkText = UIColor(0x000000)
  /// The system's colour of this name.
  public static let tintColor = UIColor(0x007aff)
  /// The system's colour of this name.
  public static let secondaryLabel = UIColor(0x3c3c43, alpha: 0.6)
  /// The system's colour of this name.
  public static let tertiaryLabel = UIColor(0x3c3c43, alpha: 0.3)
  /// The system's colour of this name.
  public static let quaternaryLabel = UIColor(0x3c3c43, alpha: 0.18)
  /// The system's colour of this name.
  public static let placeholderText = UIColor(0x3c3c43, alpha: 0.3)
  /// The system's colour of this name.
  public static let separator = UIColor(0x3c3c43, alpha: 0.29)
  /// The system's colour of this name.
  public static let systemFill = UIColor(0x787880, alpha: 0.2)
  /// The system's colour of this name.
  public static let secondarySystemFill = UIColor(0x787880, alpha: 0.16)
  /// The system's colour of this name.
  public static let tertiarySystemFill = UIColor(0x767680, alpha: 0.12)
  /// The system's colour of this name.
  public static let quaternarySystemFill = UIColor(0x747480, alpha: 0.08)
  /// The system's colour of this name.
  public static let groupTableViewBackground = UIColor(0xf2f2f7, alpha: 1)

  private convenience init(_ rgb: UInt32, alpha: Double = 1) {
    func part(_ shift: UInt32) -> Double { Double((rgb >> shift) & 0xFF) / 255 }
    self.init(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }
}
