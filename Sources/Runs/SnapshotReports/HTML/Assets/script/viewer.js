const setMode = (article, mode) => {
  const button = article.querySelector('[data-set="' + mode + '"]');
  if (!button) return;
  if (mode !== 'side') addOverlay(article);
  article.dataset.mode = mode;
  press(button.parentElement, button);
  if (mode === 'heat') paintHeat(article);
  view.mode = mode;
};
const setZoom = (article, zoom) => {
  const button = article.querySelector('.tools [data-zoom="' + zoom + '"]');
  if (!button) return;
  article.dataset.zoom = zoom;
  // What scrolls can be reached with the keyboard.
  for (const frame of all('.frame', article)) frame.tabIndex = zoom === 'fit' ? -1 : 0;
  press(button.parentElement, button);
  view.zoom = zoom;
};
const zooms = ['fit', '1', '2', '8'];
const stepZoom = (article, step) => {
  const at = Math.max(0, zooms.indexOf(article.dataset.zoom || 'fit'));
  setZoom(article, zooms[Math.min(zooms.length - 1, Math.max(0, at + step))]);
};
const cut = (range) => {
  const stack = range.closest('.overlay').querySelector('.stack');
  stack.style.setProperty('--cut', (100 - range.value) + '%');
  stack.style.setProperty('--mix', String(range.value / 100));
};
const swap = (article) => {
  for (const layer of all('.layer', article)) { layer.classList.toggle('under'); layer.classList.toggle('over'); }
};

// Fewer than three flashes per second, and none if reduced motion is preferred.
setInterval(() => {
  if (still.matches) return;
  for (const stack of all('[data-mode=blink] .stack')) stack.classList.toggle('off');
}, 600);

// Scrolls the images of a failure together.
addEventListener('scroll', (event) => {
  const frame = event.target;
  if (!(frame instanceof Element) || !frame.matches('.triptych .frame')) return;
  for (const other of all('.frame', frame.closest('.triptych')))
    if (other !== frame) { other.scrollLeft = frame.scrollLeft; other.scrollTop = frame.scrollTop; }
}, true);

const shown = () => failures.filter((article) => !article.hidden);
const show = (article) => {
  if (!article) return;
  openPageOf(article);
  prepare([article]);
  current = failures.indexOf(article);
  for (const other of all('.failure.current')) if (other !== article) other.classList.remove('current');
  article.classList.add('current');
  article.focus({preventScroll: true});
  article.scrollIntoView({block: 'start'});
  const list = shown();
  const position = (list.indexOf(article) + 1) + ' of ' + list.length;
  say(position);
  if (one('full')) one('full').querySelector('output').textContent = position;
  if (view.mode !== 'side') setMode(article, view.mode);
  if (view.zoom !== 'fit') setZoom(article, view.zoom);
  remember();
};
const go = (step) => {
  const list = shown();
  const at = list.indexOf(failures[current]);
  show(list[Math.min(list.length - 1, Math.max(0, at + step))]);
};
// The next configuration of the same snapshot.
const goConfiguration = (step) => {
  const article = failures[current];
  if (!article) return;
  const list = shown().filter((other) => other.dataset.name === article.dataset.name);
  show(list[Math.min(list.length - 1, Math.max(0, list.indexOf(article) + step))]);
};
// One failure in the whole window.
const toggleFull = (article) => {
  if (!article || !one('full')) return;
  const isFull = root.classList.toggle('full');
  one('full').hidden = !isFull;
  show(article);
};
const openKeys = () => { const help = one('keys'); if (help && !help.open) help.showModal(); };
// The next failure with another root cause.
const goCause = (step) => {
  const list = shown();
  const at = Math.max(0, list.indexOf(failures[current]));
  const cause = list[at] && list[at].dataset.cause;
  for (let index = at + step; list[index]; index += step)
    if (list[index].dataset.cause !== cause) return show(list[index]);
};
const goStatus = (status) => show(shown().find((article) => article.dataset.status === status));

let area = -1;
const goArea = (article, step) => {
  const areas = all('.difference .cluster', article);
  if (!areas.length) return;
  area = (area + step + areas.length) % areas.length;
  setMode(article, 'side');
  setZoom(article, '8');
  for (const other of areas) other.classList.toggle('chosen', other === areas[area]);
  areas[area].scrollIntoView({block: 'center', inline: 'center'});
  say('Area ' + (area + 1) + ' of ' + areas.length);
};

const copyCommand = async (button) => {
  if (!button) return;
  const code = button.parentElement.querySelector('code');
  const before = button.textContent;
  try {
    await navigator.clipboard.writeText(code.textContent);
    button.textContent = 'Copied';
  } catch {
    getSelection().selectAllChildren(code);
    button.textContent = 'Selected';
  }
  setTimeout(() => { button.textContent = before; }, 1500);
};

// The image before or after the open one.
const turn = (step) => {
  const lights = all('.light');
  const at = lights.findIndex((light) => '#' + light.id === location.hash);
  if (at < 0) return false;
  const next = lights[at + step];
  if (next) location.replace('#' + next.id);
  return true;
};
const close = () => {
  const open = all('.light').find((light) => '#' + light.id === location.hash);
  if (!open) return false;
  location.replace(open.querySelector('.shade').getAttribute('href'));
  document.querySelector('[href="#' + open.id + '"]').focus();
  return true;
};
