extension InspectorPage {
  /// Fills the panels beside the picture, and follows mouse and keyboard.
  static let panels = #"""
    const element = (name, text, style) => {
      const made = document.createElement(name);
      if (text) made.textContent = text;
      if (style) made.className = style;
      return made;
    };

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
      for (const term of known.steps) list.append(line(statement(term)));
      for (const term of known.losses ?? []) {
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
      for (const {constraint, values} of own()) {
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
        if (!item.name.toLowerCase().includes(sought)) return;
        const row = element("li", item.name + (item.guide ? " (guide)" : ""));
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
      const list = get("findings"), name = setting().name;
      list.replaceChildren();
      for (const finding of data.findings.filter(finding => finding.setting === name)) {
        const row = element("li"), {from, to} = finding;
        const widths = from === to ? `at ${from}`
          : finding.proved ? `at every width from ${from} to ${to}` : `at widths ${from}…${to}`;
        const button = element("button", `${finding.rule} ${widths}: ${finding.message}`);
        button.addEventListener("click", () => {
          move(from);
          if (finding.items.length) select(finding.items[0]);
        });
        row.append(button);
        if (finding.why.length) {
          const why = element("details");
          why.append(element("summary", `why, at ${from}`), element("pre", finding.why.join("\n")));
          row.append(why);
        }
        list.append(row);
      }
      if (!list.firstChild) list.append(element("li", "nothing found"));
      const more = setting().overflowing;
      if (more) list.append(element("li", `there is more of ${more.join(", ")} than is listed`));
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
    get("dialect").add(new Option("the words they were written in", "written"));
    for (const [name, title] of data.dialects) get("dialect").add(new Option(title, name));
    get("setting").addEventListener("change", event => choose(Number(event.target.value)));
    get("dialect").addEventListener("change", show);
    get("width").addEventListener("input", event => move(Number(event.target.value)));
    get("search").addEventListener("input", tree);
    document.querySelectorAll("header input[type=checkbox]").forEach(
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
    state.width = data.width;
    choose(0);
    select(0);
    """#
}
