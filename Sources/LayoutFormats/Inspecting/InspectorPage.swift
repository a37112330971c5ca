/// The inspector's page: its skeleton; style and scripts stand beside it.
enum InspectorPage {
  /// A complete file around the data, which is JSON.
  static func text(title: String, data: String) -> String {
    let heading = XMLText.escaped(title)
    return WebPage.text(
      title: title,
      style: style,
      body: """
        <header>
        <h1>\(heading)</h1>
        <div class="row">
        <label>Width <input id="width" type="range" step="1"></label>
        <output id="width-value" for="width"></output>
        <label>Direction <select id="setting"></select></label>
        </div>
        <fieldset class="row"><legend>Show</legend>
        <label><input type="checkbox" value="names" checked> names</label>
        <label><input type="checkbox" value="constraints" checked> constraints</label>
        <label><input type="checkbox" value="guides" checked> guides</label>
        <label><input type="checkbox" value="margins"> margins</label>
        <label><input type="checkbox" value="safe"> safe areas</label>
        <label><input type="checkbox" value="baselines"> baselines</label>
        </fieldset>
        <p id="proof"></p>
        <p>The layout changes at: <span id="changes"></span></p>
        </header>
        <main>
        <div class="column">
        <section id="stage" aria-label="Picture"><svg id="picture" role="img" aria-label="\(heading)"></svg></section>
        <section id="report" aria-label="Findings"><h2>Findings</h2><ul id="findings" aria-label="Findings"></ul></section>
        </div>
        <div class="column">
        <nav aria-label="Items">
        <label>Search <input id="search" type="search"></label>
        <ul id="tree" role="tree" aria-label="Items"></ul>
        </nav>
        <section id="selected" aria-label="Selected item">
        <div id="details" aria-live="polite"></div>
        <label>Constraints in <select id="dialect"></select></label>
        <ul id="constraints" aria-label="Constraints"></ul>
        </section>
        </div>
        </main>
        <script type="application/json" id="data">\(data.replacing("<", with: "\\u003c"))</script>
        <script>
        \(reading)
        \(drawing)
        \(panels)
        </script>

        """
    )
  }
}
