/// The document of the page. The script fills it.
enum PreviewPage {
  static let source = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>Previews</title>
    <link rel="icon" href="data:,">
    <link rel="stylesheet" href="/style.css">
    </head>
    <body>
    <a class="skip" href="#main">Skip to previews</a>
    <header class="top">
    <div class="inner">
    <div class="words"><h1 id="title">Previews</h1><p id="status" class="sub" role="status">Connecting…</p></div>
    <form id="configuration" class="pickers" aria-label="Configuration" autocomplete="off">
    <label>Device<select name="device"><option value="">Default</option></select></label>
    <label>Orientation<select name="orientation"><option value="">Default</option>\
    <option value="portrait">Portrait</option><option value="landscape">Landscape</option></select></label>
    <label>Type size<select name="typeSize"><option value="large">large</option></select></label>
    <label>Color scheme<select name="colorScheme"><option value="light">Light</option><option value="dark">Dark</option>\
    <option value="both">Light and dark</option></select></label>
    <label>Direction<select name="direction"><option value="leftToRight">Left to right</option>\
    <option value="rightToLeft">Right to left</option></select></label>
    <label>Locale<input name="locale" value="en_US" size="8" list="locales" spellcheck="false"></label>
    <datalist id="locales"><option>ar_SA<option>de_DE<option>en_GB<option>en_US<option>es_ES<option>fr_FR<option>he_IL\
    <option>hi_IN<option>ja_JP<option>ko_KR<option>pt_BR<option>ru_RU<option>tr_TR<option>zh_CN</datalist>
    <label class="wide">Filter<input name="filter" type="search" placeholder="Name or file" spellcheck="false"></label>
    <label class="check"><input name="issues" type="checkbox" checked> Issues</label>
    </form>
    </div>
    </header>
    <main id="main" tabindex="-1">
    <noscript><p class="empty">This page needs JavaScript. <code>swift run snapshot sheet --previews --out sheet.html</code> writes a page
    without it.</p></noscript>
    <section id="errors" class="messages bad" aria-labelledby="errors-title" hidden><h2 id="errors-title">Build errors</h2>\
    <p class="sub">The pictures are those of the last build that succeeded.</p><ul></ul></section>
    <section id="problems" class="messages bad" aria-labelledby="problems-title" hidden><h2 id="problems-title">\
    Previews that cannot be read</h2><ul></ul></section>
    <div id="previews"></div>
    <p id="empty" class="empty" hidden></p>
    <section id="undrawn" class="messages" aria-labelledby="undrawn-title" hidden><h2 id="undrawn-title">Not drawn</h2>\
    <ul></ul></section>
    </main>
    <p id="live" class="quietly" aria-live="polite"></p>
    <script src="/script.js"></script>
    </body>
    </html>

    """
}
