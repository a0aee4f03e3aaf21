extension HTMLScript {
  /// Decisions stay in this page until they are saved; saving writes a file and sends nothing.
  static let decisions = #"""
    const bar = one('decisions');
    const boxes = all('.decide');
    const verdicts = new Map();
    const past = [];
    const place = bar ? 'snapshot decisions ' + bar.dataset.run : '';
    const nameOf = (box) => box.dataset.id + '\n' + box.dataset.format + '\n' + box.dataset.actual;
    const mark = (box) => {
      const word = verdicts.get(box) || '';
      for (const button of all('button', box))
        button.setAttribute('aria-pressed', String(button.dataset.decide === word));
      box.closest('.failure').dataset.decision = word;
    };
    const count = () => {
      const made = Array.from(verdicts.values());
      const accepted = made.filter((word) => word === 'accept').length;
      const left = boxes.length - made.length;
      bar.querySelector('output').textContent = made.length === 0 ? boxes.length + ' to decide'
        : accepted + ' accepted, ' + (made.length - accepted) + ' rejected, ' + left + ' to decide';
      bar.querySelector('progress').value = boxes.length ? made.length / boxes.length : 1;
      one('export').disabled = made.length === 0;
      memory.write(place, JSON.stringify(Array.from(verdicts, ([box, word]) => [nameOf(box), word])));
    };
    const decide = (list, word) => {
      past.push(list.map((box) => [box, verdicts.get(box)]));
      for (const box of list) {
        if (word) verdicts.set(box, word); else verdicts.delete(box);
        mark(box);
      }
      count();
      say(list.length + (word ? ' ' + word + 'ed' : ' undecided'));
    };
    const undo = () => {
      for (const [box, word] of past.pop() || []) {
        if (word) verdicts.set(box, word); else verdicts.delete(box);
        mark(box);
      }
      count();
      say('Taken back');
    };
    // All that is shown and belongs to the cause of the current failure.
    const decideCause = (word) => {
      const article = failures[current];
      if (!article || !bar) return;
      const list = boxes.filter((box) => {
        const other = box.closest('.failure');
        return !other.hidden && other.dataset.cause === article.dataset.cause;
      });
      const strange = word === 'accept' && list.some((box) => box.closest('.failure').dataset.unexplained);
      const question = word + ' ' + list.length + ' snapshots?'
        + (strange ? ' Some have pixels that the cause does not explain.' : '');
      if ((list.length <= 20 && !strange) || confirm(question)) decide(list, word);
    };
    const save = () => {
      const list = boxes.filter((box) => verdicts.has(box)).map((box) => {
        const one = {actual: box.dataset.actual, decision: verdicts.get(box), format: box.dataset.format, id: box.dataset.id};
        if (box.dataset.reference) one.reference = box.dataset.reference;
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
      const known = new Map(boxes.map((box) => [nameOf(box), box]));
      try {
        for (const [name, word] of JSON.parse(memory.read(place) || '[]'))
          if (known.has(name)) { verdicts.set(known.get(name), word); mark(known.get(name)); }
      } catch { /* What is there is none of ours. */ }
      count();
    }

    """#

  /// `dark status:changed cause:2 unexplained >0.5%`: every word must hold.
  static let filters = #"""
    const search = one('search');
    const found = one('found');
    const texts = new WeakMap();
    // What an article tells, without the words of its controls, which every article has.
    const told = (node) => node.nodeType === Node.TEXT_NODE ? node.data
      : node.nodeType !== Node.ELEMENT_NODE || node.matches('button, input, .tools, .decide, .ends') ? ''
      : Array.from(node.childNodes, told).join('');
    const textOf = (element) => {
      if (!texts.has(element)) texts.set(element, told(element).toLowerCase());
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
      for (const article of failures) {
        article.hidden = !words.every((word) => holds(word, article));
        if (!article.hidden) count += 1;
      }
      const plain = words.filter((word) => !/^(status:|cause:|unexplained$|undecided$|>)/.test(word));
      const has = (text) => plain.every((word) => text.includes(word));
      for (const sheet of all('.sheet')) {
        const title = textOf(sheet.querySelector('h4'));
        let shown = has(title) ? 1 : 0;
        for (const thumbnail of all('.thumbnail', sheet)) {
          const fits = has(title + ' ' + thumbnail.getAttribute('aria-label').toLowerCase());
          thumbnail.style.opacity = fits ? '' : '.18';
          if (fits) shown += 1;
        }
        sheet.hidden = shown === 0 || plain.length < words.length && count > 0;
        if (!sheet.hidden) count += 1;
      }
      for (const chip of all('[data-filter]'))
        chip.setAttribute('aria-pressed', String(words.includes(chip.dataset.filter)));
      found.textContent = !words.length ? '' : count ? count + (count === 1 ? ' match' : ' matches')
        : 'Nothing matches. Clear the filter to see everything.';
      remember();
    };
    const toggleWord = (word) => {
      const words = search.value.split(/\s+/).filter(Boolean);
      search.value = (words.includes(word) ? words.filter((other) => other !== word) : [...words, word]).join(' ');
      filter();
    };
    const order = (by) => {
      const section = failures.length && failures[0].parentElement;
      if (!section) return;
      const value = (article) => by === 'impact' ? -Number(article.dataset.share || 0) : Number(article.id.slice(1));
      failures.sort((a, b) => value(a) - value(b));
      for (const article of failures) section.append(article);
      current = -1;
    };
    if (search) search.addEventListener('input', filter);
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
        const box = button.closest('.decide');
        decide([box], verdicts.get(box) === data.decide ? '' : data.decide);
      }
      else if (article && button.matches('.copy')) copyCommand(article);
      else if ('loupe' in data) toggleLoupe();
      else if ('canvas' in data) {
        const isDark = root.classList.toggle('dark-canvas');
        for (const other of all('[data-canvas]')) other.setAttribute('aria-pressed', String(isDark));
      }
      else if (data.filter && search) toggleWord(data.filter);
      else if (button.id === 'export') save();
      else if (button.id === 'theme') setTheme(themes[(themes.indexOf(root.dataset.theme) + 1) % themes.length]);
    });
    document.addEventListener('input', (event) => {
      if (event.target.matches('.ends input')) cut(event.target);
    });
    document.addEventListener('focusin', (event) => {
      const article = event.target.closest('.failure');
      if (article) { current = failures.indexOf(article); area = -1; }
    });

    const modes = {1: 'side', 2: 'slider', 3: 'onion', 4: 'blink', 5: 'heat'};
    const decideOne = (word) => {
      const box = failures[current] && failures[current].querySelector('.decide');
      if (!box) return;
      decide([box], word);
      go(1);
    };
    let isGoing = false;
    addEventListener('keydown', (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === 'Escape') {
        if (close()) return;
        if (isLoupeOn) toggleLoupe();
        else if (document.activeElement === search) search.blur();
        return;
      }
      if (event.target.matches('input:not([type=checkbox]), textarea, select')) return;
      if (event.key === 'ArrowRight' && turn(1) || event.key === 'ArrowLeft' && turn(-1)) return;
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
      else if (key === '?') { const help = one('keys'); help.open = !help.open; help.scrollIntoView({block: 'nearest'}); }
      else if (key === 'u' && bar) undo();
      else if (key === 'i') toggleLoupe();
      else if (!article) return;
      else if (key === 'c') copyCommand(article);
      else if (key === 'a') decideOne('accept');
      else if (key === 'r') decideOne('reject');
      else if (key === 's') go(1);
      else if (key === 'A') decideCause('accept');
      else if (key === 'R') decideCause('reject');
      else if (key === 'n') goArea(article, 1);
      else if (key === 'p') goArea(article, -1);
      else if (key === 'x') swap(article);
      else if (key === '+' || key === '=') { stepZoom(article, 1); remember(); }
      else if (key === '-') { stepZoom(article, -1); remember(); }
      else if (key === 'f' && article.requestFullscreen) article.requestFullscreen();
      else if (modes[key]) { setMode(article, modes[key]); remember(); }
    });

    """#
}
