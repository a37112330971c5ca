extension InspectorPage {
  /// Draws the data at a width and a setting, and follows mouse and keyboard.
  ///
  /// Frames are read off the piece the width lies in: start + (end − start) · share.
  static let script = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const get = id => document.getElementById(id);
    const make = (name, attributes, text) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      if (text !== undefined) element.textContent = text;
      return element;
    };
    const round = number => Math.round(number * 1e4) / 1e4 + 0;
    const state = {setting: 0, width: 0, selected: 0};
    const setting = () => data.settings[state.setting];

    function piece() {
      const pieces = setting().pieces;
      let found = pieces[0];
      for (const next of pieces) if (next.start.width <= state.width) found = next;
      return found;
    }
    function mean(key) {
      const {start, end} = piece();
      const length = end.width - start.width;
      const share = length > 0 ? Math.min(Math.max((state.width - start.width) / length, 0), 1) : 0;
      return start[key].map((row, index) =>
        row.map((number, part) => number + (end[key][index][part] - number) * share));
    }
    const shown = name =>
      document.querySelector(`header input[value=${name}]`).checked;

    function draw() {
      const boxes = mean("boxes"), picture = get("picture");
      const values = mean("values");
      picture.replaceChildren();
      const [width, height] = [boxes[0][2], boxes[0][3]];
      picture.setAttribute("viewBox", `-8 -8 ${width + 16} ${height + 16}`);
      picture.setAttribute("width", width + 16);
      picture.setAttribute("height", height + 16);
      data.items.forEach((item, index) => {
        if (item.guide && !shown("guides")) return;
        const [x, y, width, height] = boxes[index];
        const marked = index === state.selected ? " selected" : "";
        const box = make("rect", {
          class: (item.guide ? "guide" : "box") + marked, "data-item": index,
          x, y, width: Math.max(width, 0), height: Math.max(height, 0)});
        box.addEventListener("click", () => select(index));
        box.append(make("title", {}, item.name));
        picture.append(box);
        if (item.margins && shown("margins")) {
          const [top, left, bottom, right] = item.margins;
          picture.append(make("rect", {class: "margin", x: x + left, y: y + top,
            width: Math.max(width - left - right, 0), height: Math.max(height - top - bottom, 0)}));
        }
        if (item.baselines && shown("baselines")) {
          for (const line of [y + item.baselines[0], y + height - item.baselines[1]]) {
            picture.append(make("line", {class: "baseline", x1: x, x2: x + width, y1: line, y2: line}));
          }
        }
      });
      if (shown("names")) names(picture, boxes);
      if (shown("constraints")) ties(picture, boxes, values);
    }
    function names(picture, boxes) {
      const taken = [];
      data.items.forEach((item, index) => {
        const [x, y, width, height] = boxes[index];
        const room = item.name.length * 6 + 4;
        if (item.guide || width < room || height < 12) return;
        for (const top of [y + 1, y + height / 2 - 6, y + height - 13]) {
          const place = [x + 2, top, room, 12];
          if (taken.some(other => place[0] < other[0] + other[2] && other[0] < place[0] + place[2]
            && place[1] < other[1] + other[3] && other[1] < place[1] + place[3])) continue;
          taken.push(place);
          picture.append(make("text", {x: x + 3, y: top + 9}, item.name));
          return;
        }
      });
    }
    const own = () => setting().constraints.map((constraint, index) => ({constraint, index}))
      .filter(entry => entry.constraint.items.includes(state.selected));
    function slack(constraint, [first, second]) {
      const difference = first - second;
      if (constraint.relation === 0) return -Math.abs(difference);
      return constraint.relation > 0 ? difference : -difference;
    }
    function ties(picture, boxes, values) {
      for (const {constraint, index} of own()) {
        const [first, second] = constraint.items;
        if (second === undefined || first === second) continue;
        const middle = item => [boxes[item][0] + boxes[item][2] / 2, boxes[item][1] + boxes[item][3] / 2];
        const [from, to] = [middle(first), middle(second)];
        const missed = slack(constraint, values[index]) < -1e-3 ? " missed" : "";
        picture.append(make("line", {class: "tie" + missed, x1: from[0], y1: from[1], x2: to[0], y2: to[1]}));
      }
    }

    function details() {
      const [x, y, width, height] = mean("boxes")[state.selected], values = mean("values");
      const panel = get("details");
      panel.replaceChildren();
      const heading = document.createElement("h2");
      heading.textContent = data.items[state.selected].name;
      const frame = document.createElement("p");
      frame.id = "frame";
      frame.textContent = `x ${round(x)}, y ${round(y)}, ${round(width)} × ${round(height)}`
        + (piece().proved ? "" : " (sampled)");
      const table = document.createElement("table");
      const caption = table.createCaption();
      caption.textContent = own().length + " constraints; slack in points";
      for (const {constraint, index} of own()) {
        const row = table.insertRow(), points = slack(constraint, values[index]);
        const formula = document.createElement("code");
        formula.textContent = constraint.text;
        row.insertCell().append(formula);
        const number = row.insertCell();
        number.className = "number";
        number.textContent = Math.abs(points) < 1e-3 ? "holds" : points < 0
          ? "misses by " + round(-points) : round(points) + " to spare";
        if (points < -1e-3) row.className = "missed-row";
        row.insertCell().textContent = constraint.source;
      }
      panel.append(heading, frame, table);
    }
    function tree() {
      const list = get("tree"), words = get("search").value.toLowerCase();
      list.replaceChildren();
      data.items.forEach((item, index) => {
        if (!item.name.toLowerCase().includes(words)) return;
        const row = document.createElement("li");
        row.setAttribute("role", "treeitem");
        row.setAttribute("aria-level", item.depth + 1);
        row.setAttribute("aria-selected", index === state.selected);
        row.tabIndex = index === state.selected ? 0 : -1;
        row.dataset.item = index;
        row.style.paddingLeft = item.depth + .3 + "em";
        row.textContent = item.name + (item.guide ? " (guide)" : "");
        row.addEventListener("click", () => select(index));
        list.append(row);
      });
      if (!list.querySelector("[tabindex='0']") && list.firstChild) list.firstChild.tabIndex = 0;
    }
    function findings() {
      const list = get("findings"), name = setting().name;
      list.replaceChildren();
      for (const finding of data.findings.filter(finding => finding.setting === name)) {
        const row = document.createElement("li"), button = document.createElement("button");
        const widths = finding.from === finding.to ? finding.from : `${finding.from} to ${finding.to}`;
        button.textContent = `${finding.rule} at ${widths}: ${finding.message}`;
        button.addEventListener("click", () => {
          move(finding.from);
          if (finding.items.length) select(finding.items[0]);
        });
        row.append(button);
        list.append(row);
      }
      if (!list.firstChild) list.append("nothing found");
    }
    function changes() {
      const list = get("changes"), pieces = setting().pieces.slice(1);
      list.replaceChildren();
      for (const next of pieces) {
        const button = document.createElement("button");
        button.textContent = round(next.start.width);
        button.addEventListener("click", () => move(next.start.width));
        list.append(button, " ");
      }
      if (!pieces.length) list.append("no width");
    }

    function select(index) {
      state.selected = index;
      tree();
      details();
      draw();
    }
    function move(width) {
      const [first, last] = ends();
      state.width = Math.min(Math.max(width, first), last);
      get("width").value = state.width;
      get("width-value").textContent = round(state.width);
      draw();
      details();
    }
    const ends = () => [setting().pieces[0].start.width, setting().pieces.at(-1).end.width];
    function choose(index) {
      state.setting = index;
      [get("width").min, get("width").max] = ends();
      findings();
      changes();
      move(state.width);
    }

    data.settings.forEach((setting, index) => get("setting").add(new Option(setting.name, index)));
    get("setting").addEventListener("change", event => choose(Number(event.target.value)));
    get("width").addEventListener("input", event => move(Number(event.target.value)));
    get("search").addEventListener("input", tree);
    document.querySelectorAll("header input[type=checkbox]").forEach(
      box => box.addEventListener("change", draw));
    get("tree").addEventListener("keydown", event => {
      const row = event.target.closest("li");
      const next = {ArrowDown: "nextElementSibling", ArrowUp: "previousElementSibling"}[event.key];
      if (!row || !next || !row[next]) return;
      event.preventDefault();
      const index = Number(row[next].dataset.item);
      select(index);
      get("tree").querySelector(`[data-item='${index}']`).focus();
    });
    state.width = data.width;
    choose(0);
    select(0);
    """#
}
