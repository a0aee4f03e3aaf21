const bar = one('decisions');
const decidable = failures.filter((article) => article.dataset.actual);
const verdicts = new Map();
const past = [];
const place = bar ? 'snapshot decisions ' + bar.dataset.run : '';
const nameOf = ({dataset}) => dataset.id + '\n' + dataset.format + '\n' + dataset.actual;
const comments = new Map();
const mark = (article) => {
  const comment = article.querySelector('.comment input');
  if (comment && comment !== document.activeElement) comment.value = comments.get(article) || '';
  const word = verdicts.get(article) || '';
  for (const button of all('.decide button', article))
    button.setAttribute('aria-pressed', String(button.dataset.decide === word));
  article.dataset.decision = word;
};
// The snapshots without a decision, those of one matrix in one line.
const pending = one('pending');
const mostPending = 200;
const listPending = () => {
  if (!pending || !pending.open) return;
  const groups = new Map();
  for (const article of decidable) {
    if (verdicts.has(article)) continue;
    const name = article.dataset.name + (article.dataset.format === 'png' ? '' : '.' + article.dataset.format);
    groups.set(name, [...(groups.get(name) || []), article]);
  }
  const lines = Array.from(groups).slice(0, mostPending).map(([name, articles]) => {
    const line = document.createElement('li');
    const link = document.createElement('a');
    link.href = '#' + articles[0].id;
    link.textContent = name + (articles.length > 1 ? ' × ' + articles.length : '');
    line.append(link);
    return line;
  });
  if (groups.size > mostPending) {
    const rest = document.createElement('li');
    rest.textContent = '… and ' + (groups.size - mostPending) + ' more';
    lines.push(rest);
  }
  pending.querySelector('ol').replaceChildren(...lines);
};
if (pending) pending.addEventListener('toggle', listPending);
// Decided snapshots leave a list of those that are not reviewed.
const refresh = () => {
  if (!search || !search.value.toLowerCase().split(/\s+/).includes('undecided')) return;
  const next = failures.slice(current + 1).find((article) => !article.hidden && !article.dataset.decision);
  filter();
  const article = next || failures.find((other) => !other.hidden);
  if (article) show(article);
};
const count = () => {
  const made = Array.from(verdicts.values());
  const accepted = made.filter((word) => word === 'accept').length;
  const left = decidable.length - made.length;
  bar.querySelector('output').textContent = made.length === 0 ? decidable.length + ' to review'
    : accepted + ' accepted, ' + (made.length - accepted) + ' rejected, ' + left + ' to review';
  bar.querySelector('progress').value = decidable.length ? made.length / decidable.length : 1;
  one('export').disabled = made.length === 0;
  pending.hidden = left === 0;
  if (left === 0) pending.open = false;
  pending.querySelector('summary').textContent = left + ' pending';
  listPending();
  memory.write(place, JSON.stringify(Array.from(verdicts, ([article, word]) => [nameOf(article), word])));
  memory.write(place + ' comments', JSON.stringify(Array.from(comments, ([article, text]) => [nameOf(article), text])));
};
const decide = (list, word) => {
  past.push(list.map((article) => [article, verdicts.get(article)]));
  for (const article of list) {
    if (word) verdicts.set(article, word); else verdicts.delete(article);
    mark(article);
  }
  count();
  refresh();
  say(list.length + (word ? ' ' + word + 'ed' : ' reset'));
};
const undo = () => {
  for (const [article, word] of past.pop() || []) {
    if (word) verdicts.set(article, word); else verdicts.delete(article);
    mark(article);
  }
  count();
  refresh();
  say('Undone');
};
// All visible failures with a root cause.
const decideCause = (word, cause) => {
  if (!cause || !bar) return;
  const all = decidable.filter((other) => !other.hidden && other.dataset.cause === cause);
  // Earlier decisions are kept.
  const list = all.filter((other) => !verdicts.get(other));
  const kept = all.length - list.length;
  if (!list.length) { say(all.length ? 'All ' + all.length + ' are decided already.' : ''); return; }
  // New defects and unexplained pixels can hide another change, so each of these snapshots is decided by itself.
  const reason = list.some((other) => other.dataset.defects) ? 'new defects'
    : list.some((other) => other.dataset.unexplained) ? 'unexplained pixels' : '';
  if (word === 'accept' && reason) {
    say('Some of these have ' + reason + '. Accept them one by one with a.');
    return;
  }
  const question = (word === 'accept' ? 'Accept ' : 'Reject ') + list.length + ' snapshots?';
  if (list.length > 20 && !confirm(question)) return;
  decide(list, word);
  if (kept) say(list.length + ' ' + word + 'ed, ' + kept + ' kept their decision');
};
const save = () => {
  const list = decidable.filter((article) => verdicts.has(article)).map((article) => {
    const {actual, format, id, reference} = article.dataset;
    const one = {actual, decision: verdicts.get(article), format, id};
    if (reference) one.reference = reference;
    if (comments.get(article)) one.comment = comments.get(article);
    return one;
  });
  const text = JSON.stringify({decisions: list, run: bar.dataset.run, schemaVersion: 1}, null, 2);
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text + '\n'], {type: 'application/json'}));
  link.download = 'decisions.json';
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10000);
};
if (bar) {
  const known = new Map(decidable.map((article) => [nameOf(article), article]));
  try {
    for (const [name, word] of JSON.parse(memory.read(place) || '[]'))
      if (known.has(name)) { verdicts.set(known.get(name), word); mark(known.get(name)); }
    for (const [name, text] of JSON.parse(memory.read(place + ' comments') || '[]'))
      if (known.has(name) && typeof text === 'string') { comments.set(known.get(name), text); mark(known.get(name)); }
  } catch { /* Ignores invalid data. */ }
  count();
}
