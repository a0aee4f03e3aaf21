const search = one('search');
const found = one('found');
const texts = new WeakMap();
// The text of collapsed content, without its markup. A document for each of many failures would need much memory.
const signs = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"};
const plainOf = (markup) => markup.replace(/<[^>]*>/g, '').replace(/&(amp|lt|gt|quot|#39);/g, (_, name) => signs[name]);
// The text of an article, without that of its controls.
const contentOf = (node) => node.nodeType === Node.TEXT_NODE ? node.data
  : node.nodeType !== Node.ELEMENT_NODE || node.matches('button, input, .tools, .decide, .overlay') ? ''
  : node.localName === 'noscript' ? plainOf(node.textContent)
  : Array.from(node.childNodes, contentOf).join('');
const textOf = (element) => {
  if (!texts.has(element)) texts.set(element, contentOf(element).toLowerCase());
  return texts.get(element);
};
const holds = (word, article) => {
  if (word.startsWith('status:')) return article.dataset.status === word.slice(7);
  if (word.startsWith('cause:')) return article.dataset.cause === word.slice(6);
  if (word === 'unexplained') return Boolean(article.dataset.unexplained);
  if (word === 'undecided') return !article.dataset.decision;
  if (/^>[\d.]+%?$/.test(word)) return Number(article.dataset.share || 0) > parseFloat(word.slice(1));
  return textOf(article).includes(word);
};
const filter = () => {
  const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
  view.q = search.value.trim();
  let count = 0;
  let isOther = false;
  for (const article of failures) {
    const isShown = words.every((word) => holds(word, article));
    if (isShown) count += 1;
    if (article.hidden !== isShown) continue;
    article.hidden = !isShown;
    isOther = true;
  }
  if (isOther) arrange();
  const plain = words.filter((word) => !/^(status:|cause:|unexplained$|undecided$|>)/.test(word));
  const has = (text) => plain.every((word) => text.includes(word));
  for (const sheet of all('.sheet')) {
    const title = textOf(sheet.querySelector('h4'));
    let shown = has(title) ? 1 : 0;
    for (const thumbnail of all('.thumbnail', sheet)) {
      const fits = has(title + ' ' + thumbnail.getAttribute('aria-label').toLowerCase());
      thumbnail.classList.toggle('faint', !fits);
      if (fits) shown += 1;
    }
    sheet.hidden = shown === 0 || plain.length < words.length && count > 0;
    if (!sheet.hidden) count += 1;
  }
  for (const chip of all('[data-filter]'))
    chip.setAttribute('aria-pressed', String(words.includes(chip.dataset.filter)));
  found.textContent = !words.length ? '' : count ? count + (count === 1 ? ' match' : ' matches')
    : 'No matches. Clear the filter to show all snapshots.';
  remember();
};
const toggleWord = (word) => {
  const words = search.value.split(/\s+/).filter(Boolean);
  search.value = (words.includes(word) ? words.filter((other) => other !== word) : [...words, word]).join(' ');
  filter();
};
const order = (by) => {
  const value = (article) => by === 'impact' ? -Number(article.dataset.share || 0) : Number(article.id.slice(1));
  failures.sort((a, b) => value(a) - value(b));
  arrange();
  current = -1;
};
// Filters when typing pauses.
let typing = 0;
if (search) search.addEventListener('input', () => { clearTimeout(typing); typing = setTimeout(filter, 120); });
if (one('order')) one('order').addEventListener('change', (event) => order(event.target.value));
