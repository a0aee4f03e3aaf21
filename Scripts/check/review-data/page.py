"""Drives a report in headless Chromium as a person would: keys alone, filters, decisions saved, no network, no script, 320
points wide, dark, forced colours, reduced motion. Arguments: the report, and where to put decisions.json and screenshots.
Needs Python's playwright and a Chromium (CHROMIUM names it; else /usr/bin/chromium)."""

import json
import os
import pathlib
import sys

from playwright.sync_api import sync_playwright

report = pathlib.Path(sys.argv[1]).resolve().as_uri()
out = pathlib.Path(sys.argv[2])
out.mkdir(parents=True, exist_ok=True)


def check(holds, what):
    if not holds:
        sys.exit(f"page: {what}")
    print(f"  {what}")


def shoot(page, name):
    page.screenshot(path=out / f"{name}.png", timeout=300_000)


with sync_playwright() as driver:
    browser = driver.chromium.launch(
        executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])

    context = browser.new_context(viewport={"width": 1280, "height": 900}, offline=True)
    page = context.new_page()
    page.set_default_timeout(300_000)
    requests, errors = set(), []
    page.on("request", lambda request: requests.add(request.url.split("#")[0]) if not request.url.startswith("data:") else None)
    page.on("console", lambda message: errors.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.on("dialog", lambda dialog: dialog.accept())
    page.goto(report)
    shoot(page, "page")
    failures = page.locator(".failure").count()
    decided = page.locator("#decisions output")
    check(decided.inner_text() == f"{failures} to review", "everything awaits a decision")

    page.keyboard.press("j")
    check(page.evaluate("document.activeElement.id") == "f1", "j goes to the first failure")
    page.keyboard.press("j")
    for key, mode in [("2", "slider"), ("3", "onion"), ("4", "blink"), ("5", "heat"), ("1", "side")]:
        page.keyboard.press(key)
        check(page.evaluate("document.activeElement.dataset.mode") == mode, f"{key} shows {mode}")
        page.wait_for_timeout(400)
        shoot(page, f"{mode}")
    painted = "document.activeElement.querySelector('canvas.heat').width > 300"
    check(page.evaluate(painted), "the heat map is painted from the pixels")
    page.keyboard.press("+")
    check("zoom=1" in page.url and "#f2" in page.url, "the address holds what is looked at")
    page.keyboard.press("-")

    page.keyboard.press("i")
    picture = page.locator("#f2 .actual .p")
    picture.hover(position={"x": 60, "y": 60})
    page.wait_for_function("!document.getElementById('loupe').hidden")
    check("ΔE" in page.locator("#loupe output").inner_text(), "the loupe tells both pixels and their distance")
    shoot(page, "loupe")
    page.keyboard.press("Escape")

    page.keyboard.press("a")
    check(decided.inner_text().startswith("1 accepted"), "a accepts, and goes on")
    check(page.evaluate("document.activeElement.id") == "f3", "to the next failure")
    page.keyboard.press("r")
    page.keyboard.press("u")
    check(decided.inner_text() == f"1 accepted, 0 rejected, {failures - 1} to review", "u takes back")
    page.keyboard.press("A")
    everything = decided.inner_text()
    check(not everything.startswith("1 accepted"), f"A accepts the whole cause: {everything}")
    page.keyboard.press("u")
    page.keyboard.press("/")
    page.keyboard.type("dark status:changed")
    page.wait_for_timeout(400)
    check(0 < page.locator(".failure:not([hidden])").count() < failures, "the filter hides the rest")
    page.locator("#search").fill("nothingOfThisName")
    page.wait_for_timeout(400)
    check("No matches" in page.locator("#found").inner_text(), "an empty filter explains itself")
    page.locator("#search").fill("")
    page.wait_for_timeout(400)
    page.keyboard.press("Escape")
    page.evaluate(f"document.getElementById('f{failures}').scrollIntoView()")
    page.locator(f"#f{failures} .tools").wait_for()
    check(page.locator(f"#f{failures} .actual .p").is_visible(), "what is far down unfolds when it is looked at")
    with page.expect_download() as download:
        page.locator("#export").focus()
        page.keyboard.press("Enter")
    download.value.save_as(out / "decisions.json")
    made = json.loads((out / "decisions.json").read_text())
    check([one["decision"] for one in made["decisions"]] == ["accept"], "the decisions are saved")
    page.reload()
    check(decided.inner_text().startswith("1 accepted"), "and are there after a reload")
    check(requests == {report}, "nothing was requested but the page itself")
    check(errors == [], f"the console is empty {errors}")
    context.close()

    context = browser.new_context(viewport={"width": 320, "height": 700}, java_script_enabled=False, color_scheme="dark")
    page = context.new_page()
    page.set_default_timeout(300_000)
    page.goto(report)
    check(page.locator(".failure .p").first.is_visible(), "without a script the pictures are there")
    check(page.locator(f"#f{failures} .actual .p").is_visible(), "to the last")
    check(page.locator(".tools").count() == 0, "and what needs one is not")
    shoot(page, "plain")
    context.close()

    for scheme, forced in [("light", "none"), ("dark", "none"), ("dark", "active")]:
        context = browser.new_context(
            viewport={"width": 320, "height": 700}, color_scheme=scheme, forced_colors=forced, reduced_motion="reduce")
        page = context.new_page()
        page.set_default_timeout(300_000)
        page.goto(report)
        wide = page.evaluate("document.documentElement.scrollWidth")
        check(wide <= 320, f"{scheme}, forced colours {forced}: 320 points are enough")
        page.keyboard.press("j")
        page.keyboard.press("4")
        page.wait_for_timeout(1400)
        check(page.locator(".stack.off").count() == 0, "nothing blinks where motion is unwelcome")
        shoot(page, f"narrow-{scheme}-{forced}")
        context.close()
    browser.close()
