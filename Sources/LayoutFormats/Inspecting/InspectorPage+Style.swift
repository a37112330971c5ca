extension InspectorPage {
  /// Colours are named once, for light and for dark.
  ///
  /// From 1100 points on there are three columns, below 700 one, in which the sentence of the selected item
  /// stays on top.
  static let style = """
    :root{color-scheme:light dark;--page:#f4f6f9;--panel:#fff;--ink:#1b2430;--quiet:#4f5b6b;\
    --line:#c9d0da;--mark:#1f5fc4;--on-mark:#fff;--bad:#b3201f;--warn:#8a5200;--fine:#1e6b2b;\
    --view:#3a6ea8;--text:#9a5200;--guide:#7a4fa3;--tie:#0f6b4a;--margin:#6b6a00;--safe:#006a8e;\
    --baseline:#a3005f}
    @media(prefers-color-scheme:dark){:root{--page:#11151b;--panel:#1a2029;--ink:#e6eaf0;--quiet:#a9b4c2;\
    --line:#3a4452;--mark:#8db8ff;--on-mark:#0d1726;--bad:#ff8f86;--warn:#f2b760;--fine:#84cf98;\
    --view:#7db1ee;--text:#f0b061;--guide:#c8a6ec;--tie:#6fd6ab;--margin:#d0cf5c;--safe:#62c8ec;\
    --baseline:#ff8ac4}}
    *{box-sizing:border-box}
    body{font:15px/1.45 system-ui,sans-serif;margin:0;background:var(--page);color:var(--ink)}
    header{padding:.6rem 1rem;display:grid;gap:.4rem;background:var(--panel);border-bottom:1px solid var(--line)}
    h1{font-size:1.3rem;margin:0}h2{font-size:1.05rem;margin:0;display:inline-block}
    h3{font-size:1rem;margin:.8rem 0 .2rem;display:inline-block}p{margin:0}
    .row{display:flex;flex-wrap:wrap;gap:.2rem 1rem;align-items:center;margin:0;padding:0;border:0}
    header .row label{margin-left:auto}
    legend{float:left;padding:0;margin-right:.2rem;color:var(--quiet)}
    .quiet,.place{color:var(--quiet);font-size:.87em}
    header .quiet{max-height:4.4em;overflow:auto}
    #verdict::before{content:"";display:inline-block;width:.65em;height:.65em;border-radius:50%;\
    background:currentColor;margin-right:.45em}
    .slide{display:flex;gap:.8rem;align-items:start}.slide>div{flex:1;min-width:0}
    #width{width:100%;margin:.15rem 0 0;display:block;accent-color:var(--mark)}
    #strip{position:relative;height:8px;margin:2px 8px 0;border-radius:4px;background:var(--line)}
    #strip span{position:absolute;top:0;height:100%;min-width:3px;border-radius:3px}
    #strip .error{background:var(--bad)}#strip .warning{background:var(--warn)}
    #strip .change{width:2px;min-width:2px;top:-2px;height:12px;background:var(--ink);border-radius:0}
    output{min-width:3.2em;text-align:right;font-weight:600;font-variant-numeric:tabular-nums}
    main{display:grid;gap:1rem;padding:1rem;align-items:start;\
    grid-template-columns:19rem minmax(0,1fr) 23rem;grid-template-areas:"side look selected"}
    #side{grid-area:side;display:grid;gap:1rem;min-width:0}
    #look{grid-area:look;min-width:0;position:sticky;top:1rem;display:grid;gap:.5rem}
    #selected{grid-area:selected}
    #report,nav,#selected,#stage{background:var(--panel);border:1px solid var(--line);border-radius:8px;\
    padding:.7rem .8rem;min-width:0}
    #stage{padding:.4rem;overflow:auto;display:grid;justify-items:center}
    #sentence{font-size:1.05rem;min-height:2.9em;overflow-wrap:anywhere}
    #sentence .lost{font-weight:600}
    @media(min-width:1100px){#report{max-height:52vh;overflow:auto}}
    @media(max-width:1099px){main{grid-template-columns:minmax(0,3fr) minmax(0,2fr);\
    grid-template-areas:"look selected" "look side";grid-template-rows:auto 1fr}}
    @media(max-width:699px){main{display:flex;flex-direction:column;align-items:stretch;padding:.6rem}\
    header{padding:.5rem .6rem}#look,#side{display:contents}#report{order:1}#selected{order:2}nav{order:3}\
    #sentence{position:sticky;top:0;z-index:1;margin:0 -.6rem;padding:.3rem .6rem;min-height:0;\
    background:var(--page);border-bottom:1px solid var(--line)}}
    #picture{display:block}
    #picture text{font-family:ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;fill:var(--ink);\
    stroke:var(--panel);stroke-linejoin:round;paint-order:stroke;pointer-events:none}
    #picture rect,#picture line{vector-effect:non-scaling-stroke}
    .box{fill:var(--view);fill-opacity:.09;stroke:var(--view);stroke-width:1.2;cursor:pointer}
    .text{fill:var(--text);fill-opacity:.16;stroke:var(--text)}
    .guide{fill:transparent;stroke:var(--guide);stroke-width:1.2;stroke-dasharray:5 3;cursor:pointer}
    .unseen:not(.selected){stroke-opacity:0}
    .word{fill:none;stroke:var(--guide);stroke-width:1.3;vector-effect:non-scaling-stroke}
    .line{stroke-width:2.2;stroke-dasharray:9 4;pointer-events:none}#picture .word-label{fill:var(--guide)}
    .nothing{stroke-width:3;stroke-linecap:round}.torn{stroke:var(--bad);stroke-width:2}
    #picture .selected{stroke:var(--mark);stroke-width:3;fill-opacity:.26}
    #picture [data-item="0"]{fill-opacity:.05}
    #picture .selected.torn{stroke:var(--bad)}
    .tie{stroke:var(--tie);stroke-width:1.8;pointer-events:none}#picture .tie-label{fill:var(--tie);font-weight:600}
    .missed{stroke:var(--bad)}#picture .missed-label{fill:var(--bad);font-weight:600}
    .rule{stroke:var(--quiet)}.extension{stroke:var(--quiet);stroke-dasharray:1 3;opacity:.8}
    #picture .rule-label{fill:var(--quiet)}
    .margin,.safe{fill:none;stroke:var(--margin);stroke-width:1.4;stroke-dasharray:2 2;pointer-events:none}
    .safe{stroke:var(--safe);stroke-dasharray:6 2}
    .baseline{stroke:var(--baseline);stroke-width:1.4;pointer-events:none}
    i{display:inline-block;width:.9em;height:.9em;margin-right:.35em;vertical-align:-.1em;border:2px solid;\
    border-radius:3px}
    .of-views{color:var(--view)}.of-text{color:var(--text)}.of-guides{color:var(--guide);border-style:dashed}
    .of-ties,.of-baselines{height:0;border-width:1.5px;vertical-align:.25em}
    .of-ties{color:var(--tie)}.of-baselines{color:var(--baseline)}
    .of-margins{color:var(--margin);border-style:dotted}.of-safe{color:var(--safe);border-style:dashed}
    #tree,#constraints,#findings{list-style:none;padding:0;margin:.4rem 0 0}
    nav input{float:right;width:9rem}
    #tree{position:relative;max-height:16rem;overflow:auto;clear:both}
    #tree li{padding:.15rem .4rem;cursor:pointer;overflow-wrap:anywhere;border-radius:4px}
    #tree li i{width:.65em;height:.65em;vertical-align:0}
    #tree li[aria-selected=true]{background:var(--mark);color:var(--on-mark)}
    #tree li[aria-selected=true] i{color:inherit}
    :focus-visible{outline:3px solid var(--mark);outline-offset:1px}
    #tree li:focus-visible{outline-color:var(--ink);outline-offset:-3px}
    #details p{margin:.2rem 0}.reason{font-variant-numeric:tabular-nums}
    #constraints li{padding:.35rem 0;border-top:1px solid var(--line)}
    summary{cursor:pointer;font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
    details ul{margin:.2rem 0 .4rem;padding-left:1.2rem}
    .lost{color:var(--bad)}.fate{font-variant-numeric:tabular-nums}
    .place{overflow-wrap:anywhere}
    code{font:.87em/1.45 ui-monospace,Menlo,Consolas,"DejaVu Sans Mono",monospace;overflow-wrap:anywhere}
    button,select,input{font:inherit}select{max-width:100%}
    #changes button{font-size:.87em;margin:0 .1rem}
    #findings>li{border:1px solid var(--line);border-left:5px solid var(--warn);border-radius:6px;margin-top:.5rem;\
    padding:.45rem .6rem}
    #findings>li.error{border-left-color:var(--bad)}#findings>li.none{border-left-color:var(--fine)}
    #findings>li.here{background:color-mix(in srgb,var(--mark) 9%,var(--panel))}
    #findings button{display:block;width:100%;text-align:left;background:none;color:inherit;border:0;padding:0;\
    cursor:pointer;overflow-wrap:anywhere}
    #findings button:hover .says{text-decoration:underline}
    #findings b{color:var(--warn)}#findings .error b{color:var(--bad)}
    .range{color:var(--quiet);font-size:.87em;margin-left:.4em}.says,.sum{display:block}.sum{font-weight:600}
    #findings details{margin-top:.25rem}
    .step{display:block;padding-left:1.2em;text-indent:-1.2em;margin-top:.15rem}.within{margin-left:1.2em}
    """
}
