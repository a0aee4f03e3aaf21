const view = {mode: 'side', zoom: 'fit', q: ''};
const remember = () => {
  const words = new URLSearchParams();
  if (view.mode !== 'side') words.set('mode', view.mode);
  if (view.zoom !== 'fit') words.set('zoom', view.zoom);
  if (view.q) words.set('q', view.q);
  const anchor = current >= 0 ? failures[current].id : '';
  const rest = words.toString();
  if (anchor || rest) history.replaceState(null, '', '#' + anchor + (rest ? '?' + rest : ''));
};
