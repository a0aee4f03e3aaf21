/// The style sheets of the pages. Images are boxes with a background (see ``EmbeddedImages``), sized by `--w` and `--h`.
package enum HTMLStyle {
  /// The style sheet of the report.
  static let source = base + report

  /// The colors and the elements that all pages of the tool have in common.
  package static let base = #"""
    :root{
      --page:#f5f5f7;--card:#fff;--ink:#16171b;--quiet:#5c5f6a;--line:#e1e2e8;--well:#ececf1;
      --accent:#3451d1;--good:#11713a;--good-soft:#e2f4e8;--bad:#b3261e;--bad-soft:#fcebe9;
      --warn:#855300;--warn-soft:#fcf1d8;--shadow:0 1px 2px #16171b14,0 6px 20px #16171b0d;
      --check:#0000000d;--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace
    }
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }}
    :root[data-theme=light]{color-scheme:light}
    :root[data-theme=dark]{
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }
    *{box-sizing:border-box}
    html{scroll-padding-top:16px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);
      font:15px/1.5 system-ui,-apple-system,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;
      font-feature-settings:"tnum";overflow-wrap:anywhere}
    h1,h2,h3,h4,p,ul,dl,dd,figure,table{margin:0;padding:0}
    ul{list-style:none}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
    article:focus-visible{border-radius:18px}
    .js{display:none}
    .scripted .js{display:revert}
    .skip{position:absolute;left:-999px;top:8px;background:var(--card);padding:10px 16px;border-radius:8px;z-index:9}
    .skip:focus{left:8px}
    [hidden]{display:none!important}


    """#

  private static let report = #"""
    .verdict{background:var(--card);border-bottom:1px solid var(--line)}
    .verdict .inner{max-width:1440px;margin:auto;padding:36px 32px 28px;display:grid;gap:10px 22px;
      grid-template-columns:auto 1fr auto;align-items:center}
    .seal{width:60px;height:60px;border-radius:50%;display:grid;place-items:center;font-size:28px;font-weight:700;line-height:1}
    .good .seal{background:var(--good-soft);color:var(--good)}
    .bad .seal{background:var(--bad-soft);color:var(--bad)}
    .incomplete .seal{background:var(--warn-soft);color:var(--warn)}
    h1{font-size:30px;line-height:1.2;letter-spacing:-.02em;font-weight:680}
    .sub{color:var(--quiet);margin-top:2px}
    .remark{margin-top:6px;color:var(--warn);white-space:pre-wrap}
    .bad .remark{color:var(--bad)}
    .facts{display:flex;gap:8px 28px;flex-wrap:wrap}
    .facts dt{font-size:12px;color:var(--quiet)}
    .facts dd{font-weight:560}
    .bar{grid-column:1/-1;display:flex;gap:3px;height:8px;margin-top:16px}
    .bar span{min-width:6px;border-radius:4px;background:var(--tone)}
    .passed{--tone:var(--good);--soft:var(--good-soft)}
    .changed,.missing,.error{--tone:var(--bad);--soft:var(--bad-soft)}
    .nondeterministic,.new,.rerecorded{--tone:var(--warn);--soft:var(--warn-soft)}
    .counts{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:6px 22px;color:var(--quiet)}
    .counts b{color:var(--ink);font-weight:640}
    .counts .glyph{color:var(--tone);font-weight:700;display:inline-block;min-width:1.2em}

    .columns{max-width:1440px;margin:auto;padding:0 32px;display:grid;grid-template-columns:minmax(0,1fr);gap:0 40px}
    main{min-width:0;padding:8px 0 40px}
    nav{padding-top:28px}
    .search label{display:block;font-size:12px;color:var(--quiet);margin-bottom:4px}
    .search input{width:100%;min-height:44px;font:inherit;color:inherit;background:var(--card);padding:8px 12px;
      border:1px solid var(--line);border-radius:10px}
    .search output{display:block;font-size:12px;color:var(--quiet);min-height:1.6em;margin-top:4px}
    .tree .suite{font-size:12px;color:var(--quiet);margin:14px 0 4px;padding:0 10px}
    .tree a{display:flex;gap:8px;align-items:baseline;padding:7px 10px;border-radius:8px;text-decoration:none;color:inherit}
    .tree a:hover{background:var(--well)}
    .tree span{flex:1;min-width:0}
    .tree em{font-style:normal;font-size:12px;color:var(--quiet)}
    em.bad{font-style:normal;color:var(--bad);background:var(--bad-soft);border-radius:9px;padding:1px 8px;font-weight:640}
    @media (min-width:1120px){
      .columns{grid-template-columns:248px minmax(0,1fr)}
      nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding-bottom:24px}
    }
    @media (max-width:1119px){.tree{display:none}}

    h2{font-size:21px;letter-spacing:-.01em;margin:36px 0 16px;font-weight:660}
    article{background:var(--card);border-radius:18px;box-shadow:var(--shadow);margin-bottom:22px}
    article:target,article:focus{outline:2px solid var(--accent);outline-offset:0}
    .failure,.issue{padding:24px 26px}
    .portion{content-visibility:auto;contain-intrinsic-size:auto calc(var(--count)*742px);overflow-clip-margin:24px}
    .failure{content-visibility:auto;contain-intrinsic-size:auto 720px}
    .sheet{content-visibility:auto;contain-intrinsic-size:auto 420px}
    .causes{list-style:none;padding:0;margin:0;counter-reset:none}
    .causes>li{background:var(--card);border-radius:14px;box-shadow:var(--shadow);padding:16px 22px;margin-bottom:12px}
    .causes a{font-size:17px;font-weight:620}
    .causes ul,.changes ul{font:13px/1.6 var(--mono);color:var(--quiet);white-space:pre-wrap}
    .causes .defects{color:var(--bad);background:var(--bad-soft);border-radius:9px;padding:8px 12px 8px 28px;margin:8px 0}
    .causes button{margin-top:10px}
    .changes{border-left:3px solid var(--accent);padding-left:14px}
    .chips{gap:6px;flex-wrap:wrap;margin:6px 0 10px}
    .scripted .chips{display:flex}
    .chips button[aria-pressed=true],.causes button[aria-pressed=true],[data-loupe][aria-pressed=true]{background:var(--accent);
      border-color:var(--accent);color:var(--card)}
    .order label{font-size:12px;color:var(--quiet);margin-right:8px}
    select{font:inherit;font-size:13px;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:9px;
      padding:5px 8px;min-height:34px}
    .quietly{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .loupe{position:fixed;z-index:8;width:252px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:10px;
      box-shadow:var(--shadow);pointer-events:none}
    .loupe canvas{border-radius:6px;background:var(--well)}
    .loupe output{display:block;font:12px/1.5 var(--mono);margin-top:6px}
    .measuring .frame{cursor:crosshair}
    progress{accent-color:var(--accent);width:90px}
    #keys ul{padding:6px 0}
    #keys li{padding:3px 0}
    .failure>*+*,.issue>*+*{margin-top:16px}
    .failure h3,.issue h3{font-size:18px;font-weight:640;letter-spacing:-.01em;margin-top:8px}
    .failure h3 .path{color:var(--quiet);font-weight:450}
    .failure h3 .name{color:var(--accent);font-weight:560}
    .badge{display:inline-block;font-size:12px;font-weight:680;color:var(--tone);background:var(--soft);
      border-radius:20px;padding:2px 11px}
    .cell{display:flex;flex-wrap:wrap;gap:6px;margin-top:10px}
    .cell li{border:1px solid var(--line);border-radius:8px;padding:2px 10px;font-size:13px}
    .cell span{color:var(--quiet);margin-right:7px}
    .place{font:13px/1.5 var(--mono);color:var(--quiet);margin-top:8px}
    .measure{margin-top:6px}
    pre{margin:0;font:13px/1.55 var(--mono);background:var(--well);border-radius:12px;padding:14px 16px;overflow:auto;
      white-space:pre-wrap}
    details>summary{cursor:pointer;color:var(--quiet);padding:6px 0;min-height:32px}
    details>pre{margin-top:6px}
    .accept{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;border-top:1px solid var(--line);padding-top:16px}
    .accept>span{color:var(--quiet)}
    .accept code{font:13px/1.5 var(--mono);background:var(--well);border-radius:8px;padding:6px 11px;flex:0 1 auto;min-width:0}
    .scripted .decide{display:grid;gap:8px;justify-items:stretch}
    .scripted .failure>header{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:24px;justify-items:start}
    .scripted .failure>header>*{grid-column:1}
    .scripted .failure>header>.decide{grid-column:2;grid-row:1/span 6;align-self:start}
    .decide .group button{min-width:96px}
    .comment input{width:100%;min-height:34px;font:inherit;font-size:13px;color:inherit;background:var(--card);
      border:1px solid var(--line);border-radius:9px;padding:5px 10px}
    .accept-all{background:var(--accent);border-color:var(--accent);color:var(--card);font-weight:620;margin-right:8px}
    .accept-all:hover{background:var(--accent);text-decoration:underline}
    .changes ul{max-height:88px;overflow:auto}
    .failure{--used:540px}
    .scripted :is(.failure:not([data-zoom]),.failure[data-zoom=fit]) :is(.triptych .p,.stack){
      width:min(calc(var(--w)*1px),100%,max(110px,calc((100vh - var(--used))*var(--w)/var(--h))))}
    .scripted :is(.failure:not([data-zoom]),.failure[data-zoom=fit]) .layer .p{width:100%}
    .full{overflow:hidden}
    .full .portion,.full .failure{content-visibility:visible;contain:none}
    .full .failure:not(.current){display:none}
    .full .failure.current{position:fixed;inset:52px 0 0;z-index:9;margin:0;border-radius:0;overflow:auto;--used:500px}
    .full .failure.current>:is(.accept,details){display:none}
    .full .decisions{display:none}
    .full-bar{position:fixed;inset:0 0 auto;height:52px;z-index:9;display:flex;gap:8px;align-items:center;padding:0 16px;
      background:var(--card);border-bottom:1px solid var(--line);overflow-x:auto;white-space:nowrap}
    .full-bar [data-full]{margin-left:auto}
    dialog{color:inherit;background:var(--card);border:1px solid var(--line);border-radius:18px;padding:24px 28px;max-width:min(680px,92vw);
      max-height:88vh;overflow:auto}
    dialog h2{margin-top:0}
    dialog::backdrop{background:#0b0c0f99}
    dialog form{margin-top:12px}
    .decide [data-decide=accept][aria-pressed=true]{color:var(--good)}
    .decide [data-decide=reject][aria-pressed=true]{color:var(--bad)}
    .failure[data-decision=accept]{outline:2px solid var(--good)}
    .failure[data-decision=reject]{outline:2px solid var(--bad)}
    .scripted .decisions{display:flex}
    .decisions{position:sticky;bottom:0;z-index:5;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:10px 32px;
      background:var(--card);border-top:1px solid var(--line)}
    .decisions .grow{flex:1}
    .decisions code{font:13px/1.5 var(--mono);color:var(--quiet)}
    .decisions button:not(:disabled){background:var(--accent);border-color:var(--accent);color:var(--card);font-weight:620}
    button:disabled{opacity:.5;cursor:default}
    button{font:inherit;font-size:13px;color:inherit;background:transparent;border:1px solid var(--line);border-radius:9px;
      padding:5px 13px;min-height:34px;cursor:pointer}
    button:hover{background:var(--well)}
    @media (pointer:coarse){button{min-height:44px}}

    .p{position:relative;display:block;width:calc(var(--w)*1px);max-width:100%;aspect-ratio:var(--w)/var(--h);
      background-size:100% 100%;background-repeat:no-repeat;print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .triptych{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,230px),1fr));gap:20px}
    figcaption{display:flex;justify-content:space-between;gap:12px;align-items:baseline;margin-bottom:8px}
    figcaption b{font-weight:620}
    figcaption span{font-size:12px;color:var(--quiet)}
    .frame{overflow:auto;border-radius:12px;border:1px solid var(--line);padding:14px;
      background:var(--well) repeating-conic-gradient(var(--check) 0 25%,transparent 0 50%) 0 0/16px 16px}
    .frame .p{box-shadow:0 0 0 1px var(--line)}
    .frame>*{margin:0 auto}
    .cluster{position:absolute;border-radius:2px;box-shadow:0 0 0 1.5px #d6006c,0 0 0 3px #ffffffb0;min-width:3px;min-height:3px}
    .tools{flex-wrap:wrap;gap:10px;justify-content:space-between}
    .scripted .tools{display:flex}
    .group{display:inline-flex;flex-wrap:wrap;background:var(--well);border-radius:11px;padding:3px}
    .group button{border:0;border-radius:8px}
    .group button[aria-pressed=true]{background:var(--card);box-shadow:0 1px 3px #0003;font-weight:620}
    .scripted .overlay{display:none}
    .scripted [data-mode]:not([data-mode=side])>.overlay{display:block}
    .scripted [data-mode]:not([data-mode=side])>.triptych{display:none}
    .ends{display:flex;gap:14px;align-items:center;justify-content:center;margin-bottom:12px;font-weight:600;font-size:13px}
    .ends span{flex:none}
    .dark-canvas .frame{background-color:#1c1d22;--check:#ffffff12}
    .ends input{flex:0 1 420px;min-width:0;accent-color:var(--accent);min-height:32px}
    [data-mode=blink] .ends input{visibility:hidden}
    [data-mode=heat] .ends,.legend{display:none}
    [data-mode=heat] .legend{display:flex;gap:10px;align-items:center;justify-content:center;font-size:12px;margin-bottom:12px}
    .legend i{width:180px;height:12px;border-radius:3px;forced-color-adjust:none;
      background:linear-gradient(90deg,#440154,#3b528b,#21918c,#5ec962,#fde725)}
    canvas.heat{display:none;position:absolute;inset:0;width:100%;height:100%;image-rendering:pixelated}
    [data-mode=heat] canvas.heat{display:block}
    .cluster.chosen{box-shadow:0 0 0 3px var(--accent),0 0 0 5px #ffffffd0}
    .stack{position:relative;width:calc(var(--w)*1px);max-width:100%;aspect-ratio:var(--w)/var(--h);--cut:50%}
    .layer{position:absolute;inset:0}
    .layer .p{max-width:none;aspect-ratio:auto}
    [data-mode=slider] .over{clip-path:inset(0 0 0 var(--cut))}
    [data-mode=slider] .stack::after{content:"";position:absolute;top:-14px;bottom:-14px;left:var(--cut);width:2px;margin-left:-1px;
      background:var(--accent)}
    [data-mode=onion] .over{opacity:var(--mix,.5)}
    [data-mode=blink] .stack.off .over{visibility:hidden}
    [data-zoom="1"] .frame>*{max-width:none}
    [data-zoom="2"] .frame>*{max-width:none;width:calc(var(--w)*2px)}
    [data-zoom="8"] .frame>*{max-width:none;width:calc(var(--w)*8px)}
    [data-zoom="2"] .p,[data-zoom="8"] .p{image-rendering:pixelated}
    :not([data-zoom=fit]):is([data-zoom]) .frame{max-height:84vh}

    .diff{font:13px/1.6 var(--mono);border:1px solid var(--line);border-radius:12px;overflow:auto;padding:8px 0}
    .diff>div{display:flex;padding:0 14px;white-space:pre;width:max-content;min-width:100%}
    .diff .number{flex:none;width:4ch;text-align:right;color:var(--quiet);margin-right:1.2ch;user-select:none}
    .diff .mark{flex:none;width:2ch;user-select:none;font-weight:700}
    .diff del,.diff ins{text-decoration:none}
    .diff .removed{background:var(--bad-soft)}.diff .removed .mark{color:var(--bad)}
    .diff .added{background:var(--good-soft)}.diff .added .mark{color:var(--good)}
    .diff mark{color:inherit;background:transparent;font-weight:700;border-radius:3px;box-shadow:inset 0 -2px currentColor}
    .diff .removed mark{background:color-mix(in srgb,var(--bad) 24%,transparent)}
    .diff .added mark{background:color-mix(in srgb,var(--good) 24%,transparent)}
    .diff .gap{color:var(--quiet);justify-content:center;padding:4px 0}

    h3.suite{font-size:14px;color:var(--quiet);font-weight:560;margin:26px 0 12px}
    .sheet{padding:20px 0 22px}
    .sheet>header{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;align-items:baseline;padding:0 26px 14px}
    .sheet h4{font-size:17px;font-weight:640;letter-spacing:-.01em}
    .sheet header p{color:var(--quiet);font-size:13px;display:flex;gap:10px}
    .scroll{overflow-x:auto;padding:2px 26px 8px}
    table{border-collapse:separate;border-spacing:0}
    th{font-weight:500;font-size:12px;color:var(--quiet);text-align:left;white-space:nowrap;padding:0 8px 8px}
    td{padding:0 6px 14px;vertical-align:top}
    tbody th{padding:4px 14px 14px 0;vertical-align:top;white-space:normal;min-width:96px;max-width:132px}
    tr>:first-child{position:sticky;left:0;background:var(--card);z-index:1}
    tbody th span{display:block;line-height:1.45}
    tbody th span:first-child{color:var(--ink);font-weight:560}
    .thumbnail{position:relative;display:block;width:110px;border-radius:10px}
    .thumbnail .p{width:100%;border-radius:9px;overflow:hidden;box-shadow:0 0 0 1px var(--line),0 2px 8px #0000001a;
      transition:transform .15s,box-shadow .15s}
    .thumbnail:hover .p{transform:translateY(-2px);box-shadow:0 0 0 2px var(--accent),0 8px 20px #0000002e}
    .thumbnail:not(.passed) .p{box-shadow:0 0 0 2.5px var(--tone)}
    .thumbnail.faint{opacity:.18}
    .thumbnail .flag{position:absolute;top:-8px;right:-8px;width:24px;height:24px;border-radius:50%;display:grid;place-items:center;
      background:var(--tone);color:var(--card);font-weight:700;font-size:13px;box-shadow:0 0 0 2px var(--card)}
    .absent{display:grid;place-items:center;min-height:110px;border:1.5px dashed var(--line);border-radius:9px;color:var(--quiet);
      font-size:12px}
    .singles{display:flex;flex-wrap:wrap;gap:18px;padding:2px 26px 8px}
    .singles li{width:min(100%,200px);font-size:13px;color:var(--quiet)}
    .singles .thumbnail{width:100%;margin-bottom:8px}
    .texts{padding:0 26px}
    .texts ul{columns:auto 240px;column-gap:28px;font-size:13px;padding-top:6px}
    .texts li{padding:2px 0;break-inside:avoid}
    .texts .glyph{color:var(--tone);font-weight:700;display:inline-block;width:1.5em}

    .light{display:none;position:fixed;inset:0;z-index:10;place-items:center;padding:20px}
    .light:target{display:grid}
    .shade{position:absolute;inset:0;background:#0b0c0fd9;backdrop-filter:blur(6px)}
    .light figure{position:relative;display:grid;justify-items:center;max-width:100%;pointer-events:none}
    .light .p{width:min(calc(var(--w)*1px),92vw,calc(84vh*var(--w)/var(--h)));border-radius:12px;overflow:hidden;
      box-shadow:0 20px 60px #000a}
    .light figcaption{margin:14px 0 0;color:#f2f2f5;flex-wrap:wrap;justify-content:center}
    .light figcaption span{color:#c9cad2}

    footer{max-width:1440px;margin:auto;padding:8px 32px 44px;color:var(--quiet);font-size:13px}
    kbd{font:12px var(--mono);border:1px solid var(--line);border-radius:5px;padding:1px 6px;background:var(--card)}
    @media (max-width:720px){
      .verdict .inner{padding:22px 16px 18px;grid-template-columns:auto 1fr;gap:10px 14px}
      .facts{grid-column:1/-1;margin-top:6px}
      .seal{width:44px;height:44px;font-size:21px}
      h1{font-size:23px}
      .columns,footer{padding-left:12px;padding-right:12px}
      .failure,.issue{padding:18px 16px}
      .sheet>header,.scroll,.singles,.texts{padding-left:16px;padding-right:16px}
      tbody th{min-width:72px;max-width:84px}
      tr>:first-child{position:static}
      .thumbnail{width:92px}
      .decisions{padding:8px 16px}
      .scripted .failure>header{grid-template-columns:minmax(0,1fr)}
      .scripted .failure>header>.decide{grid-column:1;grid-row:auto;width:100%;margin-top:10px}
      .decide .group{display:flex}
      .decide .group button{flex:1}
      .decisions code{display:none}
      .full-bar{height:104px;flex-wrap:wrap;align-content:center}
      .full .failure.current{inset:104px 0 0}
      .full-bar [data-full]{order:1}
      .full-bar [data-configuration]{order:2}
    }
    @media (prefers-reduced-motion:reduce){*{transition:none!important}}
    @media (forced-colors:active){.p,.bar span,.flag{forced-color-adjust:none}.thumbnail:not(.passed){outline:2px solid Highlight}
      [aria-pressed=true]{outline:2px solid Highlight}}
    @media print{body{background:#fff}nav,.tools,.light,.decide,.decisions,footer,.skip,.loupe{display:none!important}.portion{content-visibility:visible}
      article{break-inside:avoid;content-visibility:visible;box-shadow:none;
      border:1px solid #ccc}}
    """#
}
