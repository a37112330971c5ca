#!/usr/bin/env python3
"""Clicks through the inspector's page in headless Chromium.

    python3 Tests/Browser/inspector.py .build/debug/layout

Needs `chromium` and `chromium-driver` from Debian and `selenium` from PyPI; `.ci/check-browser`
installs what is missing.
"""

import json
import pathlib
import shutil
import subprocess
import sys
import tempfile
import unittest

from selenium import webdriver
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import Select

TOOL = sys.argv.pop(1) if len(sys.argv) > 1 else ".build/debug/layout"
CARD = pathlib.Path("Tests/LayoutScenes/card.json")


def solved(document):
    """The engine's frames for a document, as seen from the root."""
    run = subprocess.run(
        [TOOL, "solve", "-"], input=json.dumps(document), capture_output=True, text=True
    )
    frames = json.loads(run.stdout)["frames"]
    places = {}

    def walk(item, x, y):
        frame = frames[item["id"]]
        if item is not document["root"]:
            x, y = x + frame["x"], y + frame["y"]
        places[item["id"]] = (x, y, frame["width"], frame["height"])
        for child in item.get("children", []) + item.get("guides", []):
            walk(child, x, y)

    walk(document["root"], 0, 0)
    return places


def contrast(one, other):
    """The contrast of two CSS colours, as WCAG 2 has it."""
    def luminance(colour):
        words = colour[colour.index("(") + 1:-1].replace(",", " ").replace("srgb", "").split()[:3]
        whole = 1 if colour.startswith("color(") else 255
        parts = [float(word) / whole for word in words]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                  for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


# The words that can be read on a page, each with its colour and the one behind it.
WORDS = """
    const behind = element => {
      for (let at = element; at; at = at.parentElement) {
        const colour = getComputedStyle(at).backgroundColor;
        if (!/rgba\\(.*, 0\\)/.test(colour)) return colour;
      }
    };
    const words = () => [...document.querySelectorAll("body *")].filter(element =>
      !element.closest("script, svg, select, input, style") && element.checkVisibility()
      && [...element.childNodes].some(child => child.nodeType === 3 && child.data.trim())
    ).map(element => [element.textContent, getComputedStyle(element).color, behind(element)]);
    """


class InspectorTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        page = pathlib.Path(cls.folder.name) / "card.html"
        subprocess.run(
            [TOOL, "inspect", str(CARD), "--size", "200...480", "-o", str(page)], check=True
        )
        options = webdriver.ChromeOptions()
        for argument in ["--headless", "--no-sandbox", "--disable-gpu", "--window-size=1200,900"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        options.binary_location = shutil.which("chromium")
        service = webdriver.ChromeService(shutil.which("chromedriver"))
        cls.browser = webdriver.Chrome(options=options, service=service)
        cls.page = page

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()
        cls.folder.cleanup()

    def setUp(self):
        self.browser.get(self.page.as_uri())
        self.document = json.loads(CARD.read_text())
        names = self.browser.execute_script("return data.items.map(item => item.name)")
        self.places = {name: index for index, name in enumerate(names)}

    def tearDown(self):
        entries = self.browser.get_log("browser")
        self.assertEqual([], [entry["message"] for entry in entries])

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def slide(self, width):
        self.browser.execute_script(
            "const slider = document.getElementById('width'); slider.value = arguments[0];"
            "slider.dispatchEvent(new Event('input'))",
            width,
        )

    def assertFrames(self, width, direction):
        self.document["root"]["size"]["width"] = width
        self.document["direction"] = direction
        for name, expected in solved(self.document).items():
            box = self.find(f"#picture [data-item='{self.places[name]}']")
            shown = [float(box.get_attribute(key)) for key in ("x", "y", "width", "height")]
            for number, other in zip(shown, expected):
                self.assertAlmostEqual(number, other, delta=1e-3, msg=f"{name} at {width} {direction}")

    def test_frames_are_the_engines_at_every_width_and_in_both_directions(self):
        for setting, direction in enumerate(["ltr", "rtl"]):
            Select(self.find("#setting")).select_by_index(setting)
            for width in [200, 233, 268, 269, 270, 301, 360, 480]:
                self.slide(width)
                self.assertEqual(str(width), self.find("#width-value").text)
                self.assertFrames(width, direction)

    def test_an_item_is_selected_by_mouse_in_the_picture_and_in_the_tree(self):
        self.find(f"#picture [data-item='{self.places['follow']}']").click()
        self.assertEqual("follow", self.find("#details h2").text)
        self.assertIn("× 32", self.find("#frame").text)
        constraints = self.find("#constraints").text
        self.assertIn("follow.leading >= name.trailing + 8", constraints)
        self.assertIn("constraints[10]", constraints)
        # 360 - 4 · 16 - 48 - 12 - 96 - 72 = 68 points lie between, 60 more than the 8 asked for.
        self.assertIn("60 to spare", constraints)
        self.find(f"#tree [data-item='{self.places['avatar']}']").click()
        self.assertEqual("avatar", self.find("#details h2").text)
        self.assertIn("48 × 48", self.find("#frame").text)
        self.assertEqual("avatar", self.find("#tree [aria-selected='true']").text)

    def reasons(self):
        """What the page says of x, y, width and height, with the lines below each."""
        rows = self.browser.find_elements(By.CSS_SELECTOR, "#details .reason")
        for row in rows:
            self.browser.execute_script("arguments[0].open = true", row)
        return [row.text.splitlines() for row in rows]

    def test_every_number_says_why_and_the_sum_is_the_engines_frame(self):
        self.find(f"#tree [data-item='{self.places['follow']}']").click()
        for width in [310, 360, 480]:
            self.slide(width)
            self.document["root"]["size"]["width"] = width
            run = subprocess.run(
                [TOOL, "solve", "-"], input=json.dumps(self.document),
                capture_output=True, text=True, check=True,
            )
            frame = json.loads(run.stdout)["frames"]["follow"]
            for (summary, *chain), part in zip(self.reasons(), ["x", "y", "width", "height"]):
                self.assertTrue(summary.startswith(f"{part} = "), summary)
                self.assertTrue(chain, summary)
                for side in summary.split(" = ")[1:]:
                    value = eval(side.replace("−", "-").replace("·", "*"), {})
                    self.assertAlmostEqual(frame[part], value, delta=1e-3, msg=summary)
            self.assertIn(f"screen.width == {width} (its frame)", self.reasons()[0])

    def test_the_chain_is_that_of_the_command_line(self):
        run = subprocess.run(
            [TOOL, "explain", str(CARD), "follow.left", "--format", "json"],
            capture_output=True, text=True, check=True,
        )
        steps = [step.get("path", step["text"]) for step in json.loads(run.stdout)["steps"]]
        self.find(f"#tree [data-item='{self.places['follow']}']").click()
        self.slide(360)
        shown = self.reasons()[0][1:]
        self.assertEqual(len(steps), len(shown))
        for step in steps:
            if step.startswith("constraints["):
                self.assertTrue([line for line in shown if line.endswith(step)], step)

    def test_a_priority_that_lost_is_told(self):
        # Below 300 points the name gives way to the button.
        self.find(f"#tree [data-item='{self.places['name']}']").click()
        self.slide(250)
        lines = "\n".join(self.reasons()[2])
        self.assertIn("lost", lines)
        self.assertIn("name.width >= 96", lines)

    def test_constraints_are_read_in_the_dialect_that_is_chosen(self):
        self.find(f"#tree [data-item='{self.places['follow']}']").click()
        wanted = {
            "kernel": "follow.leading >= name.trailing + 8",
            "operator": "follow.leading >= name.trailing + 8",
            "maker": "make.leading.greaterThanOrEqualTo(name.snp.trailing).offset(8)",
            "attribute": "Leading(>=8).to(name)",
            "autopin": "follow.autoPinEdge(.leading, to: .trailing, of: name, withOffset: 8, "
            "relation: .greaterThanOrEqual)",
            "anchors": "follow.leadingAnchor.constraint(greaterThanOrEqualTo: "
            "name.trailingAnchor, constant: 8)",
        }
        for dialect, words in wanted.items():
            Select(self.find("#dialect")).select_by_value(dialect)
            self.assertIn(words, self.find("#constraints").text)

    def test_the_line_of_a_constraint_goes_from_side_to_side(self):
        self.find(f"#tree [data-item='{self.places['follow']}']").click()
        for width in [300, 360, 480]:
            self.slide(width)
            self.document["root"]["size"]["width"] = width
            frames = solved(self.document)
            line = self.find("#picture [data-constraint='10']")
            ends = [float(line.get_attribute(key)) for key in ("x1", "x2")]
            self.assertAlmostEqual(frames["name"][0] + frames["name"][2], ends[0], delta=1e-3)
            self.assertAlmostEqual(frames["follow"][0], ends[1], delta=1e-3)

    def test_the_page_says_where_frames_are_exact_and_where_sampled(self):
        changes = [button.text for button in
                   self.browser.find_elements(By.CSS_SELECTOR, "#changes button")]
        # 300 points hold all that is said; 204 are left when the name has given all of its 96.
        self.assertEqual(["204", "300"], changes)
        self.assertIn("sampled from 200 to 204", self.find("#proof").text)
        self.slide(250)
        self.assertIn("(sampled)", self.find("#frame").text)
        self.slide(400)
        self.assertNotIn("(sampled)", self.find("#frame").text)

    def test_the_keyboard_walks_over_the_tree(self):
        self.find("#tree [aria-selected='true']").send_keys(Keys.ARROW_DOWN)
        self.assertEqual("card", self.find("#details h2").text)
        self.browser.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        self.assertEqual("avatar", self.find("#details h2").text)
        self.browser.switch_to.active_element.send_keys(Keys.ARROW_UP)
        self.assertEqual("card", self.find("#details h2").text)
        self.browser.switch_to.active_element.send_keys(Keys.END)
        self.assertEqual("follow", self.find("#details h2").text)
        self.browser.switch_to.active_element.send_keys(Keys.HOME)
        self.assertEqual("screen", self.find("#details h2").text)

    def test_the_slider_follows_the_arrow_keys(self):
        self.slide(300)
        self.find("#width").send_keys(Keys.ARROW_RIGHT)
        self.assertEqual("301", self.find("#width-value").text)
        self.assertFrames(301, "ltr")

    def test_search_leaves_what_matches(self):
        self.find("#search").send_keys("AVA")
        rows = self.browser.find_elements(By.CSS_SELECTOR, "#tree li")
        self.assertEqual(["avatar"], [row.text for row in rows])

    def findings(self):
        """The words of each finding, in one line."""
        return [" ".join(button.text.split())
                for button in self.browser.find_elements(By.CSS_SELECTOR, "#findings button")]

    def test_findings_start_at_the_worst_and_lead_to_their_width_and_item(self):
        # All that is said takes 300 points; the name's 96 go first, so at 200 the button lacks 4. That either of
        # the two might yield is no finding beside what is cut off.
        self.assertEqual([
            "cut-off at widths 200…299 name needs up to 96 points more in width",
            "cut-off at widths 200…203 follow needs up to 4 points more in width",
            "no-size at widths 200…204 name has no size",
        ], self.findings())
        self.assertEqual("3 findings, the worst: cut-off", self.find("#verdict").text)
        finding = self.find("#findings li:nth-child(2)")
        why = finding.find_element(By.CSS_SELECTOR, "details")
        self.assertEqual("why, at 200", why.text)
        why.click()
        self.assertIn("screen.width == 200 (its frame)", why.text)
        self.slide(400)
        self.assertFalse(self.browser.find_elements(By.CSS_SELECTOR, "#findings .here"))
        finding.find_element(By.CSS_SELECTOR, "button").click()
        self.assertEqual("200", self.find("#width-value").text)
        self.assertEqual("follow", self.find("#details h2").text)
        # At 200 all three hold.
        self.assertEqual(3, len(self.browser.find_elements(By.CSS_SELECTOR, "#findings .here")))

    def test_below_the_slider_stands_where_something_is_found_and_where_the_layout_changes(self):
        def shares(style):
            return self.browser.execute_script(
                "return [...document.querySelectorAll(arguments[0])].map(mark =>"
                " [parseFloat(mark.style.left), parseFloat(mark.style.width) || 0])", style)

        # Of 280 points: 204 and 300 are 4 and 100 behind the first; 200 to 299 are the first hundred.
        for found, expected in zip(sorted(shares("#strip .change")), [4, 100]):
            self.assertAlmostEqual(100 * expected / 280, found[0], delta=0.01)
        self.assertIn(round(100 * 100 / 280, 2), [round(width, 2) for _, width in shares("#strip .error")])

    def test_the_selected_item_is_told_in_a_sentence_above_the_picture(self):
        self.find(f"#tree [data-item='{self.places['follow']}']").click()
        self.slide(400)
        # The button ends 16 before the card, which ends 16 before the screen: 368 - 16 - 72 = 280.
        self.assertEqual("follow is 72 × 32 at x 280, y 24 in card.", self.find("#sentence").text)
        self.slide(200)
        self.assertIn("cut-off: follow needs up to 4 points more in width.", self.find("#sentence").text)
        self.assertTrue(self.browser.execute_script(
            "const place = document.getElementById('sentence').getBoundingClientRect();"
            "return place.top >= 0 && place.bottom <= innerHeight"))

    def test_on_a_phone_the_sentence_stays_in_view_down_to_the_end_of_the_page(self):
        self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
            "width": 400, "height": 800, "deviceScaleFactor": 1, "mobile": False})
        self.find(f"#tree [data-item='{self.places['follow']}']").click()
        self.browser.execute_script("scrollTo(0, document.documentElement.scrollHeight)")
        self.assertGreater(self.browser.execute_script("return scrollY"), 300)
        self.assertIn("follow is", self.find("#sentence").text)
        self.assertTrue(self.browser.execute_script(
            "const sentence = document.getElementById('sentence'), place = sentence.getBoundingClientRect();"
            "return place.top >= 0 && place.bottom <= innerHeight"
            " && sentence.contains(document.elementFromPoint(place.left + 20, (place.top + place.bottom) / 2))"))
        self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_rulers_measure_the_selected_item_from_edge_to_edge(self):
        self.find(f"#tree [data-item='{self.places['follow']}']").click()
        self.slide(400)
        labels = {element.text for element in
                  self.browser.find_elements(By.CSS_SELECTOR, "#picture .rule-label")}
        # Across 296 + 72 + 32 = 400 from the screen, down 40 + 32 + 40 = 112.
        self.assertEqual({"296", "72", "32", "40"}, labels)

    def test_the_picture_uses_the_room_it_has(self):
        room = self.browser.execute_script(
            "return [document.getElementById('picture').getBoundingClientRect().width,"
            " document.getElementById('stage').clientWidth]")
        self.slide(480)
        full = self.find("#picture").size["width"]
        self.assertGreater(full, 0.94 * room[1])
        # At 360 a third more is kept free for the widths to come.
        self.assertGreater(room[0], 0.7 * room[1])
        self.assertLessEqual(full, room[1])

    def test_views_text_and_guides_have_colours_of_their_own(self):
        page = self.inspected("kinds", {
            "version": 1, "root": {
                "id": "root", "size": {"width": 200, "height": 100},
                "children": [{"id": "words", "intrinsicContentSize": {"width": 60, "height": 20},
                              "baselineOffsets": {"first": 15, "last": 5}}],
                "guides": [{"id": "gap"}]},
            "constraints": [
                {"first": first, "attribute": attribute, "second": "root",
                 "secondAttribute": attribute, "constant": 30}
                for first in ["words", "gap"] for attribute in ["left", "top"]
            ] + [{"first": "gap", "attribute": attribute, "constant": 40}
                 for attribute in ["width", "height"]]})
        self.browser.get(page + "#words")
        self.assertEqual("words", self.find("#details h2").text)
        self.browser.get(page + "#@250")
        self.browser.refresh()
        self.assertEqual("250", self.find("#width-value").text)
        strokes = self.browser.execute_script(
            "return ['.box:not(.text)[data-item]', '.text', '.guide'].map(kind =>"
            " (select(kind === '.text' ? 0 : 1), getComputedStyle(document.querySelector("
            " '#picture ' + kind + ':not(.selected)')).stroke))")
        self.assertEqual(3, len(set(strokes)), strokes)

    def inspected(self, name, document):
        """The address of the page of a document."""
        page = pathlib.Path(self.folder.name) / f"{name}.html"
        subprocess.run([TOOL, "inspect", "-", "-o", str(page)], input=json.dumps(document),
                       text=True, check=True)
        return page.as_uri()

    def test_lines_of_constraints_are_shown_and_hidden(self):
        self.find(f"#tree [data-item='{self.places['name']}']").click()
        self.assertTrue(self.browser.find_elements(By.CSS_SELECTOR, "#picture .tie"))
        self.find("#look input[value=constraints]").click()
        self.assertFalse(self.browser.find_elements(By.CSS_SELECTOR, "#picture .tie"))

    def test_margins_guides_and_baselines_lie_over_the_picture(self):
        document = {
            "version": 1,
            "root": {
                "id": "root", "size": {"width": 200, "height": 100},
                "layoutMargins": {"top": 8, "left": 10, "bottom": 12, "right": 14},
                "children": [{
                    "id": "text", "intrinsicContentSize": {"width": 60, "height": 20},
                    "baselineOffsets": {"first": 15, "last": 5},
                }],
                "guides": [{"id": "gap"}],
            },
            "constraints": [
                {"first": first, "attribute": attribute, "second": "root",
                 "secondAttribute": attribute, "constant": 30}
                for first in ["text", "gap"] for attribute in ["left", "top"]
            ] + [{"first": "gap", "attribute": attribute, "constant": 40}
                 for attribute in ["width", "height"]],
        }
        page = pathlib.Path(self.folder.name) / "overlays.html"
        subprocess.run(
            [TOOL, "inspect", "-", "-o", str(page)], input=json.dumps(document),
            text=True, check=True,
        )
        self.browser.get(page.as_uri())

        def numbers(selector, keys):
            return [[float(element.get_attribute(key)) for key in keys]
                    for element in self.browser.find_elements(By.CSS_SELECTOR, selector)]

        box = ("x", "y", "width", "height")
        self.assertEqual([[30, 30, 40, 40]], numbers("#picture .guide", box))
        self.assertEqual([], numbers("#picture .margin, #picture .baseline", box[:0]))
        for overlay in ["margins", "baselines", "guides"]:
            self.find(f"#look input[value={overlay}]").click()
        self.assertEqual([[10, 8, 176, 80]], numbers("#picture .margin", box))
        # The first baseline is 15 points below the top at 30, the last 5 above the bottom at 50.
        self.assertEqual([[45, 45]], numbers("#picture .baseline", ("y1", "y2")))
        self.assertEqual([], numbers("#picture .guide", box))

    def test_what_is_torn_and_what_has_no_size_can_be_seen(self):
        document = {
            "version": 1, "root": {"id": "root", "size": {"width": 200, "height": 100},
                                   "children": [{"id": "rule"}]},
            "constraints": [
                {"first": "rule", "attribute": attribute, "constant": constant}
                for attribute, constant in [("width", 50), ("width", 60), ("height", 0)]
            ] + [{"first": "rule", "attribute": attribute, "second": "root",
                  "secondAttribute": attribute, "constant": 30} for attribute in ["left", "top"]],
        }
        page = pathlib.Path(self.folder.name) / "torn.html"
        subprocess.run(
            [TOOL, "inspect", "-", "-o", str(page)], input=json.dumps(document),
            text=True, check=True,
        )
        self.browser.get(page.as_uri())
        line = self.find("#picture line.nothing.torn")
        ends = [float(line.get_attribute(key)) for key in ("x1", "y1", "x2", "y2")]
        self.assertEqual([30, 30, 80, 30], ends)
        self.assertIn("conflict at every width from 200 to 1366", self.findings()[0])
        self.find("#findings button").click()
        self.assertEqual("rule", self.find("#details h2").text)
        self.assertIn("misses by 10", self.find("#constraints").text)

    def test_the_page_fits_windows_from_400_points_on_in_light_and_dark(self):
        for scheme in ["light", "dark"]:
            self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "features": [{"name": "prefers-color-scheme", "value": scheme}]})
            for width in [400, 700, 1280]:
                self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                    "width": width, "height": 900, "deviceScaleFactor": 1, "mobile": False})
                self.assertLessEqual(self.browser.execute_script(
                    "return document.documentElement.scrollWidth"), width)
            self.assertContrast(scheme)
        self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})

    def test_the_gallery_lists_what_was_found_in_light_and_dark(self):
        gallery = pathlib.Path(self.folder.name) / "gallery"
        subprocess.run([TOOL, "gallery", "-o", str(gallery), "--size", "390...390"], check=True)
        self.browser.get((gallery / "index.html").as_uri())
        links = self.browser.find_elements(By.CSS_SELECTOR, "li a")
        self.assertEqual(len(list(gallery.iterdir())) - 1, len(links))
        for scheme in ["light", "dark"]:
            self.browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                "features": [{"name": "prefers-color-scheme", "value": scheme}]})
            self.browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                "width": 400, "height": 900, "deviceScaleFactor": 1, "mobile": False})
            self.assertLessEqual(self.browser.execute_script(
                "return document.documentElement.scrollWidth"), 400)
            words = self.browser.execute_script(WORDS + "return words()")
            self.assertGreater(len(words), 3 * len(links))
            for what, colour, ground in words:
                self.assertGreaterEqual(contrast(colour, ground), 4.5, f"{what} in {scheme}")
        self.browser.execute_cdp_cmd("Emulation.clearDeviceMetricsOverride", {})
        links[0].click()
        self.assertIn("390 × 844", self.find("#sentence").text)

    def assertContrast(self, scheme):
        """WCAG 2.1, AA: 4.5 for words, 3 for lines; 7 for the names in the picture."""
        self.find(f"#tree [data-item='{self.places['follow']}']").click()
        self.slide(200)
        for overlay in ["margins", "baselines", "safe"]:
            box = self.find(f"#look input[value={overlay}]")
            if not box.is_selected():
                box.click()
        words, lines, names = self.browser.execute_script(WORDS + """
            const stage = behind(document.getElementById("stage"));
            const drawn = (parts, key) => [...document.querySelectorAll("#picture " + parts)].map(
              element => [element.getAttribute("class"), getComputedStyle(element)[key], stage]);
            return [words(), drawn("rect, #picture line:not(.extension)", "stroke"),
              drawn("text", "fill")];
            """)
        self.assertGreater(len(words), 30)
        for what, colour, ground in words + [name for name in names if name[0] != "name"]:
            self.assertGreaterEqual(contrast(colour, ground), 4.5, f"{what} in {scheme}")
        for what, colour, ground in lines:
            self.assertGreaterEqual(contrast(colour, ground), 3, f"{what} in {scheme}")
        for what, colour, ground in [name for name in names if name[0] == "name"]:
            self.assertGreaterEqual(contrast(colour, ground), 7, f"{what} in {scheme}")
        # Colours that the picture of this card does not show.
        for name in ["guide", "margin", "safe", "baseline", "text"]:
            colour, ground = self.browser.execute_script("""
                const probe = document.createElement("p");
                document.body.append(probe);
                const colours = [arguments[0], "panel"].map(name =>
                  (probe.style.color = `var(--${name})`, getComputedStyle(probe).color));
                probe.remove();
                return colours;
                """, name)
            self.assertGreaterEqual(contrast(colour, ground), 3, f"{name} in {scheme}")

    def test_a_screen_reader_finds_names_for_all_that_can_be_used(self):
        controls = self.browser.find_elements(By.CSS_SELECTOR, "input, select, button, svg, ul[id]")
        for control in controls:
            name = control.accessible_name
            self.assertTrue(name, control.get_attribute("outerHTML"))
        tree = self.find("#tree")
        self.assertEqual("tree", tree.aria_role)
        row = self.find("#tree [aria-selected='true']")
        self.assertEqual(("treeitem", "1"), (row.aria_role, row.get_attribute("aria-level")))
        self.assertEqual("polite", self.find("#sentence").get_attribute("aria-live"))

    def test_nothing_is_loaded_from_elsewhere(self):
        loaded = self.browser.execute_script(
            "return performance.getEntriesByType('resource').map(entry => entry.name)"
        )
        self.assertEqual([], [name for name in loaded if not name.startswith("data:")])


if __name__ == "__main__":
    unittest.main(verbosity=2)
