#!/usr/bin/env python3
"""Takes the pictures that README and the guide show, and compares them with those that are committed.

    python3 Tests/Browser/screenshots.py .build/debug/layout [--record]

A picture fails where more than a hundredth of its pixels differ: fonts are drawn a little differently by each
version of the browser. Which fonts the machine has makes no difference: `fonts.conf` names those that are used.
`--record` writes the pictures instead.

Needs `chromium`, `chromium-driver` and `fonts-dejavu-core` from Debian and `selenium` from PyPI; `.ci/check-browser`
installs what is missing.
"""

import base64
import json
import os
import pathlib
import shutil
import subprocess
import sys
import tempfile

from selenium import webdriver

TOOL = sys.argv[1] if len(sys.argv) > 1 else ".build/debug/layout"
RECORDS = "--record" in sys.argv
FOLDER = pathlib.Path("Sources/Guide.docc/Resources")
ALLOWED = 0.01

DIFFERENCE = """
    const [one, other, done] = arguments;
    const pixels = async data => {
      const image = new Image();
      image.src = "data:image/png;base64," + data;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height), context = canvas.getContext("2d");
      context.drawImage(image, 0, 0);
      return context.getImageData(0, 0, image.width, image.height);
    };
    Promise.all([pixels(one), pixels(other)]).then(([one, other]) => {
      if (one.width !== other.width || one.height !== other.height) return done(1);
      let differing = 0;
      for (let at = 0; at < one.data.length; at += 4) {
        if ([0, 1, 2].some(part => Math.abs(one.data[at + part] - other.data[at + part]) > 48)) differing += 1;
      }
      done(4 * differing / one.data.length);
    });
    """


def conflicting():
    """The card of README, asked for what README asks it for."""
    document = json.loads(pathlib.Path("Tests/LayoutScenes/card.json").read_text())
    document["root"]["children"][0]["children"][1]["baselineOffsets"] = {"first": 15, "last": 5}
    document["constraints"] += [
        {"first": "follow", "attribute": "leading", "second": "card", "secondAttribute": "leading",
         "constant": 280},
        {"first": "follow", "attribute": "width", "relation": "greaterThanOrEqual", "constant": 60},
    ]
    return document


def main():
    os.environ["FONTCONFIG_FILE"] = str(pathlib.Path(__file__).resolve().with_name("fonts.conf"))
    options = webdriver.ChromeOptions()
    for argument in ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                     "--force-color-profile=srgb"]:
        options.add_argument(argument)
    options.binary_location = shutil.which("chromium")
    browser = webdriver.Chrome(
        options=options, service=webdriver.ChromeService(shutil.which("chromedriver")))
    faults = []
    with tempfile.TemporaryDirectory() as folder:
        folder = pathlib.Path(folder)
        subprocess.run([TOOL, "inspect", "-", "--size", "320...480", "-o", str(folder / "card.html")],
                       input=json.dumps(conflicting()), text=True, check=True)
        subprocess.run([TOOL, "gallery", "-o", str(folder / "gallery"), "--size", "390...390"], check=True)
        pages = {
            "inspector": ((folder / "card.html").as_uri() + "#follow@360", 1280, 760),
            "gallery": ((folder / "gallery/index.html").as_uri(), 1280, 900),
        }
        for name, (page, width, height) in pages.items():
            for scheme, ending in [("light", ""), ("dark", "~dark")]:
                browser.execute_cdp_cmd("Emulation.setEmulatedMedia", {
                    "features": [{"name": "prefers-color-scheme", "value": scheme}]})
                browser.execute_cdp_cmd("Emulation.setDeviceMetricsOverride", {
                    "width": width, "height": height, "deviceScaleFactor": 1, "mobile": False})
                browser.get("about:blank")
                browser.get(page)
                picture = browser.get_screenshot_as_base64()
                file = FOLDER / f"{name}{ending}.png"
                if RECORDS:
                    file.write_bytes(base64.b64decode(picture))
                    continue
                known = base64.b64encode(file.read_bytes()).decode()
                browser.get("about:blank")
                share = browser.execute_async_script(DIFFERENCE, picture, known)
                print(f"{file.name}: {100 * share:.2f} % of the pixels differ")
                if share > ALLOWED:
                    faults.append(file.name)
    browser.quit()
    if faults:
        sys.exit(f"screenshots: {', '.join(faults)} are not as committed; --record writes them anew")


if __name__ == "__main__":
    main()
