"""Drives a report in headless Chromium, at the sizes of a desktop, a tablet and a phone. Arguments: the report, and a folder for
screenshots."""

import os
import pathlib
import sys

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import sync_playwright

SIZES = [(1440, 900), (1024, 768), (390, 844)]
report = pathlib.Path(sys.argv[1]).resolve().as_uri()
out = pathlib.Path(sys.argv[2])
out.mkdir(parents=True, exist_ok=True)
problems = []


def check(holds, what):
    print(f"  {'' if holds else 'NOT: '}{what}")
    if not holds:
        problems.append(what)


def processes(pid):
    """The process and all below it."""
    children = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit():
            try:
                stat = pathlib.Path(f"/proc/{entry}/stat").read_text()
            except OSError:
                continue
            children.setdefault(int(stat.rsplit(")", 1)[1].split()[1]), []).append(int(entry))
    found, pending = [], [pid]
    while pending:
        found.append(pending.pop())
        pending += children.get(found[-1], [])
    return found


def memory():
    """The memory of the tab in MB, as Chromium's task manager counts it: what its process has for itself. The largest one, because
    Chromium keeps a spare process for the next tab."""
    largest = 0
    for pid in processes(os.getpid()):
        try:
            if "--type=renderer" not in pathlib.Path(f"/proc/{pid}/cmdline").read_text():
                continue
            lines = dict(line.split(":", 1) for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines())
        except OSError:
            continue
        largest = max(largest, sum(int(lines[name].split()[0]) for name in ("RssAnon", "VmSwap")))
    return largest / 1024


def violations(page):
    results = Axe().run(page)
    return [
        f"{found['id']}: {node['target']} {node.get('failureSummary', '')}"
        for found in results.response["violations"] for node in found["nodes"][:3]
    ]


def audit(page, state):
    found = violations(page)
    check(not found, f"axe-core finds nothing: {state}")
    for line in found[:6]:
        print(f"      {line}")


with sync_playwright() as driver:
    def launch():
        return driver.chromium.launch(executable_path=os.environ.get("CHROMIUM", "/usr/bin/chromium"), args=["--no-sandbox"])

    for scheme in ["light", "dark"]:
        for width, height in SIZES:
            name = f"{width} × {height}, {scheme}"
            browser = launch()
            context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme, offline=True)
            page = context.new_page()
            page.set_default_timeout(300_000)
            page.on("dialog", lambda dialog: dialog.accept())
            page.goto(report)
            page.screenshot(path=out / f"top-{width}-{scheme}.png")
            audit(page, f"the page at {name}")
            check(page.evaluate("document.documentElement.scrollWidth <= innerWidth"), f"nothing is wider than {name}")

            page.keyboard.press("j")
            page.wait_for_timeout(300)
            page.screenshot(path=out / f"item-{width}-{scheme}.png")
            box = page.evaluate(
                "(() => { const one = (s) => document.querySelector('.failure.current ' + s).getBoundingClientRect();"
                " return [one('h3').top, one('[data-decide=accept]').bottom, one('.actual .p').top] })()")
            check(box[0] >= 0 and box[1] <= height and box[2] < height, f"title, decision and picture in view at {name}")
            for key, mode in [("2", "slider"), ("5", "heat"), ("1", "side")]:
                page.keyboard.press(key)
                page.wait_for_timeout(300)
                if mode != "side":
                    audit(page, f"{mode} at {name}")

            page.evaluate("document.getElementById('pending').open = true")
            page.wait_for_timeout(100)
            page.screenshot(path=out / f"pending-{width}-{scheme}.png")
            audit(page, f"the pending list at {name}")
            if scheme == "light":
                left = "Number(document.querySelector('#pending summary').textContent.split(' ')[0])"
                lines = "Array.from(document.querySelectorAll('#pending li'), (line) => line.textContent).join('|')"
                first = (page.evaluate(left), page.evaluate(lines))
                page.locator(".failure.current [data-decide=accept]").click()
                second = (page.evaluate(left), page.evaluate(lines))
                check(second[0] == first[0] - 1 and second[1] != first[1], f"a decision shortens the pending list at {name}")
                page.keyboard.press("u")
                check((page.evaluate(left), page.evaluate(lines)) == first, f"and undo restores it at {name}")
            page.evaluate("document.getElementById('pending').open = false")

            page.keyboard.press("?")
            page.wait_for_timeout(100)
            audit(page, f"the keyboard help at {name}")
            page.keyboard.press("Escape")
            page.keyboard.press("f")
            page.wait_for_timeout(300)
            page.screenshot(path=out / f"full-{width}-{scheme}.png")
            audit(page, f"the full screen at {name}")
            page.keyboard.press("Escape")
            if scheme == "light":
                page.locator("#search").fill("undecided")
                page.wait_for_timeout(400)
                shown = page.evaluate("Array.from(document.querySelectorAll('.failure')).filter((one) => !one.hidden).length")
                # Escape would clear the filter.
                page.evaluate("document.activeElement.blur()")
                page.keyboard.press("j")
                page.keyboard.press("a")
                page.wait_for_timeout(300)
                now = page.evaluate("Array.from(document.querySelectorAll('.failure')).filter((one) => !one.hidden).length")
                check(now == shown - 1, f"a decided snapshot leaves the list of those that are not reviewed at {name}")
                check(
                    page.evaluate("document.activeElement.matches('.failure:not([hidden])')"),
                    f"and the next one is shown at {name}")
            browser.close()

    def measured(address):
        browser = launch()
        page = browser.new_page(viewport={"width": 1440, "height": 900})
        page.set_default_timeout(300_000)
        page.goto(address)
        page.wait_for_timeout(1500)
        paint = page.evaluate("Math.round((performance.getEntriesByName('first-contentful-paint')[0] || {startTime: 0}).startTime)")
        found = [memory()]
        # The times between frames while the page scrolls.
        page.evaluate(
            "window.frames_ = []; (() => { let last = performance.now(); const next = (now) => { frames_.push(now - last); last = now;"
            " requestAnimationFrame(next); }; requestAnimationFrame(next); })()")
        for _ in range(20):
            page.mouse.wheel(0, 700)
            page.wait_for_timeout(120)
        frames = page.evaluate("frames_.slice(1)")
        found.append(memory())
        for _ in range(20):
            page.keyboard.press("Shift+PageDown")
            page.wait_for_timeout(150)
            for _ in range(2):
                page.mouse.wheel(0, 1500)
                page.wait_for_timeout(150)
        found.append(memory())
        kept = page.evaluate("document.querySelectorAll('.failure .triptych').length")
        browser.close()
        return found, paint, frames, kept

    empty = measured("about:blank")[0][0]
    found, paint, frames, kept = measured(report)
    slow = sum(time > 50 for time in frames)
    print(
        f"  first paint {paint} ms; {slow} of {len(frames)} frames took more than 50 ms; memory of the tab {found[0]:.0f} MB, after scrolling"
        f" {found[1]:.0f} MB, after all pages {found[2]:.0f} MB; of an empty tab {empty:.0f} MB")
    check(0 < paint < 1000, "the first paint takes less than a second")
    check(slow * 10 <= len(frames), "scrolling is smooth")
    check(max(found) < 200, "the tab needs less than 200 MB")
    check(max(found[:2]) - empty < 43, "and less than 43 MB more than an empty one")
    check(kept <= 50, "pages that are left keep no pictures")

if problems:
    sys.exit(f"check/report-page: {len(problems)} problems")
