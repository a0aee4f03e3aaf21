/// What the report can do beyond standing there: views of a failure, keys, the filter. It reads and marks elements
/// that are in the page already and never makes markup.
enum HTMLScript {
  static let source = #"""
    'use strict';
    (() => {
      const root = document.documentElement;
      const all = (selector, within) => Array.from((within || document).querySelectorAll(selector));
      const failures = all('.failure');
      const still = matchMedia('(prefers-reduced-motion: reduce)');
      let current = -1;
      root.classList.add('scripted');

      const press = (group, button) => {
        for (const other of all('button', group)) other.setAttribute('aria-pressed', String(other === button));
      };
      const setMode = (article, mode) => {
        const button = article.querySelector('[data-set="' + mode + '"]');
        if (!button) return;
        article.dataset.mode = mode;
        press(button.parentElement, button);
      };

      for (const article of failures) {
        const stack = article.querySelector('.stack');
        const range = article.querySelector('input[type=range]');
        if (range && stack) {
          const cut = () => {
            stack.style.setProperty('--cut', (100 - range.value) + '%');
            stack.style.setProperty('--mix', String(range.value / 100));
          };
          range.addEventListener('input', cut);
          cut();
        }
        for (const button of all('[data-set]', article))
          button.addEventListener('click', () => setMode(article, button.dataset.set));
        for (const button of all('.tools [data-zoom]', article))
          button.addEventListener('click', () => {
            article.dataset.zoom = button.dataset.zoom;
            press(button.parentElement, button);
          });
        const copy = article.querySelector('.copy');
        if (copy) copy.addEventListener('click', () => copyCommand(article));
      }

      // Twice a second at most, and not at all where motion is unwelcome.
      setInterval(() => {
        if (still.matches) return;
        for (const stack of all('[data-mode=blink] .stack')) stack.classList.toggle('off');
      }, 600);

      const copyCommand = async (article) => {
        const code = article.querySelector('.accept code');
        const button = article.querySelector('.copy');
        if (!code) return;
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

      // Decisions stay in this page until they are saved; saving writes a file and sends nothing.
      const decisions = document.getElementById('decisions');
      const boxes = all('.decide');
      const chosen = (box) => {
        const button = box.querySelector('[aria-pressed=true]');
        return button ? button.dataset.decide : '';
      };
      const count = () => {
        const made = boxes.map(chosen);
        const accepted = made.filter((word) => word === 'accept').length;
        const rejected = made.filter((word) => word === 'reject').length;
        decisions.querySelector('output').textContent = accepted + rejected === 0 ? boxes.length + ' to decide'
          : accepted + ' accepted, ' + rejected + ' rejected, ' + (boxes.length - accepted - rejected) + ' to decide';
        decisions.querySelector('button').disabled = accepted + rejected === 0;
      };
      const decide = (box, word) => {
        const same = chosen(box) === word;
        for (const button of all('button', box))
          button.setAttribute('aria-pressed', String(!same && button.dataset.decide === word));
        box.closest('.failure').dataset.decision = same ? '' : word;
        count();
      };
      const save = () => {
        const list = boxes.filter(chosen).map((box) => {
          const one = {actual: box.dataset.actual, decision: chosen(box), format: box.dataset.format, id: box.dataset.id};
          if (box.dataset.reference) one.reference = box.dataset.reference;
          return one;
        });
        const text = JSON.stringify({decisions: list, run: decisions.dataset.run, schemaVersion: 1}, null, 2);
        const link = document.createElement('a');
        link.href = URL.createObjectURL(new Blob([text + '\n'], {type: 'application/json'}));
        link.download = 'decisions.json';
        link.click();
        setTimeout(() => URL.revokeObjectURL(link.href), 10000);
      };
      if (decisions) {
        for (const box of boxes)
          for (const button of all('button', box))
            button.addEventListener('click', () => decide(box, button.dataset.decide));
        document.getElementById('export').addEventListener('click', save);
        count();
      }

      const go = (step) => {
        const shown = failures.filter((article) => !article.hidden);
        if (!shown.length) return;
        const at = shown.indexOf(failures[current]);
        const next = shown[Math.min(shown.length - 1, Math.max(0, at + step))];
        current = failures.indexOf(next);
        history.replaceState(null, '', '#' + next.id);
        next.focus({preventScroll: true});
        next.scrollIntoView({block: 'start'});
      };

      // The picture before or after the one that is open.
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
        if (!open) return;
        location.replace(open.querySelector('.shade').getAttribute('href'));
        document.querySelector('[href="#' + open.id + '"]').focus();
      };

      const search = document.getElementById('search');
      const found = document.getElementById('found');
      const filter = () => {
        const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
        const has = (text) => words.every((word) => text.includes(word));
        let count = 0;
        for (const article of failures) {
          article.hidden = !has(article.textContent.toLowerCase());
          if (!article.hidden) count += 1;
        }
        for (const sheet of all('.sheet')) {
          const title = sheet.querySelector('h4').textContent.toLowerCase();
          const labels = all('.thumbnail', sheet);
          let shown = has(title) ? 1 : 0;
          for (const thumbnail of labels) {
            const fits = has(title + ' ' + thumbnail.getAttribute('aria-label').toLowerCase());
            thumbnail.style.opacity = fits ? '' : '.18';
            if (fits) shown += 1;
          }
          sheet.hidden = shown === 0;
          if (shown) count += 1;
        }
        found.textContent = !words.length ? '' : count ? count + (count === 1 ? ' match' : ' matches')
          : 'Nothing matches. Clear the filter to see everything.';
      };
      if (search) search.addEventListener('input', filter);

      const modes = {1: 'side', 2: 'slider', 3: 'onion', 4: 'blink'};
      addEventListener('keydown', (event) => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        if (event.key === 'Escape') {
          if (document.activeElement === search) search.blur();
          close();
          return;
        }
        if (event.target.matches('input, textarea, select')) return;
        if (event.key === 'j') go(1);
        else if (event.key === 'k') go(-1);
        else if (event.key === 'ArrowRight') turn(1);
        else if (event.key === 'ArrowLeft') turn(-1);
        else if (event.key === '/' && search) { search.focus(); event.preventDefault(); }
        else if (event.key === 'c' && current >= 0) copyCommand(failures[current]);
        else if ((event.key === 'a' || event.key === 'r') && current >= 0) {
          const box = failures[current].querySelector('.decide');
          if (box) decide(box, event.key === 'a' ? 'accept' : 'reject');
        }
        else if (modes[event.key] && current >= 0) setMode(failures[current], modes[event.key]);
      });
      for (const article of failures)
        article.addEventListener('focusin', () => { current = failures.indexOf(article); });
    })();
    """#
}
