extension InspectorPage {
  /// Fills the panels beside the picture, and follows mouse and keyboard.
  static let panels = #"""
    const element = (name, text, style) => {
      const made = document.createElement(name);
      if (text) made.textContent = text;
      if (style) made.className = style;
      return made;
    };

    // The selected item in a sentence, with what is wrong with it at this width.
    function sentence() {
      const item = data.items[state.selected], said = get("sentence"), parent = data.items[item.parent];
      const [x, y, width, height] = frame(state.selected, rows("boxes")).map(round);
      const across = reason(state.selected, 2);
      const sum = across?.steps.length ? arithmetic(across)[0] : "";
      said.replaceChildren(element("strong", item.name),
        ` is ${width} × ${height}` + (parent ? ` at x ${x}, y ${y} in ${parent.name}` : "")
        + (/[+−·]/.test(sum) ? `; it is ${width} wide, as ${sum}` : "") + ".");
      const wrong = present().find(finding => finding.items.includes(state.selected));
      if (wrong) said.append(" ", element("span", `${wrong.rule}: ${reported(wrong)[0]}.`, "lost"));
      if (!parent) said.append(" ", element("span",
        "Select an item, here or in the list, to read why it stands where it does.", "quiet"));
    }
    const belongs = finding => finding.setting === setting().name;
    // What is found at this width.
    const present = () => data.findings.filter(finding => belongs(finding)
      && finding.from <= state.width && state.width <= finding.to);
    // What a finding says, and the sum of a conflict, which says more than the list of its constraints.
    const reported = ({rule, message, why}) => rule === "conflict" && why.length
      ? [data.rules[rule].meaning, why[0]] : [message, ""];

    function details() {
      const item = data.items[state.selected], panel = get("details");
      const boxes = rows("boxes"), values = frame(state.selected, boxes);
      const [x, y, width, height] = values.map(round);
      panel.replaceChildren(element("h2", item.name));
      const parent = data.items[item.parent];
      const [left, top] = boxes[state.selected].map(round);
      const place = element("p", `x ${x}, y ${y}, ${width} × ${height}`
        + (parent ? ` in ${parent.name}` : "")
        + (parent && parent.depth > 0 ? `; from the root x ${left}, y ${top}` : "")
        + (piece().proved ? "" : " (sampled)"));
      place.id = "frame";
      panel.append(place);
      ["x", "y", "width", "height"].forEach((part, index) =>
        panel.append(why(part, index, values[index])));
    }
    // Why one of the four numbers is what it is.
    function why(part, index, value) {
      const known = reason(state.selected, index);
      if (!known) return element("p", `${part} = ${round(value)}; why is not worked out here: `
        + `ask layout explain at this width`, "reason");
      if (!known.steps.length) return element("p", `${part} = ${round(value)}`, "reason");
      const [sum, exact] = arithmetic(known), panel = element("details", "", "reason");
      const rounded = Math.abs(exact - value) > 1e-3 ? `, rounded to ${round(value)}` : "";
      const total = String(round(exact)).replace("-", "−");
      panel.append(element("summary",
        `${part} = ${sum}` + (sum === total ? "" : ` = ${total}`) + rounded));
      panel.open = state.open.has(part);
      panel.addEventListener("toggle", () => state.open[panel.open ? "add" : "delete"](part));
      const list = element("ul");
      const said = new Set();
      for (const term of known.steps) {
        const [text, source, whole] = statement(term);
        if (!whole) list.append(line([text, source]));
        else if (!said.has(whole + source)) list.append(line([whole, source]));
        if (whole) said.add(whole + source);
      }
      for (const term of known.losses ?? []) {
        const [, place, word, isScaffold] = statement(term);
        // A word that decides the number loses pulls of its own by design.
        if (isScaffold && said.has(word + place)) continue;
        const points = number(term), [text, source] = statement(term);
        const amount = `${round(Math.abs(points))} too ${points > 0 ? "much" : "little"}`;
        list.append(line([text, source], `lost, ${amount}: `));
      }
      if (known.free) list.append(element("li", "other values would do as well", "lost"));
      panel.append(list);
      return panel;
    }
    function line([text, source], before) {
      const row = element("li");
      if (before) row.append(element("span", before, "lost"));
      row.append(element("code", text));
      if (source) row.append(" ", element("span", source, "place"));
      return row;
    }
    function constraints() {
      const list = get("constraints");
      list.replaceChildren();
      let said = "";
      for (const {constraint, values} of own()) {
        const {whole, scaffold, source} = constraint;
        // A word stands once, above the constraints that its dialect holds.
        if (whole && whole + source !== said) list.append(line([whole, source]));
        said = whole ? whole + source : "";
        if (scaffold) continue;
        const points = slack(constraint, values);
        const row = line([words(constraint), constraint.source]);
        row.append(" ", element("span", fate(points), points < -1e-3 ? "fate lost" : "fate"));
        list.append(row);
      }
      if (!list.firstChild) list.append(element("li", "none"));
    }

