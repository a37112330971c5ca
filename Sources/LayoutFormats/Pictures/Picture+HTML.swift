extension Picture {
  /// The picture as a web page that needs nothing else: the image, its notes and the list of boxes.
  ///
  /// - Parameter title: The heading; the root's name by default.
  /// - Returns: A complete file, readable in light and dark.
  public func html(title: String? = nil) -> String {
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
    let title = title ?? items.first?.line ?? ""
    return WebPage.text(
      title: title,
      body: """
        <h1>\(XMLText.escaped(title))</h1>
        <figure>
        \(svg())</figure>
        <ol>
        \(notes.joined())</ol>
        <table>
        <thead><tr><th>item</th><th>x</th><th>y</th><th>width</th><th>height</th></tr></thead>
        <tbody>
        \(rows.joined())</tbody>
        </table>

        """
    )
  }
}
