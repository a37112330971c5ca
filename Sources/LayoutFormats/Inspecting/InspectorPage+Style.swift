extension InspectorPage {
  /// Colours are named once, for light and for dark; below 700 points everything is one column.
  static let style = """
    :root{color-scheme:light dark;--page:#fff;--ink:#1d2733;--line:#8887;--mark:#1f5fc4;--bad:#b71c1c;\
    --box:#44546a;--fill:#3b6ea5;--guide:#7a5c99;--tie:#1f6049;--margin:#9a5b00;--safe:#006a8e;\
    --baseline:#a3005f}
    @media(prefers-color-scheme:dark){:root{--page:#14181f;--ink:#e4e8ee;--mark:#2f6fd6;--bad:#ff8a80;\
    --box:#93a4ba;--fill:#6fa8e0;--guide:#c3a3e6;--tie:#6fd0a8;--margin:#f0b35c;--safe:#62c8ec;\
    --baseline:#ff8ac4}}
    body{font:15px/1.4 system-ui,sans-serif;margin:0;background:var(--page);color:var(--ink)}
    header{padding:.5rem 1rem;display:grid;gap:.3rem;border-bottom:1px solid var(--line)}
    h1{font-size:1.2rem;margin:0}h2{font-size:1.05rem;margin:.6rem 0 .2rem}
    .row{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:center;margin:0;padding:0;border:0}
    legend{float:left;padding:0;margin-right:1rem}
    header p{margin:0;max-height:5.6em;overflow:auto}
    #width{width:22rem;max-width:60vw;vertical-align:middle}
    output{min-width:4em;font-variant-numeric:tabular-nums}
    main{display:grid;gap:.5rem 1.5rem;padding:.5rem 1rem 1rem;\
    grid-template-columns:minmax(0,3fr) minmax(0,2fr)}
    main>*{min-width:0}
    #stage{overflow:auto}
    @media(max-width:700px){main{display:flex;flex-direction:column}.column{display:contents}\
    #report{order:1}}
    #picture{max-width:100%;max-height:85vh;width:auto;height:auto;border:1px solid var(--line)}
    #picture text{font:10px ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--ink);\
    stroke:var(--page);stroke-width:4px;stroke-linejoin:round;paint-order:stroke;pointer-events:none}
    .box{fill:var(--fill);fill-opacity:.08;stroke:var(--box);cursor:pointer}
    .guide{fill:transparent;stroke:var(--guide);stroke-dasharray:4 3;cursor:pointer}
    .nothing{stroke-width:3;stroke-linecap:round}.torn{stroke:var(--bad);stroke-width:2}
    #picture .selected{stroke:var(--mark);stroke-width:3;fill-opacity:.18}
    .tie{stroke:var(--tie);stroke-width:1.5}#picture .tie-label{fill:var(--tie)}
    .missed{stroke:var(--bad)}#picture .missed-label{fill:var(--bad)}
    .margin,.safe{fill:none;stroke:var(--margin);stroke-dasharray:2 2;pointer-events:none}
    .safe{stroke:var(--safe);stroke-dasharray:6 2}.baseline{stroke:var(--baseline);pointer-events:none}
    #tree,#constraints,#findings{list-style:none;padding:0;margin:.3rem 0}
    #tree{position:relative;max-height:16rem;overflow:auto;border:1px solid var(--line);border-radius:4px}
    #tree li{padding:.1rem .3rem;cursor:pointer;overflow-wrap:anywhere}
    #tree li[aria-selected=true]{background:var(--mark);color:#fff}
    #tree li:focus-visible{outline:2px solid var(--ink);outline-offset:-2px}
    #details p{margin:.2rem 0}
    #constraints li,#findings li{padding:.25rem 0;border-top:1px solid var(--line)}
    summary{cursor:pointer;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
    details ul{margin:.2rem 0 .4rem;padding-left:1.2rem}
    .lost{color:var(--bad)}.fate{font-variant-numeric:tabular-nums}
    .place{opacity:.75;font-size:.85em;overflow-wrap:anywhere}
    code{font:.85em/1.4 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
    button,select,input{font:inherit}select{max-width:100%}
    #changes button{font-size:.85em}
    #findings button{text-align:left;max-width:100%;overflow-wrap:anywhere}
    pre{white-space:pre-wrap;overflow-wrap:anywhere;margin:.2rem 0 0;font-size:.85em}
    """
}
