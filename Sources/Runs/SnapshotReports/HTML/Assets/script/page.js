const root = document.documentElement;
const all = (selector, within) => Array.from((within || document).querySelectorAll(selector));
const one = (id) => document.getElementById(id);
const failures = all('.failure');
const still = matchMedia('(prefers-reduced-motion: reduce)');
const live = one('live');
const say = (text) => { for (const place of [live, one('note')]) if (place) place.textContent = text; };
let current = -1;
root.classList.add('scripted');

const memory = {
  read: (key) => { try { return localStorage.getItem(key); } catch { return null; } },
  write: (key, value) => { try { localStorage.setItem(key, value); } catch { /* Local files may have no storage. */ } }
};
const press = (group, button) => {
  for (const other of all('button', group)) other.setAttribute('aria-pressed', String(other === button));
};
