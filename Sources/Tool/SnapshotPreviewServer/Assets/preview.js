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
