extension HTMLPage {
  /// Templates of the controls that need the script. The script copies them when a failure becomes visible, so that thousands
  /// of failures stay fast.
  static let controls: StaticString = """
    <template id="tools"><div class="tools"><div class="group views" role="group" aria-label="View">\
    <button type="button" data-set="side" aria-pressed="true">Side by side</button>\
    <button type="button" data-set="slider">Slider</button><button type="button" data-set="onion">Onion skin</button>\
    <button type="button" data-set="blink">Blink</button><button type="button" data-set="heat">Heat map</button></div>\
    <div class="group" role="group" aria-label="Zoom"><button type="button" data-zoom="fit" aria-pressed="true">Fit</button>\
    <button type="button" data-zoom="1">1:1</button><button type="button" data-zoom="2">2×</button>\
    <button type="button" data-zoom="8">8×</button></div>\
    <div class="group"><button type="button" data-full>Full screen</button><button type="button" data-loupe aria-pressed="false">Magnifier</button>\
    <button type="button" data-canvas aria-pressed="false">Dark background</button></div></div></template>
    <template id="overlay"><div class="overlay">\
    <p class="legend"><span>ΔE 0.1</span><i></i><span>100 (color difference in OKLab, logarithmic)</span></p>\
    <p class="ends"><span></span><input type="range" min="0" max="100" value="50" aria-label="Blend between expected and actual"><span></span>\
    </p><div class="frame"><div class="stack"><div class="layer under"></div><div class="layer over"></div>\
    <canvas class="heat" role="img" aria-label="Heat map of the difference"></canvas></div></div></div></template>
    <template id="copy"><button type="button" class="copy">Copy</button></template>
    <template id="decide"><div class="decide" role="group" aria-label="Decision"><span class="group">\
    <button type="button" data-decide="accept" aria-pressed="false">Accept</button>\
    <button type="button" data-decide="reject" aria-pressed="false">Reject</button></span>\
    <label class="comment"><input type="text" maxlength="500" placeholder="Comment" aria-label="Comment"></label></div></template>
    <aside id="full" class="full-bar" aria-label="Full screen" hidden>\
    <button type="button" data-step="-1">Previous</button><output></output><button type="button" data-step="1">Next</button>\
    <button type="button" data-configuration="-1">Previous configuration</button>\
    <button type="button" data-configuration="1">Next configuration</button>\
    <button type="button" data-full>Close</button></aside>

    """
}