    function tree() {
      const list = get("tree"), sought = get("search").value.toLowerCase();
      list.replaceChildren();
      data.items.forEach((item, index) => {
        const name = item.whole ?? item.name;
        if (!name.toLowerCase().includes(sought)) return;
        // The guides of a word are one row.
        if (item.whole && data.items[index - 1]?.whole === item.whole) return;
        const row = element("li");
        const kind = item.guide ? "of-guides" : item.text ? "of-text" : "of-views";
        row.append(element("i", "", kind), name + (item.guide && !item.whole ? " (guide)" : ""));
        row.setAttribute("role", "treeitem");
        row.setAttribute("aria-level", item.depth + 1);
        row.setAttribute("aria-selected", index === state.selected);
        row.tabIndex = index === state.selected ? 0 : -1;
        row.dataset.item = index;
        row.style.paddingLeft = item.depth + .3 + "em";
        row.addEventListener("click", () => select(index));
        list.append(row);
      });
      if (!list.querySelector("[tabindex='0']") && list.firstChild) list.firstChild.tabIndex = 0;
    }
    function findings() {
      const list = get("findings");
      list.replaceChildren();
      const found = data.findings.filter(belongs);
      const opened = present()[0] ?? found[0];
      for (const finding of found) {
        const {from, to, rule} = finding, [says, sum] = reported(finding);
        const row = element("li", "", data.rules[rule].error ? "error" : "warning");
        const widths = from === to ? `at ${from}`
          : finding.proved ? `at every width from ${from} to ${to}` : `at widths ${from}…${to}`;
        const button = element("button");
        button.append(element("b", rule), " ", element("span", widths, "range"), " ",
          element("span", says, "says"));
        if (sum) button.append(" ", element("span", `at ${from}: ${sum}`, "sum"));
        button.addEventListener("click", () => {
          move(from);
          if (finding.items.length) select(finding.items.at(-1));
        });
        row.append(button);
        const lines = sum ? finding.why.slice(1) : finding.why;
        if (lines.length) {
          const why = element("details");
          why.append(element("summary", `why, at ${from}`));
          for (const text of lines) {
            why.append(element("code", text.trim(), text.startsWith(" ") ? "step within" : "step"));
          }
          why.open = finding === opened;
          row.append(why);
        }
        row.finding = finding;
        list.append(row);
      }
      if (!found.length) list.append(element("li", "Nothing found", "none"));
      const more = setting().overflowing;
      if (more) list.append(element("li", `there is more of ${more.join(", ")} than is listed`));
      verdict(found);
      strip(found);
    }
    function verdict(found) {
      const [first, last] = ends().map(round), worst = found[0];
      get("verdict").textContent = !worst ? `Nothing found from ${first} to ${last}`
        : found.length === 1 ? `1 finding: ${worst.rule}` : `${found.length} findings, the worst: ${worst.rule}`;
      get("verdict").style.color =
        `var(--${!worst ? "fine" : data.rules[worst.rule].error ? "bad" : "warn"})`;
    }
    // Below the slider: where something is found, and where the layout changes.
    function strip(found) {
      const [first, last] = ends(), place = get("strip"), length = last - first;
      place.replaceChildren();
      const mark = (style, from, to) => {
        const span = element("span", "", style), share = value => 100 * (value - first) / (length || 1) + "%";
        span.style.left = share(from);
        if (to !== undefined) span.style.width = share(first + Math.min(to + 1, last) - from);
        place.append(span);
      };
      for (const finding of [...found].reverse()) {
        mark(data.rules[finding.rule].error ? "error" : "warning", finding.from, finding.to);
      }
      const {pieces, sampledBecause} = setting();
      if (!sampledBecause) for (const next of pieces.slice(1, 65)) mark("change", next.start.width);
    }
    function here() {
      const now = new Set(present());
      for (const row of get("findings").children) row.classList.toggle("here", now.has(row.finding));
    }
    function changes() {
      const list = get("changes"), {pieces, sampledBecause} = setting();
      list.replaceChildren();
      const [first, last] = ends().map(round), {asked} = setting();
      const left = asked > last
        ? ` Widths from ${last} to ${asked} are left out, as solving them takes too long.` : "";
      const sampled = pieces.filter(piece => !piece.proved);
      get("proof").textContent = sampledBecause
        ? `Frames were solved at whole points, and are sampled between, as ${sampledBecause}.`
        : sampled.length ? "Frames are exact; between whole points they are sampled "
          + sampled.slice(0, 8).map(
            piece => `from ${round(piece.start.width)} to ${round(piece.end.width)}`).join(", ")
          + (sampled.length > 8 ? `, and in ${sampled.length - 8} more stretches` : "")
          + ", where the layout is ambiguous, changes too often or takes too long."
        : `Frames are exact at every width from ${first} to ${last}.`;
      get("proof").textContent += left;
      if (sampledBecause) return list.append("not known");
      for (const next of pieces.slice(1)) {
        const button = element("button", String(round(next.start.width)));
        button.addEventListener("click", () => move(next.start.width));
        list.append(button, " ");
      }
      if (!list.firstChild) list.append("no width");
    }

