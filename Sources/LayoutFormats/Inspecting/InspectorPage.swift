/// The inspector's page: its skeleton; style and script stand beside it.
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
        <label>Width <input id="width" type="range" step="1"></label>
        <output id="width-value" for="width"></output>
        <label>Direction <select id="setting"></select></label>
        <fieldset><legend>Show</legend>
        <label><input type="checkbox" value="names" checked> names</label>
        <label><input type="checkbox" value="constraints" checked> constraints</label>
        <label><input type="checkbox" value="guides" checked> guides</label>
        <label><input type="checkbox" value="margins"> margins</label>
        <label><input type="checkbox" value="baselines"> baselines</label>
        </fieldset>
        <p>The layout changes at: <span id="changes"></span></p>
        </header>
        <main>
        <section aria-label="Picture"><svg id="picture" role="img" aria-label="\(heading)"></svg></section>
        <nav aria-label="Items">
        <label>Search <input id="search" type="search"></label>
        <ul id="tree" role="tree" aria-label="Items"></ul>
        </nav>
        <section id="details" aria-label="Selected item" aria-live="polite"></section>
        <section aria-label="Findings"><h2>Findings</h2><ul id="findings"></ul></section>
        </main>
        <script type="application/json" id="data">\(data.replacing("<", with: "\\u003c"))</script>
        <script>
        \(script)
        </script>

        """
    )
  }

  private static let style = """
    :root{color-scheme:light dark;--line:#8887;--mark:#2563c9;--bad:#c62828}
    body{font:15px/1.4 system-ui,sans-serif;margin:0}
    header{padding:.5rem 1rem;display:flex;flex-wrap:wrap;gap:.3rem 1rem;align-items:center}
    h1{font-size:1.1rem;margin:0}h2{font-size:1rem;margin:.6rem 0 .2rem}
    header p{margin:0;width:100%}fieldset{border:0;padding:0;margin:0}legend{float:left;padding:0}
    #width{width:16rem;max-width:60vw}
    main{display:grid;gap:.5rem 1rem;padding:0 1rem 1rem;grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
    main>*{min-width:0;overflow:auto}
    main>section:first-child{grid-row:1/4;overflow:auto}
    @media(max-width:700px){main{display:block}}
    svg{background:#fff;max-width:100%;height:auto;border:1px solid var(--line)}
    svg text{font:10px ui-monospace,monospace;fill:#1d2733;pointer-events:none}
    .box{fill:#3b6ea5;fill-opacity:.07;stroke:#44546a;cursor:pointer}
    .guide{fill:none;stroke:#7a5c99;stroke-dasharray:4 3}
    .selected{stroke:#2563c9;stroke-width:3}
    .tie{stroke:#2a7f62;stroke-width:1.5}.missed{stroke:#c62828}
    .margin{fill:none;stroke:#b36b00;stroke-dasharray:2 2}.baseline{stroke:#b3006b}
    #tree{list-style:none;padding:0;margin:.3rem 0;max-height:50vh;overflow:auto}
    #tree li{padding:.1rem .3rem;cursor:pointer;border-radius:3px}
    #tree li[aria-selected=true]{background:var(--mark);color:#fff}
    #tree li:focus-visible{outline:2px solid var(--mark)}
    button{font:inherit}table{border-collapse:collapse}td,th{padding:.1rem .5rem;text-align:left}
    td.number{text-align:right}.missed-row{color:var(--bad)}code{font-size:.85em}
    """
}
