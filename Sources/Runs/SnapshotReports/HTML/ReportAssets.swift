// Written by Scripts/generate/pages from the files in HTML/Assets.
// swift-format-ignore-file

/// What the pages contain, from the files in `HTML/Assets`.
enum ReportAssets {
  /// The script of the report. It creates no elements from texts of tests, and all listeners are on the document.
  static let script = #"""
    'use strict';
    (() => {
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
    const pictures = new Map();
    const mostPixels = 1 << 23;
    // The pixels of an image, by the URL in its style rule. Browsers cannot read pixels of local files.
    const pixelsOf = async (element) => {
      const address = getComputedStyle(element).backgroundImage.slice(5, -2);
      if (pictures.has(address)) return pictures.get(address);
      const image = new Image();
      image.src = address;
      await image.decode();
      const canvas = new OffscreenCanvas(image.naturalWidth, image.naturalHeight);
      const context = canvas.getContext('2d', {willReadFrequently: true});
      context.drawImage(image, 0, 0);
      const data = context.getImageData(0, 0, canvas.width, canvas.height);
      pictures.set(address, data);
      let pixels = Array.from(pictures.values()).reduce((sum, one) => sum + one.width * one.height, 0);
      for (const [old, one] of pictures) {
        if (pixels <= mostPixels || old === address) break;
        pixels -= one.width * one.height;
        pictures.delete(old);
      }
      return data;
    };

    // OKLab color of an sRGB pixel over white.
    const linear = new Float32Array(256).map((_, level) => {
      const share = level / 255;
      return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
    });
    const lab = (data, at) => {
      const alpha = data[at + 3] / 255;
      const over = (index) => linear[Math.round(data[at + index] * alpha + 255 * (1 - alpha))];
      const [r, g, b] = [over(0), over(1), over(2)];
      const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
      const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
      const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
      return [0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
        1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
    };
    const distance = (a, atA, b, atB) => {
      const [p, q] = [lab(a, atA), lab(b, atB)];
      return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
    };

    // Dark blue, green, yellow: distinguishable with color blindness. The scale is logarithmic, from 0.1 to 100.
    const stops = [[68, 1, 84], [59, 82, 139], [33, 145, 140], [94, 201, 98], [253, 231, 37]];
    const heat = (value) => {
      const place = Math.min(1, Math.max(0, Math.log10(value * 10) / 3)) * (stops.length - 1);
      const low = Math.min(stops.length - 2, Math.floor(place));
      return stops[low].map((from, channel) => from + (stops[low + 1][channel] - from) * (place - low));
    };
    const paintHeat = async (article) => {
      const canvas = article.querySelector('canvas.heat');
      if (!canvas || canvas.dataset.painted) return;
      canvas.dataset.painted = 'yes';
      try {
        const [before, after] = [await pixelsOf(article.querySelector('.expected .p')),
          await pixelsOf(article.querySelector('.actual .p'))];
        canvas.width = Math.max(before.width, after.width);
        canvas.height = Math.max(before.height, after.height);
        const context = canvas.getContext('2d');
        const result = context.createImageData(canvas.width, canvas.height);
        for (let y = 0; y < canvas.height; y += 1)
          for (let x = 0; x < canvas.width; x += 1) {
            const at = 4 * (y * canvas.width + x);
            const inBoth = x < Math.min(before.width, after.width) && y < Math.min(before.height, after.height);
            const [a, b] = [4 * (y * before.width + x), 4 * (y * after.width + x)];
            let same = inBoth;
            for (let index = 0; same && index < 4; index += 1)
              same = before.data[a + index] === after.data[b + index];
            if (same) {
              // Equal pixels are pale gray.
              const shade = 235 + (before.data[a] + before.data[a + 1] + before.data[a + 2]) / 3 * 20 / 255;
              result.data.set([shade, shade, shade, 255], at);
            } else {
              result.data.set([...heat(inBoth ? Math.max(0.1, distance(before.data, a, after.data, b)) : 100), 255], at);
            }
          }
        context.putImageData(result, 0, 0);
      } catch {
        delete canvas.dataset.painted;
        say('Browsers cannot read pixels of local image files. Open the report from a web server.');
      }
    };

    // The magnifier: 11 × 11 pixels of both images around the pointer, their values and their difference.
    const loupe = one('loupe');
    const loupeText = loupe && loupe.querySelector('output');
    let isLoupeOn = false;
    const toggleLoupe = () => {
      if (!loupe) return;
      isLoupeOn = !isLoupeOn;
      if (!isLoupeOn) loupe.hidden = true;
      root.classList.toggle('measuring', isLoupeOn);
      for (const button of all('[data-loupe]')) button.setAttribute('aria-pressed', String(isLoupeOn));
      say(isLoupeOn ? 'Magnifier on: point at an image' : 'Magnifier off');
    };
    const rgba = (data, x, y) => {
      if (x < 0 || y < 0 || x >= data.width || y >= data.height) return 'outside';
      const at = 4 * (y * data.width + x);
      return Array.from(data.data.slice(at, at + 4)).join(' ');
    };
    const magnify = (canvas, data, x, y) => {
      const context = canvas.getContext('2d');
      context.clearRect(0, 0, 110, 110);
      for (let row = -5; row <= 5; row += 1)
        for (let column = -5; column <= 5; column += 1) {
          const [px, py] = [x + column, y + row];
          if (px < 0 || py < 0 || px >= data.width || py >= data.height) continue;
          const at = 4 * (py * data.width + px);
          const [r, g, b, a] = data.data.slice(at, at + 4);
          context.fillStyle = 'rgb(' + r + ' ' + g + ' ' + b + ' / ' + a / 255 + ')';
          context.fillRect(10 * (column + 5), 10 * (row + 5), 10, 10);
        }
      context.strokeRect(50, 50, 10, 10);
    };
    let point = {x: 0, y: 0, article: null};
    const measure = async () => {
      const {article, x, y} = point;
      const old = article && article.querySelector('.expected .p');
      const now = article && article.querySelector('.actual .p');
      if (!now) return;
      try {
        const before = old ? await pixelsOf(old) : null;
        const after = await pixelsOf(now);
        const [first, second] = all('canvas', loupe);
        first.hidden = !before;
        if (before) magnify(first, before, x, y);
        magnify(second, after, x, y);
        const inBoth = before && x < Math.min(before.width, after.width) && y < Math.min(before.height, after.height);
        const far = inBoth
          ? ' · ΔE ' + distance(before.data, 4 * (y * before.width + x), after.data, 4 * (y * after.width + x)).toFixed(2)
          : '';
        loupeText.textContent = '(' + x + ', ' + y + ')' + (before ? '  ' + rgba(before, x, y) + '  →' : '') + '  '
          + rgba(after, x, y) + far;
        loupe.hidden = false;
      } catch {
        loupeText.textContent = 'Browsers cannot read pixels of local image files. Open the report from a web server.';
        loupe.hidden = false;
      }
    };
    addEventListener('pointermove', (event) => {
      if (!isLoupeOn || !(event.target instanceof Element)) return;
      const box = event.target.closest('.failure .stack, .failure .p');
      if (!box) { loupe.hidden = true; return; }
      const target = box.closest('.stack') || box;
      const style = getComputedStyle(target);
      const [width, height] = [Number(style.getPropertyValue('--w')), Number(style.getPropertyValue('--h'))];
      const frame = target.getBoundingClientRect();
      point = {
        article: target.closest('.failure'),
        x: Math.max(0, Math.min(width - 1, Math.floor((event.clientX - frame.left) / frame.width * width))),
        y: Math.max(0, Math.min(height - 1, Math.floor((event.clientY - frame.top) / frame.height * height)))
      };
      loupe.style.left = Math.min(event.clientX + 18, innerWidth - 270) + 'px';
      loupe.style.top = Math.min(event.clientY + 18, innerHeight - 190) + 'px';
      measure();
    });
    const setMode = (article, mode) => {
      const button = article.querySelector('[data-set="' + mode + '"]');
      if (!button) return;
      if (mode !== 'side') addOverlay(article);
      article.dataset.mode = mode;
      press(button.parentElement, button);
      if (mode === 'heat') paintHeat(article);
      view.mode = mode;
    };
    const setZoom = (article, zoom) => {
      const button = article.querySelector('.tools [data-zoom="' + zoom + '"]');
      if (!button) return;
      article.dataset.zoom = zoom;
      // What scrolls can be reached with the keyboard.
      for (const frame of all('.frame', article)) frame.tabIndex = zoom === 'fit' ? -1 : 0;
      press(button.parentElement, button);
      view.zoom = zoom;
    };
    const zooms = ['fit', '1', '2', '8'];
    const stepZoom = (article, step) => {
      const at = Math.max(0, zooms.indexOf(article.dataset.zoom || 'fit'));
      setZoom(article, zooms[Math.min(zooms.length - 1, Math.max(0, at + step))]);
    };
    const cut = (range) => {
      const stack = range.closest('.overlay').querySelector('.stack');
      stack.style.setProperty('--cut', (100 - range.value) + '%');
      stack.style.setProperty('--mix', String(range.value / 100));
    };
    const swap = (article) => {
      for (const layer of all('.layer', article)) { layer.classList.toggle('under'); layer.classList.toggle('over'); }
    };

    // Fewer than three flashes per second, and none if reduced motion is preferred.
    setInterval(() => {
      if (still.matches) return;
      for (const stack of all('[data-mode=blink] .stack')) stack.classList.toggle('off');
    }, 600);

    // Scrolls the images of a failure together.
    addEventListener('scroll', (event) => {
      const frame = event.target;
      if (!(frame instanceof Element) || !frame.matches('.triptych .frame')) return;
      for (const other of all('.frame', frame.closest('.triptych')))
        if (other !== frame) { other.scrollLeft = frame.scrollLeft; other.scrollTop = frame.scrollTop; }
    }, true);

    const shown = () => failures.filter((article) => !article.hidden);
    const show = (article) => {
      if (!article) return;
      openPageOf(article);
      prepare([article]);
      current = failures.indexOf(article);
      for (const other of all('.failure.current')) if (other !== article) other.classList.remove('current');
      article.classList.add('current');
      article.focus({preventScroll: true});
      article.scrollIntoView({block: 'start'});
      const list = shown();
      const position = (list.indexOf(article) + 1) + ' of ' + list.length;
      say(position);
      if (one('full')) one('full').querySelector('output').textContent = position;
      if (view.mode !== 'side') setMode(article, view.mode);
      if (view.zoom !== 'fit') setZoom(article, view.zoom);
      remember();
    };
    const go = (step) => {
      const list = shown();
      const at = list.indexOf(failures[current]);
      show(list[Math.min(list.length - 1, Math.max(0, at + step))]);
    };
    // The next configuration of the same snapshot.
    const goConfiguration = (step) => {
      const article = failures[current];
      if (!article) return;
      const list = shown().filter((other) => other.dataset.name === article.dataset.name);
      show(list[Math.min(list.length - 1, Math.max(0, list.indexOf(article) + step))]);
    };
    // One failure in the whole window.
    const toggleFull = (article) => {
      if (!article || !one('full')) return;
      const isFull = root.classList.toggle('full');
      one('full').hidden = !isFull;
      show(article);
    };
    const openKeys = () => { const help = one('keys'); if (help && !help.open) help.showModal(); };
    // The next failure with another root cause.
    const goCause = (step) => {
      const list = shown();
      const at = Math.max(0, list.indexOf(failures[current]));
      const cause = list[at] && list[at].dataset.cause;
      for (let index = at + step; list[index]; index += step)
        if (list[index].dataset.cause !== cause) return show(list[index]);
    };
    const goStatus = (status) => show(shown().find((article) => article.dataset.status === status));

    let area = -1;
    const goArea = (article, step) => {
      const areas = all('.difference .cluster', article);
      if (!areas.length) return;
      area = (area + step + areas.length) % areas.length;
      setMode(article, 'side');
      setZoom(article, '8');
      for (const other of areas) other.classList.toggle('chosen', other === areas[area]);
      areas[area].scrollIntoView({block: 'center', inline: 'center'});
      say('Area ' + (area + 1) + ' of ' + areas.length);
    };

    const copyCommand = async (button) => {
      if (!button) return;
      const code = button.parentElement.querySelector('code');
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

    // The image before or after the open one.
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
      if (!open) return false;
      location.replace(open.querySelector('.shade').getAttribute('href'));
      document.querySelector('[href="#' + open.id + '"]').focus();
      return true;
    };
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
    const copyOf = (name) => one(name).content.firstElementChild.cloneNode(true);
    // Expands the collapsed content of articles. Its texts are escaped, because browsers without scripts read the same markup.
    // One document for all of them, because each document needs much memory.
    const unfold = (list) => {
      const folded = list.map((article) => article.querySelector('noscript')).filter(Boolean);
      const markup = folded.map((one) => '<div>' + one.textContent + '</div>').join('');
      const parts = Array.from(new DOMParser().parseFromString(markup, 'text/html').body.children);
      for (const [index, one] of folded.entries()) one.replaceWith(...parts[index].childNodes);
    };
    const sidesOf = (article) => ['expected', 'actual'].map((role) => article.querySelector('.triptych .' + role + ' .p'));
    // The slider, the onion skin, the blinking pictures and the heat map, when one of them is opened.
    const addOverlay = (article) => {
      if (article.querySelector('.overlay')) return;
      const [before, after] = sidesOf(article);
      const overlay = copyOf('overlay');
      const stack = overlay.querySelector('.stack');
      const side = (name, picture) => Number(picture.style.getPropertyValue(name));
      const most = (name) => Math.max(side(name, before), side(name, after));
      const layers = all('.layer', stack);
      const words = all('.ends span', overlay);
      [before, after].forEach((picture, index) => {
        const layer = picture.cloneNode(false);
        const caption = picture.closest('figure').querySelector('b').textContent;
        layer.style.width = 100 * side('--w', picture) / most('--w') + '%';
        layer.style.height = 100 * side('--h', picture) / most('--h') + '%';
        layer.setAttribute('aria-label', caption);
        layers[index].append(layer);
        words[index].textContent = caption;
      });
      for (const region of all('.ignored', after)) stack.append(region.cloneNode(true));
      for (const name of ['--w', '--h']) stack.style.setProperty(name, String(most(name)));
      overlay.querySelector('.frame').tabIndex = (article.dataset.zoom || 'fit') === 'fit' ? -1 : 0;
      article.querySelector('.triptych').after(overlay);
    };
    // The prepared articles, each with its collapsed content, if it had one.
    const ready = new Map();
    const prepare = (articles) => {
      const list = articles.filter((article) => !ready.has(article));
      for (const article of list) ready.set(article, article.querySelector('noscript'));
      unfold(list);
      for (const article of list) addControls(article);
    };
    const addControls = (article) => {
      const triptych = article.querySelector('.triptych');
      if (triptych) {
        const tools = copyOf('tools');
        if (!sidesOf(article).every(Boolean)) tools.querySelector('.views').remove();
        tools.querySelector('[data-loupe]').setAttribute('aria-pressed', String(isLoupeOn));
        tools.querySelector('[data-canvas]').setAttribute('aria-pressed', String(root.matches('.dark-canvas')));
        triptych.before(tools);
      }
      for (const accept of all('.accept', article)) accept.append(copyOf('copy'));
      if (!article.dataset.actual) return;
      article.querySelector('header').append(copyOf('decide'));
      mark(article);
    };
    // Collapses what was expanded and is not on the page any more, with its pictures. A decision and a comment are kept elsewhere.
    const release = (kept) => {
      for (const [article, folded] of ready) {
        if (!folded || article.parentElement === kept) continue;
        article.replaceChildren(folded);
        article.dataset.mode = 'side';
        delete article.dataset.zoom;
        ready.delete(article);
      }
    };
    const portion = Math.max(1, ...all('.portion').map((box) => Number(box.style.getPropertyValue('--count'))));
    // Only one container is laid out at a time, so that a page with many failures needs little memory.
    let page = 0;
    for (const accept of all('.causes .accept')) accept.append(copyOf('copy'));
    const boxes = () => all('.portion').filter((box) => !box.hidden);
    const openPage = (index) => {
      const list = boxes();
      page = Math.max(0, Math.min(list.length - 1, index));
      for (const box of all('.portion')) box.classList.toggle('away', box !== list[page]);
      if (list[page]) prepare(Array.from(list[page].children));
      release(list[page]);
      const sizes = list.map((box) => Number(box.style.getPropertyValue('--count')));
      const start = sizes.slice(0, page).reduce((sum, size) => sum + size, 0);
      for (const pager of all('.pager')) {
        pager.hidden = list.length < 2;
        pager.querySelector('output').textContent = start + 1 + '–' + (start + (sizes[page] || 0)) + ' of '
          + sizes.reduce((sum, size) => sum + size, 0);
        const [back, next] = all('button', pager);
        back.disabled = page === 0;
        next.disabled = page >= list.length - 1;
      }
    };
    const openPageOf = (article) => {
      const index = boxes().indexOf(article.closest('.portion'));
      if (index >= 0 && index !== page) openPage(index);
    };
    const turnPage = (step) => {
      openPage(page + step);
      const box = boxes()[page];
      if (box) show(box.querySelector('.failure'));
    };
    // Distributes the visible failures over new containers, which do not keep the height of old ones.
    const arrange = () => {
      const old = all('.portion');
      if (!old.length) return;
      const sorted = [...failures.filter((one) => !one.hidden), ...failures.filter((one) => one.hidden)];
      const count = sorted.findIndex((one) => one.hidden);
      const shown = count < 0 ? sorted.length : count;
      for (let start = 0; start < sorted.length; start += portion) {
        const box = document.createElement('div');
        box.className = 'portion';
        box.hidden = start >= shown;
        box.style.setProperty('--count', String(Math.min(portion, shown - start)));
        box.append(...sorted.slice(start, start + portion));
        old[0].before(box);
      }
      for (const box of old) box.remove();
      openPage(0);
    };
    addEventListener('beforeprint', () => prepare(failures));
    addEventListener('afterprint', () => release(boxes()[page]));
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
    });})();
    """#

  /// The style sheet of the report.
  static let style = #"""
    :root{
      --page:#f5f5f7;--card:#fff;--ink:#16171b;--quiet:#5c5f6a;--line:#e1e2e8;--well:#ececf1;
      --accent:#3451d1;--good:#11713a;--good-soft:#e2f4e8;--bad:#b3261e;--bad-soft:#fcebe9;
      --warn:#855300;--warn-soft:#fcf1d8;--shadow:0 1px 2px #16171b14,0 6px 20px #16171b0d;
      --check:#0000000d;--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace
    }
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }}
    :root[data-theme=light]{color-scheme:light}
    :root[data-theme=dark]{
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }
    *{box-sizing:border-box}
    html{scroll-padding-top:16px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);
      font:15px/1.5 system-ui,-apple-system,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;
      font-feature-settings:"tnum";overflow-wrap:anywhere}
    h1,h2,h3,h4,p,ul,dl,dd,figure,table{margin:0;padding:0}
    ul{list-style:none}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
    article:focus-visible{border-radius:18px}
    .js{display:none}
    .scripted .js{display:revert}
    .skip{position:absolute;left:-999px;top:8px;background:var(--card);padding:10px 16px;border-radius:8px;z-index:9}
    .skip:focus{left:8px}
    [hidden]{display:none!important}

    .verdict{background:var(--card);border-bottom:1px solid var(--line)}
    .verdict .inner{max-width:1440px;margin:auto;padding:36px 32px 28px;display:grid;gap:10px 22px;
      grid-template-columns:auto 1fr auto;align-items:center}
    .seal{width:60px;height:60px;border-radius:50%;display:grid;place-items:center;font-size:28px;font-weight:700;line-height:1}
    .good .seal{background:var(--good-soft);color:var(--good)}
    .bad .seal{background:var(--bad-soft);color:var(--bad)}
    .incomplete .seal{background:var(--warn-soft);color:var(--warn)}
    h1{font-size:30px;line-height:1.2;letter-spacing:-.02em;font-weight:680}
    .sub{color:var(--quiet);margin-top:2px}
    .remark{margin-top:6px;color:var(--warn);white-space:pre-wrap}
    .bad .remark{color:var(--bad)}
    .facts{display:flex;gap:8px 28px;flex-wrap:wrap}
    .facts dt{font-size:12px;color:var(--quiet)}
    .facts dd{font-weight:560}
    .bar{grid-column:1/-1;display:flex;gap:3px;height:8px;margin-top:16px}
    .bar span{min-width:6px;border-radius:4px;background:var(--tone)}
    .passed{--tone:var(--good);--soft:var(--good-soft)}
    .changed,.missing,.error{--tone:var(--bad);--soft:var(--bad-soft)}
    .nondeterministic,.new,.rerecorded,.known{--tone:var(--warn);--soft:var(--warn-soft)}
    .counts{grid-column:1/-1;display:flex;flex-wrap:wrap;gap:6px 22px;color:var(--quiet)}
    .counts b{color:var(--ink);font-weight:640}
    .counts .glyph{color:var(--tone);font-weight:700;display:inline-block;min-width:1.2em}

    .columns{max-width:1440px;margin:auto;padding:0 32px;display:grid;grid-template-columns:minmax(0,1fr);gap:0 40px}
    main{min-width:0;padding:8px 0 40px}
    nav{padding-top:28px}
    .search label{display:block;font-size:12px;color:var(--quiet);margin-bottom:4px}
    .search input{width:100%;min-height:44px;font:inherit;color:inherit;background:var(--card);padding:8px 12px;
      border:1px solid var(--line);border-radius:10px}
    .search output{display:block;font-size:12px;color:var(--quiet);min-height:1.6em;margin-top:4px}
    .tree .suite{font-size:12px;color:var(--quiet);margin:14px 0 4px;padding:0 10px}
    .tree a{display:flex;gap:8px;align-items:baseline;padding:7px 10px;border-radius:8px;text-decoration:none;color:inherit}
    .tree a:hover{background:var(--well)}
    .tree span{flex:1;min-width:0}
    .tree em{font-style:normal;font-size:12px;color:var(--quiet)}
    em.bad{font-style:normal;color:var(--bad);background:var(--bad-soft);border-radius:9px;padding:1px 8px;font-weight:640}
    @media (min-width:1120px){
      .columns{grid-template-columns:248px minmax(0,1fr)}
      nav{position:sticky;top:0;align-self:start;max-height:100vh;overflow:auto;padding-bottom:24px}
    }
    @media (max-width:1119px){.tree{display:none}}

    h2{font-size:21px;letter-spacing:-.01em;margin:36px 0 16px;font-weight:660}
    article{background:var(--card);border-radius:18px;box-shadow:var(--shadow);margin-bottom:22px}
    article:target,article:focus{outline:2px solid var(--accent);outline-offset:0}
    .failure,.issue{padding:24px 26px}
    .portion{content-visibility:auto;contain-intrinsic-size:auto calc(var(--count)*742px);overflow-clip-margin:24px}
    .scripted .portion.away{display:none}
    .pager{display:none;gap:12px;align-items:center;margin:0 0 16px}
    .scripted .pager{display:flex}
    .failure{content-visibility:auto;contain-intrinsic-size:auto 720px}
    .sheet{content-visibility:auto;contain-intrinsic-size:auto 420px}
    .causes{list-style:none;padding:0;margin:0;counter-reset:none}
    .causes>li{background:var(--card);border-radius:14px;box-shadow:var(--shadow);padding:16px 22px;margin-bottom:12px}
    .causes a{font-size:17px;font-weight:620}
    .causes ul,.changes ul{font:13px/1.6 var(--mono);color:var(--quiet);white-space:pre-wrap}
    .causes .defects{color:var(--bad);background:var(--bad-soft);border-radius:9px;padding:8px 12px 8px 28px;margin:8px 0}
    .causes button{margin-top:10px}
    .crops{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,180px),1fr));gap:14px;margin:12px 0 4px}
    .crops figcaption{margin-bottom:5px;font-size:13px}
    .crops .frame{padding:8px}
    .crops .p{width:min(100%,calc(var(--w)*var(--k)*1px));image-rendering:pixelated}
    .crops .k1{--k:1}.crops .k2{--k:2}.crops .k4{--k:4}
    .invisible{color:var(--warn);background:var(--warn-soft);border-radius:3px;font-weight:700}
    .changes{border-left:3px solid var(--accent);padding-left:14px}
    .chips{gap:6px;flex-wrap:wrap;margin:6px 0 10px}
    .scripted .chips{display:flex}
    .chips button[aria-pressed=true],.causes button[aria-pressed=true],[data-loupe][aria-pressed=true]{background:var(--accent);
      border-color:var(--accent);color:var(--card)}
    .order label{font-size:12px;color:var(--quiet);margin-right:8px}
    select{font:inherit;font-size:13px;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:9px;
      padding:5px 8px;min-height:34px}
    .quietly{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
    .loupe{position:fixed;z-index:8;width:252px;background:var(--card);border:1px solid var(--line);border-radius:12px;padding:10px;
      box-shadow:var(--shadow);pointer-events:none}
    .loupe canvas{border-radius:6px;background:var(--well)}
    .loupe output{display:block;font:12px/1.5 var(--mono);margin-top:6px}
    .measuring .frame{cursor:crosshair}
    progress{accent-color:var(--accent);width:90px}
    #keys ul{padding:6px 0}
    #keys li{padding:3px 0}
    .failure>*+*,.issue>*+*{margin-top:16px}
    .failure h3,.issue h3{font-size:18px;font-weight:640;letter-spacing:-.01em;margin-top:8px}
    .failure h3 .path{color:var(--quiet);font-weight:450}
    .failure h3 .name{color:var(--accent);font-weight:560}
    .badge{display:inline-block;font-size:12px;font-weight:680;color:var(--tone);background:var(--soft);
      border-radius:20px;padding:2px 11px}
    .cell{display:flex;flex-wrap:wrap;gap:6px;margin-top:10px}
    .cell li{border:1px solid var(--line);border-radius:8px;padding:2px 10px;font-size:13px}
    .cell span{color:var(--quiet);margin-right:7px}
    .place{font:13px/1.5 var(--mono);color:var(--quiet);margin-top:8px}
    .measure{margin-top:6px}
    pre{margin:0;font:13px/1.55 var(--mono);background:var(--well);border-radius:12px;padding:14px 16px;overflow:auto;
      white-space:pre-wrap}
    details>summary{cursor:pointer;color:var(--quiet);padding:6px 0;min-height:32px}
    details>pre{margin-top:6px}
    .accept{display:flex;flex-wrap:wrap;gap:8px 12px;align-items:center;border-top:1px solid var(--line);padding-top:16px}
    .accept>span{color:var(--quiet)}
    .accept code{font:13px/1.5 var(--mono);background:var(--well);border-radius:8px;padding:6px 11px;flex:0 1 auto;min-width:0}
    .scripted .decide{display:grid;gap:8px;justify-items:stretch}
    .scripted .failure>header{display:grid;grid-template-columns:minmax(0,1fr) auto;column-gap:24px;justify-items:start}
    .scripted .failure>header>*{grid-column:1}
    .scripted .failure>header>.decide{grid-column:2;grid-row:1/span 6;align-self:start}
    .decide .group button{min-width:96px}
    .comment input{width:100%;min-height:34px;font:inherit;font-size:13px;color:inherit;background:var(--card);
      border:1px solid var(--line);border-radius:9px;padding:5px 10px}
    .accept-all{background:var(--accent);border-color:var(--accent);color:var(--card);font-weight:620;margin-right:8px}
    .accept-all:hover{background:var(--accent);text-decoration:underline}
    .changes ul{max-height:88px;overflow:auto}
    .failure{--used:540px}
    .scripted :is(.failure:not([data-zoom]),.failure[data-zoom=fit]) :is(.triptych .p,.stack){
      width:min(calc(var(--w)*1px),100%,max(110px,calc((100vh - var(--used))*var(--w)/var(--h))))}
    .scripted :is(.failure:not([data-zoom]),.failure[data-zoom=fit]) .layer .p{width:100%}
    .full{overflow:hidden}
    .full .portion,.full .failure{content-visibility:visible;contain:none}
    .full .failure:not(.current){display:none}
    .full .failure.current{position:fixed;inset:52px 0 0;z-index:9;margin:0;border-radius:0;overflow:auto;--used:500px}
    .full .failure.current>:is(.accept,details){display:none}
    .full .decisions{display:none}
    .full-bar{position:fixed;inset:0 0 auto;height:52px;z-index:9;display:flex;gap:8px;align-items:center;padding:0 16px;
      background:var(--card);border-bottom:1px solid var(--line);overflow-x:auto;white-space:nowrap}
    .full-bar [data-full]{margin-left:auto}
    dialog{color:inherit;background:var(--card);border:1px solid var(--line);border-radius:18px;padding:24px 28px;max-width:min(680px,92vw);
      max-height:88vh;overflow:auto}
    dialog h2{margin-top:0}
    dialog::backdrop{background:#0b0c0f99}
    dialog form{margin-top:12px}
    .decide [data-decide=accept][aria-pressed=true]{color:var(--good)}
    .decide [data-decide=reject][aria-pressed=true]{color:var(--bad)}
    .failure[data-decision=accept]{outline:2px solid var(--good)}
    .failure[data-decision=reject]{outline:2px solid var(--bad)}
    .scripted .decisions{display:flex}
    .decisions{position:sticky;bottom:0;z-index:5;flex-wrap:wrap;gap:8px 16px;align-items:center;padding:10px 32px;
      background:var(--card);border-top:1px solid var(--line)}
    .decisions .grow{flex:1}
    #pending{position:relative}
    #pending summary{min-height:34px;padding:5px 0;color:var(--accent)}
    #pending ol{position:absolute;left:0;bottom:calc(100% + 10px);width:min(520px,calc(100vw - 48px));max-height:50vh;overflow:auto;margin:0;
      padding:12px 16px 12px 44px;background:var(--card);border:1px solid var(--line);border-radius:12px;box-shadow:var(--shadow);
      font:13px/1.8 var(--mono)}
    .causes .accept{border:0;padding:8px 0 0}
    .decisions #note{color:var(--quiet);font-size:13px}
    .decisions code{font:13px/1.5 var(--mono);color:var(--quiet)}
    .decisions button:not(:disabled){background:var(--accent);border-color:var(--accent);color:var(--card);font-weight:620}
    button:disabled{opacity:.5;cursor:default}
    button{font:inherit;font-size:13px;color:inherit;background:transparent;border:1px solid var(--line);border-radius:9px;
      padding:5px 13px;min-height:34px;cursor:pointer}
    button:hover{background:var(--well)}
    @media (pointer:coarse){button{min-height:44px}}

    .p{position:relative;display:block;width:calc(var(--w)*1px);max-width:100%;aspect-ratio:var(--w)/var(--h);
      background-size:100% 100%;background-repeat:no-repeat;print-color-adjust:exact;-webkit-print-color-adjust:exact}
    .triptych{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,230px),1fr));gap:20px}
    figcaption{display:flex;justify-content:space-between;gap:12px;align-items:baseline;margin-bottom:8px}
    figcaption b{font-weight:620}
    figcaption span{font-size:12px;color:var(--quiet)}
    .frame{overflow:auto;border-radius:12px;border:1px solid var(--line);padding:14px;
      background:var(--well) repeating-conic-gradient(var(--check) 0 25%,transparent 0 50%) 0 0/16px 16px}
    .frame .p{box-shadow:0 0 0 1px var(--line)}
    .frame>*{margin:0 auto}
    .cluster{position:absolute;border-radius:2px;box-shadow:0 0 0 1.5px #d6006c,0 0 0 3px #ffffffb0;min-width:3px;min-height:3px}
    .ignored{position:absolute;pointer-events:none;box-shadow:inset 0 0 0 1px #5b8def;
      background:repeating-linear-gradient(135deg,#5b8defb0 0 2px,#5b8def30 2px 6px)}
    .tools{flex-wrap:wrap;gap:10px;justify-content:space-between}
    .scripted .tools{display:flex}
    .group{display:inline-flex;flex-wrap:wrap;background:var(--well);border-radius:11px;padding:3px}
    .group button{border:0;border-radius:8px}
    .group button[aria-pressed=true]{background:var(--card);box-shadow:0 1px 3px #0003;font-weight:620}
    .scripted .overlay{display:none}
    .scripted [data-mode]:not([data-mode=side])>.overlay{display:block}
    .scripted [data-mode]:not([data-mode=side])>.triptych{display:none}
    .ends{display:flex;gap:14px;align-items:center;justify-content:center;margin-bottom:12px;font-weight:600;font-size:13px}
    .ends span{flex:none}
    .dark-canvas .frame{background-color:#1c1d22;--check:#ffffff12}
    .ends input{flex:0 1 420px;min-width:0;accent-color:var(--accent);min-height:32px}
    [data-mode=blink] .ends input{visibility:hidden}
    [data-mode=heat] .ends,.legend{display:none}
    [data-mode=heat] .legend{display:flex;gap:10px;align-items:center;justify-content:center;font-size:12px;margin-bottom:12px}
    .legend i{width:180px;height:12px;border-radius:3px;forced-color-adjust:none;
      background:linear-gradient(90deg,#440154,#3b528b,#21918c,#5ec962,#fde725)}
    canvas.heat{display:none;position:absolute;inset:0;width:100%;height:100%;image-rendering:pixelated}
    [data-mode=heat] canvas.heat{display:block}
    .cluster.chosen{box-shadow:0 0 0 3px var(--accent),0 0 0 5px #ffffffd0}
    .stack{position:relative;width:calc(var(--w)*1px);max-width:100%;aspect-ratio:var(--w)/var(--h);--cut:50%}
    .layer{position:absolute;inset:0}
    .layer .p{max-width:none;aspect-ratio:auto}
    [data-mode=slider] .over{clip-path:inset(0 0 0 var(--cut))}
    [data-mode=slider] .stack::after{content:"";position:absolute;top:-14px;bottom:-14px;left:var(--cut);width:2px;margin-left:-1px;
      background:var(--accent)}
    [data-mode=onion] .over{opacity:var(--mix,.5)}
    [data-mode=blink] .stack.off .over{visibility:hidden}
    [data-zoom="1"] .frame>*{max-width:none}
    [data-zoom="2"] .frame>*{max-width:none;width:calc(var(--w)*2px)}
    [data-zoom="8"] .frame>*{max-width:none;width:calc(var(--w)*8px)}
    [data-zoom="2"] .p,[data-zoom="8"] .p{image-rendering:pixelated}
    :not([data-zoom=fit]):is([data-zoom]) .frame{max-height:84vh}

    .diff{font:13px/1.6 var(--mono);border:1px solid var(--line);border-radius:12px;overflow:auto;padding:8px 0}
    .diff>div{display:flex;padding:0 14px;white-space:pre;width:max-content;min-width:100%}
    .diff .number{flex:none;width:4ch;text-align:right;color:var(--quiet);margin-right:1.2ch;user-select:none}
    .diff .mark{flex:none;width:2ch;user-select:none;font-weight:700}
    .diff del,.diff ins{text-decoration:none}
    .diff .removed{background:var(--bad-soft)}.diff .removed .mark{color:var(--bad)}
    .diff .added{background:var(--good-soft)}.diff .added .mark{color:var(--good)}
    .diff mark{color:inherit;background:transparent;font-weight:700;border-radius:3px;box-shadow:inset 0 -2px currentColor}
    .diff .removed mark{background:color-mix(in srgb,var(--bad) 24%,transparent)}
    .diff .added mark{background:color-mix(in srgb,var(--good) 24%,transparent)}
    .diff .gap{color:var(--quiet);justify-content:center;padding:4px 0}

    h3.suite{font-size:14px;color:var(--quiet);font-weight:560;margin:26px 0 12px}
    .sheet{padding:20px 0 22px}
    .sheet>header{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;align-items:baseline;padding:0 26px 14px}
    .sheet h4{font-size:17px;font-weight:640;letter-spacing:-.01em}
    .sheet header p{color:var(--quiet);font-size:13px;display:flex;gap:10px}
    .scroll{overflow-x:auto;padding:2px 26px 8px}
    table{border-collapse:separate;border-spacing:0}
    th{font-weight:500;font-size:12px;color:var(--quiet);text-align:left;white-space:nowrap;padding:0 8px 8px}
    td{padding:0 6px 14px;vertical-align:top}
    tbody th{padding:4px 14px 14px 0;vertical-align:top;white-space:normal;min-width:96px;max-width:132px}
    tr>:first-child{position:sticky;left:0;background:var(--card);z-index:1}
    tbody th span{display:block;line-height:1.45}
    tbody th span:first-child{color:var(--ink);font-weight:560}
    .thumbnail{position:relative;display:block;width:110px;border-radius:10px}
    .thumbnail .p{width:100%;border-radius:9px;overflow:hidden;box-shadow:0 0 0 1px var(--line),0 2px 8px #0000001a;
      transition:transform .15s,box-shadow .15s}
    .thumbnail:hover .p{transform:translateY(-2px);box-shadow:0 0 0 2px var(--accent),0 8px 20px #0000002e}
    .thumbnail:not(.passed) .p{box-shadow:0 0 0 2.5px var(--tone)}
    .thumbnail.faint{opacity:.18}
    .thumbnail .flag{position:absolute;top:-8px;right:-8px;width:24px;height:24px;border-radius:50%;display:grid;place-items:center;
      background:var(--tone);color:var(--card);font-weight:700;font-size:13px;box-shadow:0 0 0 2px var(--card)}
    .absent{display:grid;place-items:center;min-height:110px;border:1.5px dashed var(--line);border-radius:9px;color:var(--quiet);
      font-size:12px}
    .singles{display:flex;flex-wrap:wrap;gap:18px;padding:2px 26px 8px}
    .singles li{width:min(100%,200px);font-size:13px;color:var(--quiet)}
    .singles .thumbnail{width:100%;margin-bottom:8px}
    .texts{padding:0 26px}
    .texts ul{columns:auto 240px;column-gap:28px;font-size:13px;padding-top:6px}
    .texts li{padding:2px 0;break-inside:avoid}
    .texts .glyph{color:var(--tone);font-weight:700;display:inline-block;width:1.5em}

    .light{display:none;position:fixed;inset:0;z-index:10;place-items:center;padding:20px}
    .light:target{display:grid}
    .shade{position:absolute;inset:0;background:#0b0c0fd9;backdrop-filter:blur(6px)}
    .light figure{position:relative;display:grid;justify-items:center;max-width:100%;pointer-events:none}
    .light .p{width:min(calc(var(--w)*1px),92vw,calc(84vh*var(--w)/var(--h)));border-radius:12px;overflow:hidden;
      box-shadow:0 20px 60px #000a}
    .light figcaption{margin:14px 0 0;color:#f2f2f5;flex-wrap:wrap;justify-content:center}
    .light figcaption span{color:#c9cad2}

    footer{max-width:1440px;margin:auto;padding:8px 32px 44px;color:var(--quiet);font-size:13px}
    kbd{font:12px var(--mono);border:1px solid var(--line);border-radius:5px;padding:1px 6px;background:var(--card)}
    @media (max-width:720px){
      .verdict .inner{padding:22px 16px 18px;grid-template-columns:auto 1fr;gap:10px 14px}
      .facts{grid-column:1/-1;margin-top:6px}
      .seal{width:44px;height:44px;font-size:21px}
      h1{font-size:23px}
      .columns,footer{padding-left:12px;padding-right:12px}
      .failure,.issue{padding:18px 16px}
      .sheet>header,.scroll,.singles,.texts{padding-left:16px;padding-right:16px}
      tbody th{min-width:72px;max-width:84px}
      tr>:first-child{position:static}
      .thumbnail{width:92px}
      .decisions{padding:8px 16px}
      .scripted .failure>header{grid-template-columns:minmax(0,1fr)}
      .scripted .failure>header>.decide{grid-column:1;grid-row:auto;width:100%;margin-top:10px}
      .decide .group{display:flex}
      .decide .group button{flex:1}
      .decisions code{display:none}
      .full-bar{height:104px;flex-wrap:wrap;align-content:center}
      .full .failure.current{inset:104px 0 0}
      .full-bar [data-full]{order:1}
      .full-bar [data-configuration]{order:2}
    }
    @media (prefers-reduced-motion:reduce){*{transition:none!important}}
    @media (forced-colors:active){.p,.bar span,.flag{forced-color-adjust:none}.thumbnail:not(.passed){outline:2px solid Highlight}
      [aria-pressed=true]{outline:2px solid Highlight}}
    @media (max-width:640px){
      .verdict .inner{padding:14px 16px;grid-template-columns:auto 1fr;gap:6px 12px}
      .seal{width:36px;height:36px;font-size:18px}
      h1{font-size:20px}
      .facts{display:none}
      .bar{margin-top:6px}
      .columns{padding:0 12px}
      nav{padding-top:12px}
      h2{margin:20px 0 10px}
      .causes>li{padding:12px 14px}
      .crops{grid-template-columns:1fr 1fr 1fr;gap:6px}
      .crops figcaption span{display:none}
      .failure,.issue{padding:14px}
      .failure>*+*{margin-top:10px}
      .scripted .failure>header{display:flex;flex-direction:column;align-items:stretch}
      .scripted .failure>header>.decide{position:sticky;top:0;order:1;margin-top:8px}
      .scripted .failure>header>:is(.place,.measure){order:2}
      .decide .group{display:grid;grid-template-columns:1fr 1fr}
      .decide .comment,.tools .group:not(.views),.failure .path{display:none}
      .tools .views{flex-wrap:nowrap;overflow-x:auto;max-width:100%}
      .tools .views button{white-space:nowrap}
      .triptych{grid-template-columns:1fr 1fr;gap:8px}
      .triptych .difference{grid-column:1/-1}
      .triptych .frame{padding:4px}
      .triptych figcaption span{display:none}
      .changes ul{max-height:48px}
      .failure{--used:330px}
      .decisions{padding:8px 12px;gap:6px 10px}
      #pending{position:static}
      #pending ol{left:12px;right:12px;width:auto;bottom:100%}
      .decisions code{display:none}
    }
    @media print{.scripted .portion.away{display:block}.pager{display:none!important}
    body{background:#fff}nav,.tools,.light,.decide,.decisions,footer,.skip,.loupe{display:none!important}.portion{content-visibility:visible}
      article{break-inside:avoid;content-visibility:visible;box-shadow:none;
      border:1px solid #ccc}}

    """#

  /// The style sheet of the page of trends.
  static let trendsStyle = #"""
    :root{
      --page:#f5f5f7;--card:#fff;--ink:#16171b;--quiet:#5c5f6a;--line:#e1e2e8;--well:#ececf1;
      --accent:#3451d1;--good:#11713a;--good-soft:#e2f4e8;--bad:#b3261e;--bad-soft:#fcebe9;
      --warn:#855300;--warn-soft:#fcf1d8;--shadow:0 1px 2px #16171b14,0 6px 20px #16171b0d;
      --check:#0000000d;--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace
    }
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }}
    :root[data-theme=light]{color-scheme:light}
    :root[data-theme=dark]{
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }
    *{box-sizing:border-box}
    html{scroll-padding-top:16px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);
      font:15px/1.5 system-ui,-apple-system,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;
      font-feature-settings:"tnum";overflow-wrap:anywhere}
    h1,h2,h3,h4,p,ul,dl,dd,figure,table{margin:0;padding:0}
    ul{list-style:none}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
    article:focus-visible{border-radius:18px}
    .js{display:none}
    .scripted .js{display:revert}
    .skip{position:absolute;left:-999px;top:8px;background:var(--card);padding:10px 16px;border-radius:8px;z-index:9}
    .skip:focus{left:8px}
    [hidden]{display:none!important}

    header,main,footer{max-width:1000px;margin:auto;padding:0 24px}
    header{padding-top:40px}
    h1{font-size:30px;line-height:1.2;letter-spacing:-.02em}
    header p,footer,.details,.legend{color:var(--quiet)}
    .remark{color:var(--warn)!important}
    section{background:var(--card);border-radius:18px;box-shadow:var(--shadow);padding:22px 24px;margin:20px 0}
    h2{font-size:18px;margin-bottom:12px}
    .chart{display:grid;grid-template:auto 1fr/auto minmax(0,1fr);gap:0 10px;font-size:12px;line-height:1;color:var(--quiet)}
    .chart span{text-align:right;white-space:nowrap}
    .chart span+span{align-self:end}
    .chart svg{grid-area:1/2/3/3;width:100%;height:160px;border-bottom:1px solid var(--line)}
    .chart .bad{fill:var(--bad)}.chart .warn{fill:var(--warn)}.chart .accent{fill:var(--accent)}
    .legend{display:flex;flex-wrap:wrap;gap:4px 20px;margin-bottom:10px}
    .legend i{display:inline-block;width:12px;height:12px;border-radius:3px;margin-right:7px;background:var(--tone)}
    .legend .bad{--tone:var(--bad)}.legend .warn{--tone:var(--warn)}.legend .accent{--tone:var(--accent)}
    .bars{list-style:none;margin:0;padding:0}
    .bars li{display:grid;grid-template-columns:6.5em 1fr;gap:0 14px;padding:7px 0}
    .bars b{text-align:right;font-weight:640}
    .bars .details{grid-column:2;font-size:13px}
    .bars i{grid-column:2;height:6px;border-radius:3px;margin-top:4px;background:var(--accent)}
    .bars .flaky{background:var(--warn)}.bars .changing{background:var(--bad)}
    .id,.commit{font-family:var(--mono);font-size:13px}
    .scroll{overflow-x:auto}
    table{border-collapse:collapse;width:100%;font-size:14px}
    th,td{text-align:left;padding:7px 14px 7px 0;border-bottom:1px solid var(--line);font-weight:400;vertical-align:top}
    thead th{color:var(--quiet);font-size:12px}
    td:last-child,.commit{white-space:nowrap}
    footer{padding-bottom:40px}
    @media (max-width:600px){header,main,footer{padding-left:14px;padding-right:14px}section{padding:16px}
      .bars li{grid-template-columns:1fr}.bars b{text-align:left}.bars .details,.bars i{grid-column:1}
      table{min-width:600px}}
    @media (forced-colors:active){.bars i,.legend i{background:CanvasText;forced-color-adjust:none}}

    """#

  /// The style sheet of the page of pictures.
  static let galleryStyle = #"""
    :root{
      --page:#f5f5f7;--card:#fff;--ink:#16171b;--quiet:#5c5f6a;--line:#e1e2e8;--well:#ececf1;
      --accent:#3451d1;--good:#11713a;--good-soft:#e2f4e8;--bad:#b3261e;--bad-soft:#fcebe9;
      --warn:#855300;--warn-soft:#fcf1d8;--shadow:0 1px 2px #16171b14,0 6px 20px #16171b0d;
      --check:#0000000d;--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace
    }
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }}
    :root[data-theme=light]{color-scheme:light}
    :root[data-theme=dark]{
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }
    *{box-sizing:border-box}
    html{scroll-padding-top:16px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);
      font:15px/1.5 system-ui,-apple-system,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;
      font-feature-settings:"tnum";overflow-wrap:anywhere}
    h1,h2,h3,h4,p,ul,dl,dd,figure,table{margin:0;padding:0}
    ul{list-style:none}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
    article:focus-visible{border-radius:18px}
    .js{display:none}
    .scripted .js{display:revert}
    .skip{position:absolute;left:-999px;top:8px;background:var(--card);padding:10px 16px;border-radius:8px;z-index:9}
    .skip:focus{left:8px}
    [hidden]{display:none!important}

    header,main,footer{max-width:1400px;margin:auto;padding:0 24px}
    header{padding-top:40px}
    h1{font-size:30px;line-height:1.2;letter-spacing:-.02em}
    header p,footer,.place,figcaption{color:var(--quiet)}
    h2{font-size:22px;margin:28px 0 8px}
    h3{font-size:17px}
    .place{font-family:var(--mono);font-size:12px;margin-bottom:12px}
    article{background:var(--card);border-radius:18px;box-shadow:var(--shadow);padding:20px 24px;margin:20px 0}
    .pictures{display:flex;flex-wrap:wrap;gap:20px;align-items:flex-start}
    figure{max-width:100%}
    img{display:block;max-width:100%;height:auto;border:1px solid var(--line);border-radius:8px;
      background:repeating-conic-gradient(var(--check) 0 25%,transparent 0 50%) 0/16px 16px}
    figcaption{font-size:13px;margin-top:6px}
    summary{cursor:pointer}
    details ul{list-style:disc;padding-left:20px}
    details{max-width:700px}
    pre{font:12px/1.5 var(--mono);overflow-x:auto;background:var(--well);border-radius:8px;padding:10px;color:var(--ink)}
    .failure{color:var(--bad);white-space:pre-wrap}
    footer{padding:10px 24px 40px}
    @media (max-width:600px){header,main,footer{padding-left:14px;padding-right:14px}article{padding:16px}}

    """#

  /// The style sheet of the site of all screens.
  static let siteStyle = #"""
    :root{
      --page:#f5f5f7;--card:#fff;--ink:#16171b;--quiet:#5c5f6a;--line:#e1e2e8;--well:#ececf1;
      --accent:#3451d1;--good:#11713a;--good-soft:#e2f4e8;--bad:#b3261e;--bad-soft:#fcebe9;
      --warn:#855300;--warn-soft:#fcf1d8;--shadow:0 1px 2px #16171b14,0 6px 20px #16171b0d;
      --check:#0000000d;--mono:ui-monospace,"SF Mono",SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace
    }
    @media (prefers-color-scheme:dark){:root:not([data-theme=light]){
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }}
    :root[data-theme=light]{color-scheme:light}
    :root[data-theme=dark]{
      --page:#0f1013;--card:#191a1f;--ink:#eeeef2;--quiet:#a3a6b2;--line:#2b2d35;--well:#212329;
      --accent:#9db0ff;--good:#76d89b;--good-soft:#16301f;--bad:#ff9d94;--bad-soft:#3b1b18;
      --warn:#f2c96b;--warn-soft:#342911;--shadow:0 0 0 1px #ffffff0a,0 6px 24px #0006;--check:#ffffff12;color-scheme:dark
    }
    *{box-sizing:border-box}
    html{scroll-padding-top:16px;-webkit-text-size-adjust:100%}
    body{margin:0;background:var(--page);color:var(--ink);
      font:15px/1.5 system-ui,-apple-system,"Segoe UI",Inter,Roboto,"Helvetica Neue",Arial,sans-serif;
      font-feature-settings:"tnum";overflow-wrap:anywhere}
    h1,h2,h3,h4,p,ul,dl,dd,figure,table{margin:0;padding:0}
    ul{list-style:none}
    a{color:var(--accent)}
    :focus-visible{outline:3px solid var(--accent);outline-offset:2px;border-radius:6px}
    article:focus-visible{border-radius:18px}
    .js{display:none}
    .scripted .js{display:revert}
    .skip{position:absolute;left:-999px;top:8px;background:var(--card);padding:10px 16px;border-radius:8px;z-index:9}
    .skip:focus{left:8px}
    [hidden]{display:none!important}

    header,main,footer{max-width:1400px;margin:auto;padding:0 24px}
    header{padding-top:32px}
    h1{font-size:30px;line-height:1.2;letter-spacing:-.02em}
    h2{font-size:22px;margin:32px 0 8px}
    h3{font-size:17px;margin:20px 0 8px}
    h3 a,.card{text-decoration:none}
    header p,footer,.quiet,figcaption,.card small{color:var(--quiet)}
    footer{padding:16px 24px 40px}
    .tools{position:sticky;top:0;z-index:2;background:var(--page);flex-wrap:wrap;gap:8px 16px;padding:10px 0;margin-top:8px}
    .scripted .tools{display:flex}
    .tools label{display:flex;align-items:center;gap:8px;white-space:nowrap}
    .tools p:empty{display:none}
    .tools input,.tools select{font:inherit;color:inherit;background:var(--card);border:1px solid var(--quiet);border-radius:8px;
      min-height:44px;padding:0 12px;max-width:100%}
    .tools label:has(input){flex:1 1 260px}
    .tools input{width:100%}
    .modules{display:flex;flex-wrap:wrap;gap:0 16px}
    .modules a,.all a{display:inline-block;padding:6px 0}
    .cards{display:grid;grid-template-columns:repeat(auto-fill,minmax(150px,1fr));gap:16px}
    .card{display:block;color:inherit;background:var(--card);border-radius:14px;box-shadow:var(--shadow);padding:12px}
    .card b{display:block;font-weight:600;color:var(--accent)}
    .card small{display:block;font-size:13px}
    .card img{margin-bottom:8px;width:100%;height:200px;object-fit:contain;object-position:top;border:0;background:none}
    section.module{content-visibility:auto;contain-intrinsic-size:auto 900px}
    .row{margin:12px 0}
    .strip{display:flex;gap:16px;overflow-x:auto;padding:4px 4px 12px;align-items:flex-start}
    .strip.wraps{flex-wrap:wrap}
    figure{flex:none}
    img{display:block;max-width:100%;border:1px solid var(--line);border-radius:8px;
      background:repeating-conic-gradient(var(--check) 0 25%,transparent 0 50%) 0/16px 16px}
    figure img{width:min(220px,70vw);height:auto}
    figcaption{font-size:13px;margin-top:6px;max-width:220px}
    figcaption b{color:var(--warn)}
    figure:target{outline:3px solid var(--accent);outline-offset:4px;border-radius:8px}
    .pair{display:flex;gap:8px}
    .pair:has(a:nth-child(2)) img{width:min(220px,40vw)}
    summary{cursor:pointer;padding:10px 0}
    pre{font:12px/1.5 var(--mono);overflow:auto;max-height:70vh;background:var(--well);border-radius:8px;padding:10px}
    .findings{list-style:disc;padding-left:20px}
    .row:not(:has(figure:not([hidden]))){display:none}
    @media (max-width:600px){.tools{position:static}.tools label{flex:1 1 auto}.modules{flex-wrap:nowrap;overflow-x:auto}.modules a{white-space:nowrap}header,main,footer{padding-left:14px;padding-right:14px}
      .cards{grid-template-columns:repeat(2,minmax(0,1fr));gap:10px}.card{padding:8px}.tools label:has(input){flex-basis:100%}}

    """#

  /// The script of the site of all screens.
  static let siteScript = #"""
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

    """#

  /// Templates that the script copies into a failure when it becomes visible.
  static let controls: StaticString = #"""
    <template id="tools"><div class="tools"><div class="group views" role="group" aria-label="View"><button type="button" data-set="side" aria-pressed="true">Side by side</button><button type="button" data-set="slider">Slider</button><button type="button" data-set="onion">Onion skin</button><button type="button" data-set="blink">Blink</button><button type="button" data-set="heat">Heat map</button></div><div class="group" role="group" aria-label="Zoom"><button type="button" data-zoom="fit" aria-pressed="true">Fit</button><button type="button" data-zoom="1">1:1</button><button type="button" data-zoom="2">2×</button><button type="button" data-zoom="8">8×</button></div><div class="group"><button type="button" data-full>Full screen</button><button type="button" data-loupe aria-pressed="false">Magnifier</button><button type="button" data-canvas aria-pressed="false">Dark background</button></div></div></template>
    <template id="overlay"><div class="overlay"><p class="legend"><span>ΔE 0.1</span><i></i><span>100 (color difference in OKLab, logarithmic)</span></p><p class="ends"><span></span><input type="range" min="0" max="100" value="50" aria-label="Blend between expected and actual"><span></span></p><div class="frame"><div class="stack"><div class="layer under"></div><div class="layer over"></div><canvas class="heat" role="img" aria-label="Heat map of the difference"></canvas></div></div></div></template>
    <template id="copy"><button type="button" class="copy">Copy</button></template>
    <template id="decide"><div class="decide" role="group" aria-label="Decision"><span class="group"><button type="button" data-decide="accept" aria-pressed="false">Accept</button><button type="button" data-decide="reject" aria-pressed="false">Reject</button></span><label class="comment"><input type="text" maxlength="500" placeholder="Comment" aria-label="Comment"></label></div></template>
    <aside id="full" class="full-bar" aria-label="Full screen" hidden><button type="button" data-step="-1">Previous</button><output></output><button type="button" data-step="1">Next</button><button type="button" data-configuration="-1">Previous configuration</button><button type="button" data-configuration="1">Next configuration</button><button type="button" data-full>Close</button></aside>

    """#

  /// The keyboard shortcuts and filters.
  static let help: StaticString = #"""
    <p class="js"><button type="button" id="help">Keyboard shortcuts</button></p>
    <dialog id="keys" aria-labelledby="keys-title"><h2 id="keys-title">Keyboard shortcuts and filters</h2><p><label><input type="checkbox" id="quick" checked> Enable keyboard shortcuts</label></p><ul><li><kbd>j</kbd> <kbd>k</kbd> next, previous failure</li><li><kbd>]</kbd> <kbd>[</kbd> next, previous root cause; <kbd>Shift</kbd> <kbd>PageDown</kbd> <kbd>PageUp</kbd> next, previous page</li><li><kbd>g</kbd> then <kbd>c</kbd> <kbd>m</kbd> <kbd>n</kbd> <kbd>e</kbd> first changed, missing, nondeterministic, error</li><li><kbd>1</kbd> side by side, <kbd>2</kbd> slider, <kbd>3</kbd> onion skin, <kbd>4</kbd> blink, <kbd>5</kbd> heat map</li><li><kbd>x</kbd> swap expected and actual, <kbd>+</kbd> <kbd>-</kbd> zoom, <kbd>n</kbd> <kbd>p</kbd> next, previous changed area, <kbd>i</kbd> magnifier, <kbd>f</kbd> full screen</li><li><kbd>h</kbd> <kbd>l</kbd> previous, next configuration; in full screen also the arrow keys</li><li><kbd>a</kbd> accept, <kbd>r</kbd> reject, <kbd>s</kbd> skip, <kbd>A</kbd> <kbd>R</kbd> accept, reject all of the root cause, <kbd>u</kbd> undo</li><li><kbd>c</kbd> copy the accept command, <kbd>/</kbd> filter, <kbd>?</kbd> show shortcuts, <kbd>Esc</kbd> close</li><li>Filter by text, <code>status:changed</code>, <code>cause:2</code>, <code>unexplained</code>, <code>undecided</code>, <code>&gt;0.5%</code></li></ul><form method="dialog"><button>Close</button></form></dialog>

    """#
}
