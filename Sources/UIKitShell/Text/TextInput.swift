// The names are those of UIKit.
// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// What text is typed with: kept, and without effect.
///
/// Raw values are those of UIKit.
public enum UIKeyboardType: Int, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// ASCII alone.
  case asciiCapable = 1
  /// Numbers and punctuation.
  case numbersAndPunctuation = 2
  /// Addresses of pages.
  case URL = 3
  /// Digits.
  case numberPad = 4
  /// Telephone numbers.
  case phonePad = 5
  /// Names and telephone numbers.
  case namePhonePad = 6
  /// Addresses of mail.
  case emailAddress = 7
  /// Digits and a point.
  case decimalPad = 8
  /// Short messages.
  case twitter = 9
  /// What is looked for.
  case webSearch = 10
}

/// What ends typing: kept, and without effect.
///
/// Raw values are those of UIKit.
public enum UIReturnKeyType: Int, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// Goes.
  case go = 1
  /// Looks for it.
  case google = 2
  /// Joins.
  case join = 3
  /// Goes on.
  case next = 4
  /// Shows the way.
  case route = 5
  /// Looks for it.
  case search = 6
  /// Sends.
  case send = 7
  /// Looks for it.
  case yahoo = 8
  /// It is done.
  case done = 9
}

/// Which letters are capitals by themselves: kept, and without effect.
///
/// Raw values are those of UIKit.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  /// None.
  case none = 0
  /// The first of a word.
  case words = 1
  /// The first of a sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}

/// Whether words are put right: kept, and without effect.
///
/// Raw values are those of UIKit.
public enum UITextAutocorrectionType: Int, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// Whether spelling is looked at: kept, and without effect.
///
/// Raw values are those of UIKit.
public enum UITextSpellCheckingType: Int, Hashable, Sendable {
  /// As usual.
  case `default` = 0
  /// No.
  case no = 1
  /// Yes.
  case yes = 2
}

/// What a text means, so that it can be filled in: kept, and without effect.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// Its name.
  public let rawValue: String

  /// Makes a type of a name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// The name of a person.
  public static let name = UITextContentType(rawValue: "name")
  /// A given name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A family name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// The name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is made up.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is sent once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// An address of mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of a page.
  public static let URL = UITextContentType(rawValue: "url")
  /// The code of a place.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// The name of a place.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
}
