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


class InspectorTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.folder = tempfile.TemporaryDirectory()
        page = pathlib.Path(cls.folder.name) / "card.html"
        subprocess.run(
            [TOOL, "inspect", str(CARD), "--widths", "200...480", "-o", str(page)], check=True
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
        table = self.find("#details table").text
        self.assertIn("follow.leading >= name.trailing + 8", table)
        self.assertIn("constraints[10]", table)
        self.find(f"#tree [data-item='{self.places['avatar']}']").click()
        self.assertEqual("avatar", self.find("#details h2").text)
        self.assertIn("48 × 48", self.find("#frame").text)
        self.assertEqual("avatar", self.find("#tree [aria-selected='true']").text)

    def test_the_keyboard_walks_over_the_tree(self):
        self.find("#tree [aria-selected='true']").send_keys(Keys.ARROW_DOWN)
        self.assertEqual("card", self.find("#details h2").text)
        self.browser.switch_to.active_element.send_keys(Keys.ARROW_DOWN)
        self.assertEqual("avatar", self.find("#details h2").text)
        self.browser.switch_to.active_element.send_keys(Keys.ARROW_UP)
        self.assertEqual("card", self.find("#details h2").text)

    def test_the_slider_follows_the_arrow_keys(self):
        self.slide(300)
        self.find("#width").send_keys(Keys.ARROW_RIGHT)
        self.assertEqual("301", self.find("#width-value").text)
        self.assertFrames(301, "ltr")

    def test_search_leaves_what_matches(self):
        self.find("#search").send_keys("AVA")
        rows = self.browser.find_elements(By.CSS_SELECTOR, "#tree li")
        self.assertEqual(["avatar"], [row.text for row in rows])

    def test_a_finding_leads_to_its_width_and_its_item(self):
        # All that is said takes 300 points; the name's 96 go first, so at 200 the button lacks 4.
        finding = self.find("#findings button")
        self.assertEqual(
            "cut-off at 200 to 203: follow needs 4 points more in width", finding.text
        )
        self.slide(400)
        finding.click()
        self.assertEqual("200", self.find("#width-value").text)
        self.assertEqual("follow", self.find("#details h2").text)

    def test_overlays_are_shown_and_hidden(self):
        self.find(f"#tree [data-item='{self.places['name']}']").click()
        self.assertTrue(self.browser.find_elements(By.CSS_SELECTOR, "#picture .tie"))
        self.find("header input[value=constraints]").click()
        self.assertFalse(self.browser.find_elements(By.CSS_SELECTOR, "#picture .tie"))

    def test_the_page_fits_a_narrow_window(self):
        self.browser.set_window_size(500, 900)
        frame = "document.documentElement"
        width = self.browser.execute_script(f"return {frame}.scrollWidth - {frame}.clientWidth")
        self.browser.set_window_size(1200, 900)
        self.assertLessEqual(width, 0)

    def test_nothing_is_loaded_from_elsewhere(self):
        loaded = self.browser.execute_script(
            "return performance.getEntriesByType('resource').map(entry => entry.name)"
        )
        self.assertEqual([], [name for name in loaded if not name.startswith("data:")])


if __name__ == "__main__":
    unittest.main(verbosity=2)
