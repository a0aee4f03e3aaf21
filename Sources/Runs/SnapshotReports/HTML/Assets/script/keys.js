const themes = ['auto', 'light', 'dark'];
const setTheme = (theme) => {
  root.dataset.theme = theme;
  memory.write('snapshot theme', theme);
  const button = one('theme');
  if (button) button.textContent = 'Theme: ' + theme;
};
setTheme(themes.includes(memory.read('snapshot theme')) ? memory.read('snapshot theme') : 'auto');
const quick = one('quick');
if (quick) {
  quick.checked = memory.read('snapshot keys') !== 'off';
  quick.addEventListener('change', () => memory.write('snapshot keys', quick.checked ? 'on' : 'off'));
}

document.addEventListener('click', (event) => {
  const button = event.target instanceof Element && event.target.closest('button');
  if (!button) return;
  const article = button.closest('.failure');
  const data = button.dataset;
  if (article && data.set) { setMode(article, data.set); remember(); }
  else if (article && data.zoom) { setZoom(article, data.zoom); remember(); }
  else if (data.decide) {
    decide([article], verdicts.get(article) === data.decide ? '' : data.decide);
  }
  else if (button.matches('.copy')) copyCommand(button);
  else if ('loupe' in data) toggleLoupe();
  else if ('canvas' in data) {
    const isDark = root.classList.toggle('dark-canvas');
    for (const other of all('[data-canvas]')) other.setAttribute('aria-pressed', String(isDark));
  }
  else if ('full' in data) toggleFull(article || failures[current]);
  else if (data.step) go(Number(data.step));
  else if (data.configuration) goConfiguration(Number(data.configuration));
  else if (data.acceptCause) decideCause('accept', data.acceptCause);
  else if (button.id === 'help') openKeys();
  else if (data.filter && search) {
    toggleWord(data.filter);
    if (data.filter.startsWith('cause:') && button.getAttribute('aria-pressed') === 'true') show(shown()[0]);
  }
  else if (data.turn) turnPage(Number(data.turn));
  else if (button.id === 'export') save();
  else if (button.id === 'theme') setTheme(themes[(themes.indexOf(root.dataset.theme) + 1) % themes.length]);
});
document.addEventListener('input', (event) => {
  if (event.target.matches('.ends input')) cut(event.target);
  const commented = event.target.matches('.comment input') && event.target.closest('.failure');
  if (commented) {
    const text = event.target.value.trim();
    if (text) comments.set(commented, text); else comments.delete(commented);
    if (bar) count();
  }
});
document.addEventListener('focusin', (event) => {
  const article = event.target.closest('.failure');
  if (article) { current = failures.indexOf(article); area = -1; }
});

const modes = {1: 'side', 2: 'slider', 3: 'onion', 4: 'blink', 5: 'heat'};
// A key that contradicts an earlier decision must be pressed twice.
let asked = null;
const decideOne = (word) => {
  const article = failures[current];
  if (!article || !article.dataset.actual) return;
  const known = verdicts.get(article);
  if (known && known !== word && asked !== article) {
    asked = article;
    say('Already ' + known + 'ed. Press ' + word[0] + ' again to change the decision.');
    return;
  }
  asked = null;
  if (known !== word) decide([article], word);
  // A list of those that are not reviewed shows the next one already.
  if (failures[current] === article) go(1);
};
let isGoing = false;
addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') {
    if (one('keys') && one('keys').open || close()) return;
    if (root.matches('.full')) { toggleFull(failures[current]); return; }
    if (isLoupeOn) toggleLoupe();
    else if (document.activeElement === search) search.blur();
    return;
  }
  if (event.target.matches('input:not([type=checkbox]), textarea, select')) return;
  if (event.key === 'ArrowRight' && turn(1) || event.key === 'ArrowLeft' && turn(-1)) return;
  if (root.matches('.full') && event.key.startsWith('Arrow')) {
    const step = event.key === 'ArrowRight' || event.key === 'ArrowDown' ? 1 : -1;
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') go(step); else goConfiguration(step);
    event.preventDefault();
    return;
  }
  if (quick && !quick.checked) return;
  const article = failures[current];
  const key = event.key;
  if (isGoing) {
    isGoing = false;
    const status = {c: 'changed', m: 'missing', n: 'nondeterministic', e: 'error'}[key];
    if (status) goStatus(status);
    return;
  }
  if (key === 'j') go(1);
  else if (key === 'k') go(-1);
  else if (key === 'PageDown' && event.shiftKey) turnPage(1);
  else if (key === 'PageUp' && event.shiftKey) turnPage(-1);
  else if (key === ']') goCause(1);
  else if (key === '[') goCause(-1);
  else if (key === 'g') isGoing = true;
  else if (key === '/' && search) { search.focus(); event.preventDefault(); }
  else if (key === '?') openKeys();
  else if (key === 'u' && bar) undo();
  else if (key === 'i') toggleLoupe();
  else if (!article) return;
  else if (key === 'c') copyCommand(article.querySelector('.copy'));
  else if (key === 'a') decideOne('accept');
  else if (key === 'r') decideOne('reject');
  else if (key === 's') go(1);
  else if (key === 'A') decideCause('accept', article.dataset.cause);
  else if (key === 'R') decideCause('reject', article.dataset.cause);
  else if (key === 'n') goArea(article, 1);
  else if (key === 'p') goArea(article, -1);
  else if (key === 'x') swap(article);
  else if (key === '+' || key === '=') { stepZoom(article, 1); remember(); }
  else if (key === '-') { stepZoom(article, -1); remember(); }
  else if (key === 'f') toggleFull(article);
  else if (key === 'h') goConfiguration(-1);
  else if (key === 'l') goConfiguration(1);
  else if (modes[key]) { setMode(article, modes[key]); remember(); }
});
