// Written by Scripts/generate/pages from the files in Assets.
// swift-format-ignore-file

/// What the pages contain, from the files in `Assets`.
enum PreviewAssets {
  /// The script of the page of previews.
  static let script = #"""
    'use strict';
    // It shows the states that the server sends, and fetches the pictures that are on screen. All texts come from the package, so they
    // are set as text, never as markup.
    const $=id=>document.getElementById(id);
    const form=$('configuration'),fields=form.elements;
    const cards=new Map();
    let state=null;

    // The configuration is kept in the address, without the token, which is a cookie now.
    const axes=['device','orientation','typeSize','colorScheme','direction','locale'];
    const known=new URLSearchParams(location.hash.slice(1));
    function restore(){
      for(const name of [...axes,'filter'])if(known.has(name)){
        const field=fields[name],value=known.get(name);
        if(field.tagName==='SELECT'&&![...field.options].some(o=>o.value===value))field.add(new Option(value,value));
        field.value=value;
      }
      if(known.get('issues')==='off')fields.issues.checked=false;
    }
    function remember(){
      const kept=new URLSearchParams();
      for(const name of [...axes,'filter'])if(fields[name].value!==initial[name])kept.set(name,fields[name].value);
      if(!fields.issues.checked)kept.set('issues','off');
      const text=kept.toString();
      history.replaceState(null,'',text?'/#'+text:'/');
    }
    const initial=Object.fromEntries([...axes,'filter'].map(name=>[name,fields[name].value]));

    function element(name,attributes={},...children){
      const node=document.createElement(name);
      for(const [key,value] of Object.entries(attributes))node.setAttribute(key,value);
      node.append(...children);
      return node;
    }
    function fill(select,values,groups){
      if(select.dataset.filled===values.join())return;
      const chosen=select.value,first=select.name==='device'?[select.options[0]]:[];
      select.replaceChildren(...first);
      if(groups){
        for(const [label,begins] of groups){
          const found=values.filter(v=>begins.some(b=>v.startsWith(b)));
          if(found.length){
            const group=element('optgroup',{label});
            for(const value of found)group.append(new Option(value,value));
            select.append(group);
          }
        }
      }else for(const value of values)select.add(new Option(value,value));
      select.value=chosen;
      select.dataset.filled=values.join();
    }
    const families=[['iPhone',['iPhone']],['iPad',['iPad']],['Apple Watch',['watch']],['TV, Mac and web',['tv','mac','web']]];

    function configurations(){
      const base=Object.fromEntries(axes.map(name=>[name,fields[name].value]));
      return base.colorScheme==='both'?['light','dark'].map(colorScheme=>({...base,colorScheme})):[base];
    }

    // Cards

    const visible=new IntersectionObserver(entries=>{
      for(const entry of entries){
        const card=entry.target.card;
        card.isVisible=entry.isIntersecting;
        if(card.isVisible)card.load();
      }
    },{rootMargin:'400px'});

    class Card{
      constructor(){
        this.title=element('h3');
        this.place=element('p',{class:'place'});
        this.tag=element('span',{class:'tag'},'No snapshot');
        this.pictures=element('div',{class:'pictures'});
        this.node=element('article',{},this.title,this.place,this.tag,this.pictures);
        this.node.card=this;
        this.loaded='';
        visible.observe(this.node);
      }
      update(item){
        this.item=item;
        this.title.textContent=item.name;
        this.place.textContent=item.place||'';
        this.place.hidden=!item.place;
        this.tag.hidden=!item.isExcluded;
        if(this.isVisible)this.load();
      }
      load(){
        const all=configurations(),wanted=JSON.stringify([state.revision,this.item.key,all]);
        if(wanted===this.loaded)return;
        this.loaded=wanted;
        this.abort?.abort();
        this.abort=new AbortController();
        while(this.pictures.children.length>all.length)this.pictures.lastChild.remove();
        while(this.pictures.children.length<all.length)this.pictures.append(
          element('figure',{},element('div',{class:'canvas waiting'}),element('figcaption'),element('ul',{class:'issues'})));
        for(const [index,one] of all.entries())this.draw(this.pictures.children[index],one,this.abort.signal);
      }
      async draw(figure,configuration,signal){
        figure.setAttribute('aria-busy','true');
        try{
          const query=new URLSearchParams({...configuration,preview:this.item.key});
          const response=await fetch('/picture?'+query,{signal});
          const answer=await response.json();
          if(signal.aborted)return;
          if(answer.picture)await show(figure,answer.picture,this.item.name,configuration,signal);
          else fail(figure,answer.failure||'The server answered '+response.status+'.');
        }catch(error){
          if(error.name==='AbortError')return;
          this.loaded='';
          if(!figure.querySelector('img'))fail(figure,'The server does not answer. Is snapshot preview still running?');
        }
        figure.removeAttribute('aria-busy');
      }
    }

