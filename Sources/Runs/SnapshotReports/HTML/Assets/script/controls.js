const copyOf = (name) => one(name).content.firstElementChild.cloneNode(true);
// Parses collapsed content. Its texts are escaped, because browsers without scripts read the same markup.
const unfolded = (folded) => new DOMParser().parseFromString(folded.textContent, 'text/html').body.childNodes;
const addOverlay = (article, before, after) => {
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
  article.querySelector('.triptych').after(overlay);
};
const ready = new WeakSet();
const prepare = (article) => {
  if (!article || ready.has(article)) return;
  ready.add(article);
  const folded = article.querySelector('noscript');
  if (folded) folded.replaceWith(...unfolded(folded));
  const triptych = article.querySelector('.triptych');
  if (triptych) {
    const tools = copyOf('tools');
    const [before, after] = ['expected', 'actual'].map((role) => triptych.querySelector('.' + role + ' .p'));
    if (before && after) addOverlay(article, before, after); else tools.querySelector('.views').remove();
    tools.querySelector('[data-loupe]').setAttribute('aria-pressed', String(isLoupeOn));
    tools.querySelector('[data-canvas]').setAttribute('aria-pressed', String(root.matches('.dark-canvas')));
    triptych.before(tools);
  }
  for (const accept of all('.accept', article)) accept.append(copyOf('copy'));
  if (!article.dataset.actual) return;
  article.querySelector('header').append(copyOf('decide'));
  mark(article);
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
  if (list[page]) for (const article of list[page].children) prepare(article);
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
addEventListener('beforeprint', () => failures.forEach(prepare));
