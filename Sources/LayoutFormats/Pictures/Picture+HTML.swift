extension Picture {
  /// The picture as a web page that needs nothing else: the image, its notes and the list of boxes.
  ///
  /// - Parameter title: The heading; the root's name by default.
  /// - Returns: A complete file, readable in light and dark.
  public func html(title: String? = nil) -> String {
    let title = XMLText.escaped(title ?? items.first?.line ?? "")
    let notes = notes.map { note in
      """
      <li class="\(note.kind.rawValue)"><pre>\(XMLText.escaped("\(note.kind.rawValue): \(note.text)"))</pre></li>

      """
    }
    let rows = items.map { item in
      let frame = item.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(SceneNumber.rounded)
      let name = XMLText.escaped(item.title + (item.isGuide ? " (guide)" : ""))
      let cells = numbers.map { "<td>\($0)</td>" }.joined()
      return """
        <tr><th scope="row" style="padding-left:\(item.depth)em">\(name)</th>\(cells)</tr>

        """
    }
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(title)</title>
      <style>\(Self.pageStyle)</style>
      </head>
      <body>
      <h1>\(title)</h1>
      <figure>
      \(svg())</figure>
      <ol>
      \(notes.joined())</ol>
      <table>
      <thead><tr><th>item</th><th>x</th><th>y</th><th>width</th><th>height</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>
      </body>
      </html>

      """
  }

  private static let pageStyle = """
    :root{color-scheme:light dark}body{font:15px/1.4 system-ui,sans-serif;margin:1rem}\
    figure{margin:0;overflow:auto}pre{white-space:pre-wrap;margin:0}\
    .conflict{color:#c62828}.ambiguous{color:#a86500}\
    td,th{padding:.1rem .6rem;text-align:right}th{text-align:left;font-weight:normal}\
    thead th{font-weight:bold}table{border-collapse:collapse}tr+tr{border-top:1px solid #8884}
    """
}
