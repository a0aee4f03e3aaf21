const begin = () => {
  const [anchor, rest] = location.hash.slice(1).split('?');
  const words = new URLSearchParams(rest || '');
  if (words.get('mode')) view.mode = words.get('mode');
  if (zooms.includes(words.get('zoom'))) view.zoom = words.get('zoom');
  if (words.get('q') && search) { search.value = words.get('q'); filter(); }
  const article = failures.find((one) => one.id === anchor);
  if (article) show(article);
};
openPage(0);
begin();
addEventListener('hashchange', () => {
  const article = failures.find((one) => one.id === location.hash.slice(1));
  if (article) show(article);
});