    function select(index) {
      state.selected = index;
      tree();
      const list = get("tree"), row = list.querySelector("[aria-selected='true']");
      if (row && (row.offsetTop < list.scrollTop
        || row.offsetTop + row.offsetHeight > list.scrollTop + list.clientHeight)) {
        list.scrollTop = row.offsetTop - list.clientHeight / 2;
      }
      show();
    }
    function show() {
      sentence();
      here();
      details();
      constraints();
      draw();
    }
    function move(width) {
      const [first, last] = ends();
      state.width = Math.min(Math.max(width, first), last);
      get("width").value = state.width;
      get("width-value").textContent = round(state.width);
      show();
    }
    function choose(index) {
      state.setting = index;
      [get("width").min, get("width").max] = ends();
      findings();
      changes();
      move(state.width);
    }

    data.settings.forEach((setting, index) => get("setting").add(new Option(setting.name, index)));
    get("dialect").add(new Option("as they were written", "written"));
    for (const [name, title] of data.dialects) get("dialect").add(new Option(title, name));
    get("setting").addEventListener("change", event => choose(Number(event.target.value)));
    get("dialect").addEventListener("change", show);
    get("width").addEventListener("input", event => move(Number(event.target.value)));
    get("search").addEventListener("input", tree);
    document.querySelectorAll("#look input").forEach(
      box => box.addEventListener("change", draw));
    get("tree").addEventListener("keydown", event => {
      const row = event.target.closest("li"), list = get("tree");
      const next = row && {
        ArrowDown: row.nextElementSibling, ArrowUp: row.previousElementSibling,
        Home: list.firstElementChild, End: list.lastElementChild,
      }[event.key];
      if (!next) return;
      event.preventDefault();
      const index = Number(next.dataset.item);
      select(index);
      list.querySelector(`[data-item='${index}']`).focus();
    });
    addEventListener("resize", draw);
    state.width = data.width;
    choose(0);
    // page.html#follow@320 begins with an item and a width.
    const [, sought, start] = decodeURIComponent(location.hash).match(/^#(.*?)(?:@([\d.]+))?$/) ?? [];
    if (start) move(Number(start));
    select(Math.max(0, data.items.findIndex(item => item.name === sought)));
    """#
}
