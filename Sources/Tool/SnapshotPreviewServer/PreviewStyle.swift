import SnapshotReports

/// The style sheet of the page: that of all pages of the tool, and the parts of this one.
enum PreviewStyle {
  static let source =
    HTMLStyle.base + #"""

      .top{background:var(--card);border-bottom:1px solid var(--line)}
      .top .inner{max-width:1600px;margin:auto;padding:20px 32px 16px;display:flex;flex-wrap:wrap;gap:14px 32px;align-items:center}
      .words{min-width:180px}
      h1{font-size:23px;line-height:1.25;letter-spacing:-.02em;font-weight:680}
      .sub{color:var(--quiet);font-size:13px}
      .failed .sub[role=status]{color:var(--bad);font-weight:600}
      .pickers{display:flex;flex-wrap:wrap;gap:10px 14px;align-items:end;flex:1}
      .pickers label{display:grid;gap:3px;font-size:12px;color:var(--quiet)}
      .pickers .wide{flex:1 1 130px;max-width:240px}
      .pickers .check{display:flex;align-items:center;gap:7px;min-height:36px;font-size:13px;color:var(--ink)}
      .check input{width:18px;height:18px;accent-color:var(--accent);margin:0}
      select,.pickers input:not([type=checkbox]){font:inherit;font-size:13px;color:var(--ink);background:var(--page);
        border:1px solid var(--line);border-radius:9px;padding:5px 9px;min-height:36px;min-width:0;width:100%}
      main{max-width:1600px;margin:auto;padding:4px 32px 60px}
      main:focus-visible{outline:none}
      h2{font-size:15px;font-weight:620;margin:30px 0 12px}
      h2 .module{color:var(--quiet);font-weight:450}
      .grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,var(--column,260px)),1fr));gap:20px;align-items:start}
      article{background:var(--card);border-radius:16px;box-shadow:var(--shadow);padding:16px 18px 18px;min-width:0}
      article h3{font-size:15px;font-weight:620}
      article .place{font:12px/1.5 var(--mono);color:var(--quiet);margin-top:2px}
      .pictures{display:flex;flex-wrap:wrap;gap:14px;margin-top:12px}
      figure{min-width:0;flex:0 1 auto}
      .both figure{flex:1 1 0}
      .canvas{position:relative;border-radius:10px;overflow:hidden;box-shadow:0 0 0 1px var(--line);
        background:var(--well) repeating-conic-gradient(var(--check) 0 25%,transparent 0 50%) 0 0/16px 16px}
      .canvas.waiting{min-height:96px;min-width:96px}
      .canvas img{display:block;width:100%;height:auto}
      .boxes{position:absolute;inset:0}
      .boxes i{position:absolute;border-radius:2px;box-shadow:0 0 0 1.5px #d6006c,0 0 0 3px #ffffffb0;min-width:4px;min-height:4px;
        forced-color-adjust:none}
      .boxes b{position:absolute;left:-1px;top:-1px;min-width:16px;padding:0 3px;border-radius:2px;background:#d6006c;color:#fff;
        font:700 11px/16px var(--mono);text-align:center;font-style:normal}
      .boxes i.chosen{box-shadow:0 0 0 3px #d6006c,0 0 0 5px #ffffffd0}
      .hides-issues .boxes,.hides-issues .issues{display:none}
      figcaption{font-size:12px;color:var(--quiet);margin-top:6px}
      .issues{list-style:none;margin:10px 0 0;font-size:13px;display:grid;gap:2px}
      .issues button{display:flex;gap:8px;width:100%;text-align:left;font:inherit;color:inherit;background:none;border:0;
        border-radius:8px;padding:5px 6px;min-height:32px;cursor:pointer}
      .issues button:hover{background:var(--well)}
      .issues .number{flex:none;min-width:18px;height:18px;border-radius:4px;background:#d6006c;color:#fff;
        font:700 11px/18px var(--mono);text-align:center;margin-top:2px}
      .issues strong{font-weight:620}
      .issues .path{color:var(--quiet);display:block;font:12px/1.5 var(--mono)}
      .failure{white-space:pre-wrap;font:12.5px/1.5 var(--mono);background:var(--bad-soft);color:var(--ink);border-radius:10px;
        padding:10px 12px;margin:0}
      .tag{display:inline-block;font-size:12px;color:var(--warn);background:var(--warn-soft);border-radius:20px;padding:1px 9px;
        margin-top:6px}
      .messages{margin-top:24px}
      .messages.bad{background:var(--card);border-left:4px solid var(--bad);border-radius:12px;padding:14px 20px;
        box-shadow:var(--shadow)}
      .messages h2{margin:0 0 4px}
      .messages ul{margin-top:8px;display:grid;gap:8px}
      .messages li{font-size:13px}
      .messages code{font:12.5px/1.5 var(--mono);color:var(--quiet)}
      .messages.bad li{white-space:pre-wrap}
      .messages.bad code{color:var(--bad);font-weight:600}
      .empty{color:var(--quiet);padding:40px 0;text-align:center}
      .quietly{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
      @media (pointer:coarse){select,.pickers input:not([type=checkbox]),.check,.issues button{min-height:44px!important}}
      @media (max-width:720px){
        .top .inner{padding:14px 16px 12px}
        .words{width:100%}
      .pickers{display:grid;flex:1 1 100%;grid-template-columns:1fr 1fr;gap:8px 12px;width:100%}
        .pickers .wide{max-width:none}
        main{padding:0 12px 40px}
        h2{margin:22px 4px 10px}
        article{padding:14px}
      }
      @media (prefers-reduced-motion:reduce){*{transition:none!important}}

      """#
}
