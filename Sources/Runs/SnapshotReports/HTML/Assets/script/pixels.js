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
