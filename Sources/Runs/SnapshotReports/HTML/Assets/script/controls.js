const copyOf = (name) => one(name).content.firstElementChild.cloneNode(true);
// Expands the collapsed content of articles. Its texts are escaped, because browsers without scripts read the same markup.
// One document for all of them, because each document needs much memory.
const unfold = (list) => {
  const folded = list.map((article) => article.querySelector('noscript')).filter(Boolean);
  const markup = folded.map((one) => '<div>' + one.textContent + '</div>').join('');
  const parts = Array.from(new DOMParser().parseFromString(markup, 'text/html').body.children);
  for (const [index, one] of folded.entries()) one.replaceWith(...parts[index].childNodes);
};
const sidesOf = (article) => ['expected', 'actual'].map((role) => article.querySelector('.triptych .' + role + ' .p'));
// The slider, the onion skin, the blinking pictures and the heat map, when one of them is opened.
const addOverlay = (article) => {
  if (article.querySelector('.overlay')) return;
  const [before, after] = sidesOf(article);
  const overlay = copyOf('overlay');
  const stack = overlay.querySelector('.stack');
  const side = (name, picture) => Number(picture.style.getPropertyValue(name));
  const most = (name) => Math.max(side(name, before), side(name, after));
  const layers = all('.layer', stack);
  const words = all('.ends span', overlay);
  [before, after].forEach((picture, index) => {
    const layer = picture.cloneNode(false);
    const caption = picture.closest('figure').querySelector('b').textContent;
    layer.style.width = 100 * side('--w', picture) / most('--w') + '%';
    layer.style.height = 100 * side('--h', picture) / most('--h') + '%';
    layer.setAttribute('aria-label', caption);
    layers[index].append(layer);
    words[index].textContent = caption;
  });
  for (const region of all('.ignored', after)) stack.append(region.cloneNode(true));
  for (const name of ['--w', '--h']) stack.style.setProperty(name, String(most(name)));
  overlay.querySelector('.frame').tabIndex = (article.dataset.zoom || 'fit') === 'fit' ? -1 : 0;
  article.querySelector('.triptych').after(overlay);
};
// The prepared articles, each with its collapsed content, if it had one.
const ready = new Map();
const prepare = (articles) => {
  const list = articles.filter((article) => !ready.has(article));
  for (const article of list) ready.set(article, article.querySelector('noscript'));
  unfold(list);
  for (const article of list) addControls(article);
};
const addControls = (article) => {
  const triptych = article.querySelector('.triptych');
  if (triptych) {
    const tools = copyOf('tools');
    if (!sidesOf(article).every(Boolean)) tools.querySelector('.views').remove();
    tools.querySelector('[data-loupe]').setAttribute('aria-pressed', String(isLoupeOn));
    tools.querySelector('[data-canvas]').setAttribute('aria-pressed', String(root.matches('.dark-canvas')));
    triptych.before(tools);
  }
  for (const accept of all('.accept', article)) accept.append(copyOf('copy'));
  if (!article.dataset.actual) return;
  article.querySelector('header').append(copyOf('decide'));
  mark(article);
};
// Collapses what was expanded and is not on the page any more, with its pictures. A decision and a comment are kept elsewhere.
const release = (kept) => {
  for (const [article, folded] of ready) {
    if (!folded || article.parentElement === kept) continue;
    article.replaceChildren(folded);
    article.dataset.mode = 'side';
    delete article.dataset.zoom;
    ready.delete(article);
  }
};
const portion = Math.max(1, ...all('.portion').map((box) => Number(box.style.getPropertyValue('--count'))));
// Only one container is laid out at a time, so that a page with many failures needs little memory.
let page = 0;
for (const accept of all('.causes .accept')) accept.append(copyOf('copy'));
const boxes = () => all('.portion').filter((box) => !box.hidden);
const openPage = (index) => {
  const list = boxes();
  page = Math.max(0, Math.min(list.length - 1, index));
  for (const box of all('.portion')) box.classList.toggle('away', box !== list[page]);
  if (list[page]) prepare(Array.from(list[page].children));
  release(list[page]);
  const sizes = list.map((box) => Number(box.style.getPropertyValue('--count')));
  const start = sizes.slice(0, page).reduce((sum, size) => sum + size, 0);
  for (const pager of all('.pager')) {
    pager.hidden = list.length < 2;
    pager.querySelector('output').textContent = start + 1 + '–' + (start + (sizes[page] || 0)) + ' of '
      + sizes.reduce((sum, size) => sum + size, 0);
    const [back, next] = all('button', pager);
    back.disabled = page === 0;
    next.disabled = page >= list.length - 1;
  }
};
const openPageOf = (article) => {
  const index = boxes().indexOf(article.closest('.portion'));
  if (index >= 0 && index !== page) openPage(index);
};
const turnPage = (step) => {
  openPage(page + step);
  const box = boxes()[page];
  if (box) show(box.querySelector('.failure'));
};
// Distributes the visible failures over new containers, which do not keep the height of old ones.
const arrange = () => {
  const old = all('.portion');
  if (!old.length) return;
  const sorted = [...failures.filter((one) => !one.hidden), ...failures.filter((one) => one.hidden)];
  const count = sorted.findIndex((one) => one.hidden);
  const shown = count < 0 ? sorted.length : count;
  for (let start = 0; start < sorted.length; start += portion) {
    const box = document.createElement('div');
    box.className = 'portion';
    box.hidden = start >= shown;
    box.style.setProperty('--count', String(Math.min(portion, shown - start)));
    box.append(...sorted.slice(start, start + portion));
    old[0].before(box);
  }
  for (const box of old) box.remove();
  openPage(0);
};
addEventListener('beforeprint', () => prepare(failures));
addEventListener('afterprint', () => release(boxes()[page]));
