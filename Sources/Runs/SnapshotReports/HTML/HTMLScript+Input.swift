extension HTMLScript {
  /// Decisions are kept in the browser until they are saved to a file. Nothing is sent.
  static let decisions = #"""
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
    const count = () => {
      const made = Array.from(verdicts.values());
      const accepted = made.filter((word) => word === 'accept').length;
      const left = decidable.length - made.length;
      bar.querySelector('output').textContent = made.length === 0 ? decidable.length + ' to review'
        : accepted + ' accepted, ' + (made.length - accepted) + ' rejected, ' + left + ' to review';
      bar.querySelector('progress').value = decidable.length ? made.length / decidable.length : 1;
      one('export').disabled = made.length === 0;
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
      say(list.length + (word ? ' ' + word + 'ed' : ' reset'));
    };
    const undo = () => {
      for (const [article, word] of past.pop() || []) {
        if (word) verdicts.set(article, word); else verdicts.delete(article);
        mark(article);
      }
      count();
      say('Undone');
    };
    // All visible failures with a root cause.
    const decideCause = (word, cause) => {
      if (!cause || !bar) return;
      const list = decidable.filter((other) => !other.hidden && other.dataset.cause === cause);
      // New defects and unexplained pixels can hide another change, so each of these snapshots is decided by itself.
      const reason = list.some((other) => other.dataset.defects) ? 'new defects'
        : list.some((other) => other.dataset.unexplained) ? 'unexplained pixels' : '';
      if (word === 'accept' && reason) {
        say('Some of these have ' + reason + '. Accept them one by one with a.');
        return;
      }
      const question = (word === 'accept' ? 'Accept ' : 'Reject ') + list.length + ' snapshots?';
      if (list.length <= 20 || confirm(question)) decide(list, word);
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

    """#

  /// Filters such as `dark status:changed cause:2 unexplained >0.5%`. All words must match.
  static let filters = #"""
    const search = one('search');
    const found = one('found');
    const texts = new WeakMap();
    // The text of an article, without that of its controls.
    const contentOf = (node) => node.nodeType === Node.TEXT_NODE ? node.data
      : node.nodeType !== Node.ELEMENT_NODE || node.matches('button, input, .tools, .decide, .overlay') ? ''
      : node.localName === 'noscript' ? Array.from(unfolded(node), contentOf).join('')
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

    """#

  static let keys = #"""
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
      else if (article && button.matches('.copy')) copyCommand(article);
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
      else if (data.filter && search) toggleWord(data.filter);
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
    const decideOne = (word) => {
      const article = failures[current];
      if (!article || !article.dataset.actual) return;
      decide([article], word);
      go(1);
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
      else if (key === ']') goCause(1);
      else if (key === '[') goCause(-1);
      else if (key === 'g') isGoing = true;
      else if (key === '/' && search) { search.focus(); event.preventDefault(); }
      else if (key === '?') openKeys();
      else if (key === 'u' && bar) undo();
      else if (key === 'i') toggleLoupe();
      else if (!article) return;
      else if (key === 'c') copyCommand(article);
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

    """#
}
