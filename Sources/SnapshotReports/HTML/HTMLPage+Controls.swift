extension HTMLPage {
  /// What only a script can use, once for all failures: the script gives each a copy when it is looked at, so that
  /// thousands of failures have no controls of their own.
  static let controls: StaticString = """
    <template id="tools"><div class="tools"><div class="group views" role="group" aria-label="View">\
    <button type="button" data-set="side" aria-pressed="true">Side by side</button>\
    <button type="button" data-set="slider">Slider</button><button type="button" data-set="onion">Onion</button>\
    <button type="button" data-set="blink">Blink</button><button type="button" data-set="heat">Heat</button></div>\
    <div class="group" role="group" aria-label="Size"><button type="button" data-zoom="fit" aria-pressed="true">Fit</button>\
    <button type="button" data-zoom="1">1:1</button><button type="button" data-zoom="2">2×</button>\
    <button type="button" data-zoom="8">8×</button></div>\
    <div class="group"><button type="button" data-loupe aria-pressed="false">Loupe</button>\
    <button type="button" data-canvas aria-pressed="false">Dark canvas</button></div></div></template>
    <template id="overlay"><div class="overlay">\
    <p class="legend"><span>ΔE 0.1</span><i></i><span>100, in OKLab, logarithmic</span></p>\
    <p class="ends"><span></span><input type="range" min="0" max="100" value="50" aria-label="Expected to actual"><span></span>\
    </p><div class="frame"><div class="stack"><div class="layer under"></div><div class="layer over"></div>\
    <canvas class="heat" role="img" aria-label="Heat map of the difference"></canvas></div></div></div></template>
    <template id="copy"><button type="button" class="copy">Copy</button></template>
    <template id="decide"><div class="group decide" role="group" aria-label="Decision">\
    <button type="button" data-decide="accept" aria-pressed="false">Accept</button>\
    <button type="button" data-decide="reject" aria-pressed="false">Reject</button></div></template>

    """
}
