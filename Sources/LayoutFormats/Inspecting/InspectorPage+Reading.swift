extension InspectorPage {
  /// Reads frames and reasons at a width off the piece it lies in: numbers are linear there.
  static let reading = #"""
    const data = JSON.parse(document.getElementById("data").textContent);
    const get = id => document.getElementById(id);
    const round = number => Math.round(number * 1e4) / 1e4 + 0;
    const state = {setting: 0, width: 0, selected: 0, open: new Set()};
    const setting = () => data.settings[state.setting];
    const ends = () => [setting().pieces[0].start.width, setting().pieces.at(-1).end.width];

    function piece() {
      const pieces = setting().pieces;
      let found = pieces[0];
      for (const next of pieces) if (next.start.width <= state.width) found = next;
      return found;
    }
    // start + (end - start) · share, for the rows of one kind; nothing where all of them are 0.
    function rows(key) {
      const {start, end} = piece();
      const length = end.width - start.width;
      const share = length > 0 ? Math.min(Math.max((state.width - start.width) / length, 0), 1) : 0;
      const [first, last] = [start[key] ?? end[key], end[key] ?? start[key]];
      return first?.map((row, index) =>
        row.map((number, part) => number + (last[index][part] - number) * share));
    }
    // An item's frame in its parent, as views have it.
    function frame(item, boxes) {
      const [x, y, width, height] = boxes[item], {parent} = data.items[item];
      if (parent === undefined) return [x, y, width, height];
      const [left, top] = data.items[parent].scrolled ?? [0, 0];
      return [x - boxes[parent][0] + left, y - boxes[parent][1] + top, width, height];
    }

    const words = constraint => {
      const chosen = get("dialect").value;
      return constraint.words[chosen === "written" ? constraint.written : chosen];
    };
    function slack(constraint, [first, second]) {
      const difference = first - second;
      if (constraint.relation === 0) return -Math.abs(difference);
      return constraint.relation > 0 ? difference : -difference;
    }
    function fate(points) {
      if (Math.abs(points) < 1e-3) return "holds";
      return points < 0 ? `misses by ${round(-points)}` : `${round(points)} to spare`;
    }
    // The constraints of the selected item, with both sides at the present width.
    function own() {
      const values = rows("values");
      return setting().ties.map((tie, index) => ({
        tie, constraint: data.constraints[tie.constraint], values: values[index],
      })).filter(({constraint}) => constraint.items.includes(state.selected));
    }

    const number = ([, , base, slope]) => base + slope * state.width;
    function statement(term) {
      const known = data.statements[term[0]];
      if (typeof known === "number") {
        const constraint = data.constraints[known];
        const {source, whole, scaffold} = constraint;
        return [words(constraint), source, whole, scaffold];
      }
      return [typeof known === "string" ? known : known.join(round(number(term))), ""];
    }
    function reason(item, part) {
      const place = piece().reasons?.[item * 4 + part];
      return place === undefined ? undefined : data.reasons[place];
    }
    // 390 − 16 − 16 = 358; a rate that all terms have in common stands outside. As the kernel's Arithmetic
    // writes it, here for each width of the slider.
    function arithmetic(reason) {
      const all = reason.steps.map(term => [term[1], number(term)]);
      const value = all.reduce((sum, [rate, constant]) => sum + rate * constant, 0);
      const terms = all.filter(([rate, constant]) => round(rate * constant) !== 0);
      const first = terms.findIndex(([rate, constant]) => rate * constant > 0);
      if (first > 0) terms.unshift(...terms.splice(first, 1));
      const rates = terms.map(([rate]) => Math.abs(rate));
      const isCommon = rates.length > 1 && rates.every(rate => Math.abs(rate - rates[0]) < 1e-9);
      const common = isCommon ? rates[0] : 1;
      // Of many terms those between the ends are added up.
      const isLong = terms.length > 12, between = isLong ? terms.slice(5, -5) : [];
      const rest = between.reduce((sum, [rate, constant]) => sum + rate / common * constant, 0);
      const shown = isLong ? [...terms.slice(0, 5), [common, rest], ...terms.slice(-5)] : terms;
      let text = shown.map(([rate, constant], index) => {
        const sign = rate * constant < 0 ? "−" : index ? "+" : "";
        const factor = Math.abs(rate) / common;
        const times = Math.abs(factor - 1) < 1e-9 ? "" : `${round(factor)} · `;
        const space = index ? " " : "";
        const more = isLong && index === 5 ? ` (${between.length} more terms)` : "";
        return `${space}${sign}${space}${times}${round(Math.abs(constant))}${more}`;
      }).join("") || "0";
      const divisor = 1 / common;
      if (Math.abs(divisor - Math.round(divisor)) < 1e-9 && divisor > 1.5) {
        text = `(${text}) / ${Math.round(divisor)}`;
      } else if (Math.abs(common - 1) > 1e-9) text = `${round(common)} · (${text})`;
      return [text, value];
    }
    """#
}
