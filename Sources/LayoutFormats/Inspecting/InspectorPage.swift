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
        <div class="row"><h1>\(heading)</h1><p id="verdict"></p>
        <label>Direction <select id="setting"></select></label></div>
        <div class="slide">
        <label for="width">Width</label>
        <div><input id="width" type="range" step="1"><div id="strip" aria-hidden="true"></div></div>
        <output id="width-value" for="width"></output>
        </div>
        <p class="quiet"><span id="proof"></span> The layout changes at: <span id="changes"></span></p>
        </header>
        <main>
        <div id="look">
        <p id="sentence" aria-live="polite"></p>
        <section id="stage" aria-label="Picture"><svg id="picture" role="img" aria-label="\(heading)"></svg></section>
        <fieldset class="row"><legend>Show</legend>
        <label><input type="checkbox" value="names" checked> names</label>
        <label><input type="checkbox" value="constraints" checked> <i class="of-ties"></i>constraints</label>
        <label><input type="checkbox" value="guides" checked> <i class="of-guides"></i>guides</label>
        <label><input type="checkbox" value="margins"> <i class="of-margins"></i>margins</label>
        <label><input type="checkbox" value="safe"> <i class="of-safe"></i>safe areas</label>
        <label><input type="checkbox" value="baselines"> <i class="of-baselines"></i>baselines</label>
        <span><i class="of-views"></i>views</span> <span><i class="of-text"></i>text</span>
        </fieldset>
        </div>
        <div id="side">
        <section id="report" aria-label="Findings"><h2>Findings</h2><ul id="findings" aria-label="Findings"></ul></section>
        <nav aria-label="Items">
        <h2><label for="search">Items</label></h2> <input id="search" type="search" placeholder="search">
        <ul id="tree" role="tree" aria-label="Items"></ul>
        </nav>
        </div>
        <section id="selected" aria-label="Selected item">
        <div id="details"></div>
        <h3><label for="dialect">Constraints</label></h3> <select id="dialect"></select>
        <ul id="constraints" aria-label="Constraints"></ul>
        </section>
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
