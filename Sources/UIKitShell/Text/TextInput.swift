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
