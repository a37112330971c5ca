/// A web page that needs nothing else, readable in light and dark.
package enum WebPage {
  /// A complete file around a body.
  package static func text(title: String, style: String = WebPage.style, body: String) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
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
    .conflict{color:#c62828}.ambiguous{color:#a86500}\
    td,th{padding:.1rem .6rem;text-align:right}th,td+td:nth-child(3){text-align:left}\
    th{font-weight:normal}thead th{font-weight:bold}\
    table{border-collapse:collapse}tr+tr{border-top:1px solid #8884}
    """
}
