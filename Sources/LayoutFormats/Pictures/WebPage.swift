package import ConstraintKernel

/// A web page that needs nothing else, readable in light and dark.
package enum WebPage {
  /// A complete file around a body.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - language: The language of the body, such as `en`; nil where it is unknown.
  ///   - direction: Where the body is read from.
  ///   - style: Its style sheet.
  ///   - body: What stands in it, as HTML.
  /// - Returns: The file.
  package static func text(
    title: String,
    language: String? = "en",
    direction: LayoutReadingDirection = .leftToRight,
    style: String = WebPage.style,
    body: String
  ) -> String {
    let language = language.map { " lang=\"\(XMLText.escaped($0))\"" } ?? ""
    let direction = direction == .rightToLeft ? " dir=\"rtl\"" : ""
    return """
      <!DOCTYPE html>
      <html\(language)\(direction)>
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <link rel="icon" href="data:,">
      <title>\(XMLText.escaped(title))</title>
      <style>\(style)</style>
      </head>
      <body>
      \(body)</body>
      </html>

      """
  }

  /// The style of pages that are read.
  package static let style = """
    :root{color-scheme:light dark}body{font:15px/1.4 system-ui,sans-serif;margin:1rem}\
    figure{margin:0;overflow:auto}pre{white-space:pre-wrap;margin:0}\
    .conflict{color:#c62828}.ambiguous{color:#8a5200}\
    @media(prefers-color-scheme:dark){.conflict{color:#ff8a80}.ambiguous{color:#f0b35c}}\
    td,th{padding:.1rem .6rem;text-align:right}th{font-weight:normal;text-align:left}\
    thead th{font-weight:bold;text-align:right}thead th:first-child{text-align:left}\
    article{border-top:1px solid #8884}h2{font-size:1.05rem;margin:.5rem 0 0}p{margin:.2rem 0}\
    pre{font-size:.85em;overflow-wrap:anywhere}\
    table{border-collapse:collapse}tr+tr{border-top:1px solid #8884}
    """
}
