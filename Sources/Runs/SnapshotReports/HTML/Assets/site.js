'use strict';
(() => {
const all = (selector, within) => Array.from((within || document).querySelectorAll(selector));
const one = (id) => document.getElementById(id);
document.documentElement.classList.add('scripted');
const [search, scheme, size] = ['search', 'scheme', 'size'].map(one);
const shown = (figure, select, key) => !select || !select.value || !figure.dataset[key] || figure.dataset[key] === select.value;

const apply = () => {
  const words = (search ? search.value : '').toLowerCase().split(/\s+/).filter(Boolean);
  let count = 0;
  for (const item of all('[data-name]')) {
    item.hidden = !words.every((word) => item.dataset.name.toLowerCase().includes(word));
    if (!item.hidden) count += 1;
  }
  for (const part of all('.module, .test')) part.hidden = all('[data-name]', part).every((item) => item.hidden);
  for (const figure of all('figure')) {
    figure.hidden = !shown(figure, scheme, 'scheme') || !shown(figure, size, 'size');
  }
  for (const card of all('[data-covers]')) {
    const picture = card.querySelector('img');
    const covers = card.dataset.covers.split(' ').map((cover) => cover.split('|'));
    const fits = (cover, part, select) => !select || !select.value || cover[part] === select.value;
    const cover = covers.find((cover) => fits(cover, 1, scheme) && fits(cover, 2, size))
      || covers.find((cover) => fits(cover, 1, scheme));
    if (picture && cover) {
      for (const source of all('source', card)) source.remove();
      const path = card.dataset.folder + encodeURIComponent(cover[0]);
      if (picture.getAttribute('src') !== path) picture.setAttribute('src', path);
    }
  }
  const status = one('status');
  if (status) status.textContent = words.length ? `${count} found` : '';
};

for (const control of [search, scheme, size]) {
  if (control) control.addEventListener(control === search ? 'input' : 'change', apply);
}
})();
