import ConstraintKernel

extension SceneExplanation {
  /// The explanation as a page that needs nothing else: the value, its sum, the chain with what each link
  /// contributes, and what stands beside it.
  public func html() -> String {
    let value = SceneNumber.rounded(explanation.value)
    let subject = XMLText.escaped("\(explanation.subject) = \(value)")
    var body = "<h1>\(subject)</h1>\n"
    if explanation.isTooLarge {
      body += "<p>What decides it is too large to be followed.</p>\n"
    } else {
      body += "<p><code>\(XMLText.escaped(explanation.arithmetic))</code></p>\n" + chain
    }
    let others = explanation.remarks { words($0).description } + effects
    if !others.isEmpty {
      let items = others.map { "<li>\(XMLText.escaped($0))</li>\n" }
      body += "<ul>\n\(items.joined())</ul>\n"
    }
    return WebPage.text(title: explanation.subject, body: body)
  }

  private var chain: String {
    let rows = LayoutText.ends(of: explanation.readSteps) { step in
      let statement = XMLText.escaped(words(step.statement).description)
      let numbers = [step.constant, step.rate, step.contribution]
        .map { "<td>\(SceneNumber.rounded($0))</td>" }
      return "<tr><th scope=\"row\"><code>\(statement)</code></th>\(numbers.joined())</tr>\n"
    } skipping: {
      "<tr><th scope=\"row\">… and \($0) more</th><td></td><td></td><td></td></tr>\n"
    }
    return """
      <table>
      <thead><tr><th>what decides it</th><th>brings in</th><th>times</th><th>comes to</th></tr></thead>
      <tbody>
      \(rows.joined())</tbody>
      </table>

      """
  }
}
