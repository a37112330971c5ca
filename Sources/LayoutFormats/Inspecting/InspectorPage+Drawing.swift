extension InspectorPage {
  /// Draws the picture as large as its room is: boxes, overlays, rulers of the selected item, then the lines of
  /// constraints and names that do not overlap.
  static let drawing = #"""
    const make = (name, attributes, text) => {
      const element = document.createElementNS("http://www.w3.org/2000/svg", name);
      for (const key in attributes) element.setAttribute(key, attributes[key]);
      if (text !== undefined) element.textContent = text;
      return element;
    };
    const shown = name => document.querySelector(`#look input[value=${name}]`).checked;

    // Pixels for a point: as much as the room allows. Up to a third more than the width at hand is kept free
    // for what the slider can reach, so that the picture grows with the width before it shrinks.
    function scale(width, height) {
      const stage = get("stage"), inside = stage.clientWidth - 14;
      const wide = Math.max(width, Math.min(ends()[1], width * 4 / 3)) || 1;
      const [top, left] = [stage.getBoundingClientRect().top + scrollY, PAD.start + PAD.end];
      const tall = Math.max(innerHeight - top - 88, 260);
      const fit = Math.min((inside - left) / wide, (tall - left) / (height || 1), 4);
      return Math.max(fit, Math.min((inside - left) / (width || 1), 160 / (height || 1)), 1e-3);
    }
    const PAD = {start: 10, end: 30};
    // What one pixel measures, in points.
    let pixel = 1;

    function draw() {
      const boxes = rows("boxes"), picture = get("picture"), taken = [];
      picture.replaceChildren();
      const [width, height] = [boxes[0][2], boxes[0][3]];
      const factor = scale(width, height);
      pixel = 1 / factor;
      const torn = new Set(data.findings.filter(finding => finding.rule === "conflict"
        && finding.setting === setting().name && finding.from <= state.width
        && state.width <= finding.to).flatMap(finding => finding.items));
      const around = (PAD.start + PAD.end) * pixel;
      picture.setAttribute("viewBox",
        `${-PAD.start * pixel} ${-PAD.start * pixel} ${width + around} ${height + around}`);
      picture.setAttribute("width", (width + around) * factor);
      picture.setAttribute("height", (height + around) * factor);
      data.items.forEach((item, index) => {
        // A word is drawn as one thing.
        if (item.whole || item.guide && !shown("guides")) return;
        const [x, y, width, height] = boxes[index];
        const marked = (torn.has(index) ? " torn" : "") + (index === state.selected ? " selected" : "");
        const style = (item.line ? "guide unseen" : item.guide ? "guide" : item.text ? "box text" : "box") + marked;
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
      if (shown("guides")) wholes(picture, boxes, taken);
      for (const kind of ["margins", "safe"]) if (shown(kind)) insets(picture, boxes, kind);
      if (shown("baselines")) baselines(picture, boxes);
      for (const axis of [0, 1]) rulers(picture, boxes, axis);
      if (shown("constraints")) ties(picture, boxes, taken);
      if (shown("names")) names(picture, boxes, taken);
    }
    // A word of several constraints: a line across an item, or springs and struts between items.
    function wholes(picture, boxes, taken) {
      for (const word of setting().words ?? []) {
        const {axis, title} = word, cross = 1 - axis;
        const place = ([item, share, more]) =>
          boxes[item][axis] + share * boxes[item][axis + 2] + more;
        const strokes = word.line ? [stroke("line", boxes[word.owner], place(word.line))] : gaps();
        function stroke(kind, box, at) {
          return {kind, from: box[cross], to: box[cross] + box[cross + 2], at, across: axis};
        }
        function gaps() {
          const from = place(word.start), to = place(word.end), forward = from <= to;
          const point = (at, item) => ({low: at, high: at, box: boxes[item]});
          const stops = [point(from, word.items[0]), ...word.items.map(item => ({low: boxes[item][axis],
            high: boxes[item][axis] + boxes[item][axis + 2], box: boxes[item]})),
            point(to, word.items.at(-1))];
          return word.kinds.map((kind, index) => {
            const one = stops[index], other = stops[index + 1];
            const low = Math.max(one.box[cross], other.box[cross]);
            const high = Math.min(one.box[cross] + one.box[cross + 2], other.box[cross] + other.box[cross + 2]);
            return {kind, from: forward ? one.high : one.low, to: forward ? other.low : other.high,
              at: low < high ? (low + high) / 2 : one.box[cross] + one.box[cross + 2] / 2, across: cross};
          });
        }
        for (const one of strokes) {
          if (Math.abs(one.to - one.from) < .01) continue;
          const drawn = make("path", {class: "word " + one.kind, d: path(one)});
          drawn.append(make("title", {}, title));
          picture.append(drawn);
        }
        const longest = strokes.reduce((one, other) =>
          Math.abs(other.to - other.from) > Math.abs(one.to - one.from) ? other : one);
        if (Math.abs(longest.to - longest.from) < .01) continue;
        const room = [...title].length * LETTER * pixel, gap = 5 * pixel;
        write(picture, taken, title, "word-label", [.5, .25, .75, .1, .9].flatMap(share => {
          const along = longest.from + share * (longest.to - longest.from);
          return longest.across
            ? [[along - room / 2, longest.at - 18 * pixel], [along - room / 2, longest.at + gap]]
            : [[longest.at + gap, along], [longest.at - room - gap, along]];
        }));
      }
    }
    // A line, a line with a bar at each end, or a zigzag; `across` says whether it runs from left to right.
    function path({kind, from, to, at, across}) {
      const point = (along, off) => across ? `${along} ${at + off}` : `${at + off} ${along}`;
      const whole = `M${point(from, 0)}L${point(to, 0)}`, bar = 3.5 * pixel;
      if (kind === "line") return whole;
      if (kind === "strut") return whole + [from, to].map(end =>
        `M${point(end, -bar)}L${point(end, bar)}`).join("");
      const turns = Math.min(Math.floor(Math.abs(to - from) / (8 * pixel)), 60);
      if (!turns) return whole;
      let drawn = `M${point(from, 0)}`;
      for (let turn = 0; turn < turns; turn += 1) for (const [part, off] of [[.25, bar], [.75, -bar], [1, 0]]) {
        drawn += `L${point(from + (turn + part) / turns * (to - from), off)}`;
      }
      return drawn;
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

    // Where the selected item begins and ends, and what is left before and behind it, as on a drawing: along
    // the bottom edge, and along the right one.
    function rulers(picture, boxes, axis) {
      const root = boxes[0], box = boxes[state.selected];
      const length = root[axis + 2], beyond = root[3 - axis] + 12 * pixel;
      const from = box[axis], to = from + box[axis + 2];
      const line = (style, along, across) => picture.append(make("line", {class: style,
        ...(axis ? {x1: across[0], x2: across[1], y1: along[0], y2: along[1]}
          : {x1: along[0], x2: along[1], y1: across[0], y2: across[1]})}));
      if (state.selected) for (const end of [from, to]) {
        line("extension", [end, end], [box[1 - axis] + box[3 - axis], beyond]);
      }
      const stops = [0, from, to, length].sort((one, other) => one - other);
      for (const end of new Set(stops)) line("rule", [end, end], [beyond - 4 * pixel, beyond + 4 * pixel]);
      line("rule", [stops[0], stops[3]], [beyond, beyond]);
      [[from, to], [0, from], [to, length]].forEach(([start, end]) => {
        const words = String(Math.round(Math.abs(end - start) * 100) / 100), room = words.length * LETTER;
        if (Math.abs(end - start) < (axis ? 12 : room + 2) * pixel) return;
        const middle = (start + end) / 2;
        const place = axis ? {x: beyond + 8 * pixel, y: middle, transform:
          `rotate(90 ${beyond + 8 * pixel} ${middle})`} : {x: middle, y: beyond + 13 * pixel};
        if (axis && Math.abs(end - start) < room * pixel) return;
        const label = make("text", {class: "rule-label", "text-anchor": "middle", ...place,
          "font-size": 11 * pixel, "stroke-width": 3 * pixel}, words);
        picture.append(label);
      });
    }

    // A letter is as wide as this, in pixels.
    const LETTER = 6.7;
    // Writes words at the first of some places where none stand yet.
    function write(picture, taken, text, style, corners) {
      const width = [...text].length * LETTER * pixel, tall = 13 * pixel, gap = 3 * pixel;
      const [, , rootWidth, rootHeight] = rows("boxes")[0];
      for (const [left, top] of corners) {
        if (left < -PAD.start * pixel || top < -PAD.start * pixel
          || left + width > rootWidth + PAD.start * pixel || top + tall > rootHeight + 8 * pixel) continue;
        if (taken.some(other => left < other[0] + other[2] + gap && other[0] < left + width + gap
          && top < other[1] + tall && other[1] < top + tall)) continue;
        taken.push([left, top, width]);
        picture.append(make("text", {class: style, x: left, y: top + 10 * pixel,
          "font-size": 11 * pixel, "stroke-width": 4 * pixel}, text));
        return;
      }
    }
    function names(picture, boxes, taken) {
      data.items.forEach((item, index) => {
        const [x, y, width, height] = boxes[index];
        const room = [...item.name].length * LETTER * pixel;
        if (item.guide || width < room + 4 * pixel || height < 13 * pixel) return;
        const middle = x + (width - room) / 2;
        write(picture, taken, item.name, "name",
          [y + 2 * pixel, y + height / 2 - 6.5 * pixel, y + height - 15 * pixel].flatMap(top =>
            [[x + Math.min(4 * pixel, (width - room) / 2), top], [middle, top]]));
      });
    }

    // A constraint as a line between the two places it ties together; words are drawn as one thing each.
    function ties(picture, boxes, taken) {
      const drawnLines = [];
      // The first place across from which no other line of the same direction is near.
      const lane = (axis, from, to, middle, low, high) => {
        const [start, end] = [Math.min(from, to), Math.max(from, to)];
        const free = at => at === middle || (at > low + 5 * pixel && at < high - 5 * pixel);
        const isNear = at => drawnLines.some(line => line[0] === axis && line[1] < end - pixel
          && start < line[2] - pixel && Math.abs(line[3] - at) < 12 * pixel);
        const at = [0, 14, -14, 28, -28].map(step => middle + step * pixel)
          .find(at => free(at) && !isNear(at)) ?? middle;
        drawnLines.push([axis, start, end, at]);
        return at;
      };
      for (const {tie, constraint, values} of own()) {
        const {axis, first, second} = tie, cross = 1 - axis;
        const place = ([item, share, more]) =>
          boxes[item][axis] + share * boxes[item][axis + 2] + more;
        const isSize = first[1] === null;
        if (!isSize && !second || constraint.whole) continue;
        const box = boxes[first[0]], other = isSize ? box : boxes[second[0]];
        const [from, to] = isSize
          ? [box[axis], box[axis] + box[axis + 2]] : [place(second), place(first)];
        const low = Math.max(box[cross], other[cross]);
        const high = Math.min(box[cross] + box[cross + 2], other[cross] + other[cross + 2]);
        const centre = low < high ? (low + high) / 2 : box[cross] + box[cross + 2] / 2;
        const middle = lane(axis, from, to, centre, low, high);
        const missed = slack(constraint, values) < -1e-3;
        const line = axis
          ? {x1: middle, x2: middle, y1: from, y2: to} : {x1: from, x2: to, y1: middle, y2: middle};
        const drawn = make("line", {class: "tie" + (missed ? " missed" : ""), ...line,
          "data-constraint": tie.constraint});
        drawn.append(make("title", {}, words(constraint)));
        picture.append(drawn);
        if (Math.abs(to - from) < 1) continue;
        // Bars where it ends, as dimension lines have.
        const bar = 4 * pixel;
        for (const end of [from, to]) picture.append(make("line", {
          class: "tie" + (missed ? " missed" : ""), ...(axis
            ? {x1: middle - bar, x2: middle + bar, y1: end, y2: end}
            : {x1: end, x2: end, y1: middle - bar, y2: middle + bar})}));
        const [x, y] = axis ? [middle, (from + to) / 2] : [(from + to) / 2, middle];
        const room = constraint.label.length * LETTER * pixel, above = 17 * pixel, gap = 5 * pixel;
        write(picture, taken, constraint.label, missed ? "missed-label" : "tie-label",
          [[x - room / 2, y - above], [x - room / 2, y + gap / 2], [x + gap, y - 6 * pixel],
            [x - room - gap, y - 6 * pixel]]);
      }
    }
    """#
}
