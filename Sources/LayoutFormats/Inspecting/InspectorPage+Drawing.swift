extension InspectorPage {
  /// Draws the picture: boxes, overlays, then the lines of constraints and names that do not overlap.
  static let drawing = #"""
    const make = (name, attributes, text) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      if (text !== undefined) element.textContent = text;
      return element;
    };
    const shown = name => document.querySelector(`header input[value=${name}]`).checked;

    function draw() {
      const boxes = rows("boxes"), picture = get("picture"), taken = [];
      picture.replaceChildren();
      const [width, height] = [boxes[0][2], boxes[0][3]];
      const torn = new Set(data.findings.filter(finding => finding.rule === "conflict"
        && finding.setting === setting().name && finding.from <= state.width
        && state.width <= finding.to).flatMap(finding => finding.items));
      picture.setAttribute("viewBox", `-8 -8 ${width + 16} ${height + 16}`);
      picture.setAttribute("width", width + 16);
      picture.setAttribute("height", height + 16);
      data.items.forEach((item, index) => {
        if (item.guide && !shown("guides")) return;
        const [x, y, width, height] = boxes[index];
        const marked = (torn.has(index) ? " torn" : "") + (index === state.selected ? " selected" : "");
        const style = (item.guide ? "guide" : "box") + marked;
        const shapes = [make("rect", {class: style, "data-item": index,
          x, y, width: Math.max(width, 0), height: Math.max(height, 0)})];
        // A rectangle of no size is not drawn.
        if (width <= 0 || height <= 0) {
          shapes.push(make("line", {class: style + " nothing", x1: x, y1: y,
            x2: x + Math.max(width, 0), y2: y + Math.max(height, 0)}));
        }
        for (const shape of shapes) {
          shape.addEventListener("click", () => select(index));
          shape.append(make("title", {}, item.name));
          picture.append(shape);
        }
      });
      for (const kind of ["margins", "safe"]) if (shown(kind)) insets(picture, boxes, kind);
      if (shown("baselines")) baselines(picture, boxes);
      if (shown("constraints")) ties(picture, boxes, taken);
      if (shown("names")) names(picture, boxes, taken);
    }
    function insets(picture, boxes, kind) {
      rows(kind)?.forEach(([top, left, bottom, right], index) => {
        if (!top && !left && !bottom && !right) return;
        const [x, y, width, height] = boxes[index];
        picture.append(make("rect", {class: kind === "safe" ? "safe" : "margin",
          x: x + left, y: y + top, width: Math.max(width - left - right, 0),
          height: Math.max(height - top - bottom, 0)}));
      });
    }
    function baselines(picture, boxes) {
      rows("baselines")?.forEach(([first, last], index) => {
        if (!first && !last) return;
        const [x, y, width, height] = boxes[index];
        for (const line of new Set([y + first, y + height - last])) {
          picture.append(make("line", {class: "baseline", x1: x, x2: x + width, y1: line, y2: line}));
        }
      });
    }

    // Writes words at the first of some places where none stand yet.
    function write(picture, taken, text, style, corners) {
      const width = [...text].length * 6.1;
      const [, , right, bottom] = picture.getAttribute("viewBox").split(" ").map(Number);
      for (const [left, top] of corners) {
        if (left < -8 || top < -8 || left + width > right - 8 || top + 12 > bottom - 8) continue;
        if (taken.some(other => left < other[0] + other[2] + 3 && other[0] < left + width + 3
          && top < other[1] + 12 && other[1] < top + 12)) continue;
        taken.push([left, top, width]);
        picture.append(make("text", {class: style, x: left, y: top + 9}, text));
        return;
      }
    }
    function names(picture, boxes, taken) {
      data.items.forEach((item, index) => {
        const [x, y, width, height] = boxes[index];
        const room = [...item.name].length * 6.1;
        if (item.guide || width < room + 3 || height < 12) return;
        const middle = x + (width - room) / 2;
        write(picture, taken, item.name, "name", [y + 2, y + height / 2 - 6, y + height - 14]
          .flatMap(top => [[x + Math.min(3, (width - room) / 2), top], [middle, top]]));
      });
    }

    // A constraint as a line between the two places it ties together.
    function ties(picture, boxes, taken) {
      for (const {tie, constraint, values} of own()) {
        const {axis, first, second} = tie, cross = 1 - axis;
        const place = ([item, share, more]) =>
          boxes[item][axis] + share * boxes[item][axis + 2] + more;
        const isSize = first[1] === null;
        if (!isSize && !second) continue;
        const box = boxes[first[0]], other = isSize ? box : boxes[second[0]];
        const [from, to] = isSize
          ? [box[axis], box[axis] + box[axis + 2]] : [place(second), place(first)];
        const low = Math.max(box[cross], other[cross]);
        const high = Math.min(box[cross] + box[cross + 2], other[cross] + other[cross + 2]);
        const middle = low < high ? (low + high) / 2 : box[cross] + box[cross + 2] / 2;
        const missed = slack(constraint, values) < -1e-3;
        const line = axis
          ? {x1: middle, x2: middle, y1: from, y2: to} : {x1: from, x2: to, y1: middle, y2: middle};
        const drawn = make("line", {class: "tie" + (missed ? " missed" : ""), ...line,
          "data-constraint": tie.constraint});
        drawn.append(make("title", {}, words(constraint)));
        picture.append(drawn);
        if (Math.abs(to - from) < 1) continue;
        const [x, y] = axis ? [middle, (from + to) / 2] : [(from + to) / 2, middle];
        const room = constraint.label.length * 6.1;
        write(picture, taken, constraint.label, missed ? "missed-label" : "tie-label",
          [[x - room / 2, y - 14], [x - room / 2, y + 2], [x + 3, y - 6], [x - room - 3, y - 6]]);
      }
    }
    """#
}