    const percent=(part,whole)=>(100*part/whole)+'%';

    async function show(figure,picture,name,configuration,signal){
      const [canvas,caption,list]=canvasOf(figure);
      const image=new Image(),count=picture.issues.length;
      const words=count===0?'no issues':count===1?'1 issue':count+' issues';
      image.alt=name+', '+describe(configuration)+', '+words;
      image.src='data:image/png;base64,'+picture.png;
      // The old picture stays until the new one can be painted.
      await image.decode();
      if(signal.aborted)return;
      const boxes=element('div',{class:'boxes','aria-hidden':'true'}),rows=[];
      picture.issues.forEach((issue,index)=>{
        let box=null;
        if(issue.frame){
          const [x,y,width,height]=issue.frame;
          box=element('i',{},element('b',{},String(index+1)));
          box.style.left=percent(x,picture.width);
          box.style.top=percent(y,picture.height);
          box.style.width=percent(width,picture.width);
          box.style.height=percent(height,picture.height);
          boxes.append(box);
        }
        const button=element('button',{type:'button'},element('span',{class:'number'},String(index+1)),
          element('span',{},element('strong',{},issue.rule),' ',issue.message,element('span',{class:'path'},issue.element)));
        const choose=chosen=>box?.classList.toggle('chosen',chosen);
        for(const event of ['focus','pointerenter'])button.addEventListener(event,()=>choose(true));
        for(const event of ['blur','pointerleave'])button.addEventListener(event,()=>choose(false));
        rows.push(element('li',{},button));
      });
      canvas.classList.remove('waiting');
      canvas.style.width=picture.width+'px';
      canvas.style.maxWidth='100%';
      canvas.replaceChildren(image,boxes);
      list.replaceChildren(...rows);
      caption.textContent=Math.round(picture.width)+' × '+Math.round(picture.height)+' pt, '+words;
    }
    function fail(figure,text){
      const [canvas,caption,list]=canvasOf(figure);
      canvas.removeAttribute('style');
      canvas.classList.remove('waiting');
      canvas.replaceChildren(element('pre',{class:'failure',tabindex:'0'},text));
      caption.textContent='Not drawn';
      list.replaceChildren();
    }
    const canvasOf=figure=>[...figure.children];
    function describe(configuration){
      return [configuration.device||'default device',configuration.orientation,'type size '+configuration.typeSize,
        configuration.colorScheme,configuration.direction==='rightToLeft'?'right to left':'',configuration.locale]
        .filter(Boolean).join(', ');
    }

    // The state

    function messages(id,list){
      $(id).hidden=list.length===0;
      $(id).querySelector('ul').replaceChildren(...list.map(message=>{
        const place=[message.file,message.line||'',message.column||''].filter(part=>part!=='').join(':');
        return element('li',{},...(place?[element('code',{},place),' ']:[]),message.text);
      }));
    }
    const noun=()=>state.showsSnapshots?'snapshot':'preview';
    function arrange(){
      const words=fields.filter.value.toLowerCase().split(/\s+/).filter(Boolean);
      const groups=new Map(),kept=new Set();
      for(const item of state.items){
        const text=(item.name+' '+item.fileID).toLowerCase();
        if(!words.every(word=>text.includes(word)))continue;
        if(!groups.has(item.fileID))groups.set(item.fileID,[]);
        groups.get(item.fileID).push(item);
        kept.add(item.id);
      }
      for(const [id,card] of cards)if(!state.items.some(item=>item.id===id)){
        visible.unobserve(card.node);
        card.abort?.abort();
        card.node.remove();
        cards.delete(id);
      }
      const sections=[];
      for(const [fileID,items] of groups){
        const [module,...file]=fileID.split('/');
        let section=[...$('previews').children].find(node=>node.dataset.file===fileID);
        if(!section)section=element('section',{'data-file':fileID},
          element('h2',{},file.join('/'),' ',element('span',{class:'module'},module)),element('div',{class:'grid'}));
        const nodes=items.map(item=>{
          if(!cards.has(item.id))cards.set(item.id,new Card());
          const card=cards.get(item.id);
          card.update(item);
          return card.node;
        });
        const grid=section.lastChild;
        if(nodes.length!==grid.children.length||nodes.some((node,index)=>grid.children[index]!==node))grid.replaceChildren(...nodes);
        sections.push(section);
      }
      const list=$('previews');
      if(sections.length!==list.children.length||sections.some((node,index)=>list.children[index]!==node))
        list.replaceChildren(...sections);
      const isReady=state.revision>0;
      $('empty').hidden=!isReady||kept.size>0;
      $('empty').textContent=state.items.length?'No '+noun()+' matches the filter.':'No '+noun()+'s found.';
      list.classList.toggle('hides-issues',!fields.issues.checked);
      list.classList.toggle('both',fields.colorScheme.value==='both');
      list.style.setProperty('--column',fields.colorScheme.value==='both'?'460px':'260px');
    }
    function status(){
      const build=state.build,count=state.items.length,errors=build.errors.length;
      document.body.classList.toggle('failed',build.phase==='failed');
      const previews=count+' '+noun()+(count===1?'':'s');
      $('status').textContent=build.phase==='building'?(state.revision?'Building… '+previews:'Building…')
        :build.phase==='failed'?'The build failed with '+(errors===1?'1 error':errors+' errors')
        :previews+', built in '+build.seconds.toFixed(1)+' s';
    }
    function apply(next){
      state=next;
      $('title').textContent=state.title;
      document.title=state.title+' '+noun()+'s';
      fill(fields.device,state.devices,families);
      if(state.typeSizes.length)fill(fields.typeSize,state.typeSizes);
      messages('errors',state.build.phase==='failed'?state.build.errors:[]);
      messages('problems',state.problems);
      messages('undrawn',state.undrawn);
      status();
      arrange();
    }

