public import ConstraintKernel

/// What an issue means and what to do about it: the page of a code.
///
/// The pages of the documentation are these texts.
public struct IssuePage: Hashable, Sendable {
  /// The code the page is about.
  package let code: LayoutIssue.Code
  /// What is wrong, as one sentence.
  public let title: String
  /// How it comes about and what happens then.
  public let meaning: String
  /// What to do about it.
  public let remedy: String

  /// The page of a code.
  public init(_ code: LayoutIssue.Code) {
    self.code = code
    (title, meaning, remedy) = Self.text(of: code)
  }

  /// The page as Markdown, with a final newline.
  package var markdown: String {
    """
    # \(code.rawValue)

    \(title)

    ## What it means

    \(meaning)

    In Swift it is ``LayoutIssue/Code/\(code)``.

    ## What to do

    \(remedy)

    """
  }

  /// The page as plain text, with a final newline.
  public func text() -> String {
    "\(code.rawValue): \(title)\n\n\(meaning)\n\n\(remedy)\n\n"
      + "In Swift it is LayoutIssue.Code.\(code).\n"
  }
}
