#!/usr/bin/env python3
"""Pastes logs into the page that explains them, in headless Chromium, from a file and without a network.

    python3 Tests/Browser/explain.py .build/debug/layout .build/explain.html

Needs `chromium` and `chromium-driver` from Debian and `selenium` from PyPI; `.ci/check-browser`
installs what is missing.
"""

import pathlib
import shutil
import subprocess
import sys
import unittest

from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By
from selenium.webdriver.common.keys import Keys
from selenium.webdriver.support.ui import WebDriverWait

PAGE = pathlib.Path(sys.argv.pop(2) if len(sys.argv) > 2 else ".build/explain.html")
TOOL = sys.argv.pop(1) if len(sys.argv) > 1 else ".build/debug/layout"
LOGS = sorted(pathlib.Path("Tests/LayoutLogsTests/Logs").resolve().iterdir())
CHAIN = pathlib.Path("Tests/LayoutLogsTests/Logs/chain-plain.log")


def explained(log):
    """What the tool says of a log."""
    run = subprocess.run([TOOL, "explain", str(log)], capture_output=True)
    return run.stdout.decode()


def contrast(one, other):
    """The contrast of two CSS colours, as WCAG 2 has it."""
    def luminance(colour):
        parts = [int(part) / 255 for part in colour[colour.index("(") + 1:-1].split(",")[:3]]
        linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
                  for part in parts]
        return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]

    light, dark = sorted([luminance(one), luminance(other)], reverse=True)
    return (light + 0.05) / (dark + 0.05)


class ExplainTests(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        options = webdriver.ChromeOptions()
        for argument in ["--headless", "--no-sandbox", "--disable-gpu", "--window-size=1200,900"]:
            options.add_argument(argument)
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        options.binary_location = shutil.which("chromium")
        service = webdriver.ChromeService(shutil.which("chromedriver"))
        cls.browser = webdriver.Chrome(options=options, service=service)
        cls.command("Network.enable")
        cls.command("Network.emulateNetworkConditions", offline=True, latency=0,
                    downloadThroughput=0, uploadThroughput=0)

    @classmethod
    def tearDownClass(cls):
        cls.browser.quit()

    @classmethod
    def command(cls, name, **arguments):
        cls.browser.execute_cdp_cmd(name, arguments)

    def setUp(self):
        self.browser.get(PAGE.resolve().as_uri())
        self.until("Ready")

    def tearDown(self):
        self.command("Emulation.clearDeviceMetricsOverride")
        self.command("Emulation.setEmulatedMedia", features=[])
        entries = self.browser.get_log("browser")
        self.assertEqual([], [entry["message"] for entry in entries])

    def find(self, selector):
        return self.browser.find_element(By.CSS_SELECTOR, selector)

    def until(self, words):
        WebDriverWait(self.browser, 20, 0.02).until(lambda _: words in self.find("#status").text)

    def text(self):
        return self.browser.execute_script("return document.getElementById('text').textContent")

    def open(self, log):
        """Opens a log as a file, and waits for what is said of it."""
        self.browser.execute_script("show(null); document.getElementById('status').textContent = ''")
        self.find("#file").send_keys(str(log))
        self.until("conflict")

    def press(self, key):
        """Presses a key, wherever the keyboard's focus is."""
        ActionChains(self.browser).send_keys(key).perform()

    def paste(self, text):
        self.browser.execute_script(
            "const log = document.getElementById('log'); log.value = arguments[0];"
            "log.dispatchEvent(new Event('input'))",
            text,
        )
        self.until("conflict")

    def test_every_log_is_explained_as_the_tool_does(self):
        self.assertGreater(len(LOGS), 150)
        for log in LOGS:
            self.open(log)
            self.assertEqual(explained(log), self.text(), log.name)

    def test_a_pasted_log_is_explained_with_its_sum(self):
        self.paste(CHAIN.read_text())
        self.assertIn("16 + 300 + 16 = 332, but UIView is 320 wide.", self.find("section.conflict .sum").text)
        self.assertEqual("1 report, 1 with a conflict", self.find("#status").text)
        self.assertEqual(explained(CHAIN), self.text())
        self.browser.execute_script(
            "document.getElementById('log').value = '';"
            "document.getElementById('log').dispatchEvent(new Event('input'))"
        )
        self.until("Ready")
        self.assertEqual("", self.find("#answer").text)

    def test_a_file_is_explained_where_it_is_dropped(self):
        self.browser.execute_script(
            "const data = new DataTransfer();"
            "data.items.add(new File([arguments[0]], 'a.log'));"
            "document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))",
            CHAIN.read_text(),
        )
        self.until("1 with a conflict")
        self.assertEqual(explained(CHAIN), self.text())

    def test_markup_in_a_log_is_shown_and_not_run(self):
        hostile = CHAIN.read_text().replace("'Name'", "'<img src=x onerror=document.title=1>'")
        self.paste(hostile)
        self.assertIn("<img src=x", self.find("#answer").text)
        self.assertEqual([], self.browser.find_elements(By.CSS_SELECTOR, "#answer img"))
        self.assertEqual("Explain constraints that conflict", self.browser.title)

    def test_markdown_holds_the_text_between_fences(self):
        self.paste(CHAIN.read_text().replace("'Name'", "'a```b'"))
        copied = self.browser.execute_script("return markdown()")
        self.assertEqual(f"````text\n{self.text()}````\n", copied)
        self.find("#copy").click()
        self.until("Copied")
        # The clipboard has what was copied: pasted, it is the same.
        self.find("#log").send_keys(Keys.CONTROL, "a")
        self.find("#log").send_keys(Keys.CONTROL, "v")
        self.assertEqual(copied, self.find("#log").get_property("value"))

    def test_everything_is_reached_by_the_keyboard(self):
        self.find("#log").click()
        reached = []
        for _ in range(2):
            self.press(Keys.TAB)
            reached.append(self.browser.switch_to.active_element.get_attribute("id"))
        self.assertEqual(["file", "example"], reached)
        self.press(Keys.ENTER)
        self.until("1 report, 1 with a conflict")
        self.assertEqual("answer", self.browser.switch_to.active_element.get_attribute("id"))
        self.find("#example").send_keys(Keys.TAB)
        self.assertEqual("copy", self.browser.switch_to.active_element.get_attribute("id"))
        self.press(Keys.TAB)
        self.press(Keys.SPACE)
        self.assertTrue(self.find("#rtl").is_selected())

    def test_it_fits_400_pixels_in_light_and_dark(self):
        self.command("Emulation.setDeviceMetricsOverride", width=400, height=800, deviceScaleFactor=1, mobile=False)
        for scheme in ["light", "dark"]:
            self.command(
                "Emulation.setEmulatedMedia", features=[{"name": "prefers-color-scheme", "value": scheme}]
            )
            for log in LOGS[::12]:
                self.open(log)
                width = self.browser.execute_script("return document.scrollingElement.scrollWidth")
                self.assertLessEqual(width, 400, log.name)
            ground = self.browser.execute_script(
                "const probe = document.createElement('p'); probe.style.background = 'Canvas';"
                "document.body.append(probe); const colour = getComputedStyle(probe).backgroundColor;"
                "probe.remove(); return colour"
            )
            self.open(CHAIN.resolve())
            for selector in ["h1", ".quiet", "#answer h2", "#answer th", "#answer code"]:
                colour = self.find(selector).value_of_css_property("color")
                self.assertGreaterEqual(contrast(colour, ground), 4.5, f"{selector}, {scheme}")


if __name__ == "__main__":
    unittest.main()