    const stream=new EventSource('/events');
    stream.onmessage=event=>apply(JSON.parse(event.data));
    stream.onerror=()=>{$('status').textContent='Not connected. Is snapshot preview still running?'};

    let pause=0;
    form.addEventListener('input',event=>{
      remember();
      if(!state)return;
      clearTimeout(pause);
      pause=setTimeout(arrange,event.target.tagName==='SELECT'||event.target.type==='checkbox'?0:200);
    });
    form.addEventListener('submit',event=>event.preventDefault());
    document.addEventListener('keydown',event=>{
      if(event.key==='/'&&!/^(INPUT|SELECT|TEXTAREA)$/.test(document.activeElement.tagName)){
        event.preventDefault();
        fields.filter.focus();
      }
    });
    restore();
    remember();

    """#

  /// The style sheet of the page of previews.
  static let style = #"""
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

  /// The document of the page of previews.
  static let page: StaticString = #"""
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
    <label>Orientation<select name="orientation"><option value="">Default</option><option value="portrait">Portrait</option><option value="landscape">Landscape</option></select></label>
    <label>Type size<select name="typeSize"><option value="large">large</option></select></label>
    <label>Color scheme<select name="colorScheme"><option value="light">Light</option><option value="dark">Dark</option><option value="both">Light and dark</option></select></label>
    <label>Direction<select name="direction"><option value="leftToRight">Left to right</option><option value="rightToLeft">Right to left</option></select></label>
    <label>Locale<input name="locale" value="en_US" size="8" list="locales" spellcheck="false"></label>
    <datalist id="locales"><option>ar_SA</option><option>de_DE</option><option>en_GB</option><option>en_US</option><option>es_ES</option><option>fr_FR</option><option>he_IL</option><option>hi_IN</option><option>ja_JP</option><option>ko_KR</option><option>pt_BR</option><option>ru_RU</option><option>tr_TR</option><option>zh_CN</option></datalist>
    <label class="wide">Filter<input name="filter" type="search" placeholder="Name or file" spellcheck="false"></label>
    <label class="check"><input name="issues" type="checkbox" checked> Issues</label>
    </form>
    </div>
    </header>
    <main id="main" tabindex="-1">
    <noscript><p class="empty">This page needs JavaScript. <code>swift run snapshot sheet --previews --out sheet.html</code> writes a page
    without it.</p></noscript>
    <section id="errors" class="messages bad" aria-labelledby="errors-title" hidden><h2 id="errors-title">Build errors</h2><p class="sub">The pictures are those of the last build that succeeded.</p><ul></ul></section>
    <section id="problems" class="messages bad" aria-labelledby="problems-title" hidden><h2 id="problems-title">Previews that cannot be read</h2><ul></ul></section>
    <div id="previews"></div>
    <p id="empty" class="empty" hidden></p>
    <section id="undrawn" class="messages" aria-labelledby="undrawn-title" hidden><h2 id="undrawn-title">Not drawn</h2><ul></ul></section>
    </main>
    <p id="live" class="quietly" aria-live="polite"></p>
    <script src="/script.js"></script>
    </body>
    </html>

    """#
}
