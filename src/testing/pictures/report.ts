import type { Difference } from './difference';

/* The report as a page that needs no other file. Pure. */

export interface PicturesReport {
  /** What was compared. */
  readonly title: string;
  /** Their pictures are addresses. */
  readonly differences: readonly Difference[];
  /** Names of pictures that there was nothing to compare with. */
  readonly added: readonly string[];
  /** One sentence about each picture that could not be taken. */
  readonly failed: readonly string[];
  /** How many pages were looked at, in how many settings: their product. */
  readonly tests: number;
}

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; padding: 24px; max-width: 1600px; }
  h1 { font-size: 1.5rem; margin: 0 0 4px; }
  h2 { font-size: 1.125rem; margin: 48px 0 8px; overflow-wrap: anywhere; }
  p { margin: 0 0 8px; }
  .meant { border: 1px solid; border-radius: 4px; font-size: .8125rem; padding: 0 6px; }
  .pictures { display: grid; gap: 16px; grid-template-columns: repeat(3, minmax(0, 1fr)); align-items: start; }
  figure { margin: 0; }
  figcaption { font-size: .875rem; margin-bottom: 4px; }
  figure a { display: block; max-height: 80vh; overflow: auto; border: 1px solid color-mix(in srgb, canvastext 30%, transparent); }
  img { display: block; max-width: 100%; }
  @media (max-width: 700px) { .pictures { grid-template-columns: 1fr; } }
`;

/** Opens the picture in its own size: browsers do not follow links to data. */
const SCRIPT = `
  addEventListener('click', async (event) => {
    const link = event.target.closest('figure a');
    if (!link) return;
    event.preventDefault();
    const blob = await (await fetch(link.querySelector('img').src)).blob();
    open(URL.createObjectURL(blob));
  });
`;

const escape = (text: string) =>
  text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const count = (number: number, one: string, many: string) =>
  `${number.toLocaleString('en-US')} ${number === 1 ? one : many}`;

const figure = (caption: string, address: string, of: string) =>
  address
    ? `<figure><figcaption>${caption}</figcaption><a href="#"><img loading="lazy" src="${escape(address)}" alt="${caption}: ${escape(of)}"></a></figure>`
    : '';

function section(difference: Difference): string {
  const { name, setting, pixels, meant, before, after } = difference;
  const title = `${name} (${setting})`;
  return `<section>
<h2>${escape(title)} ${meant ? '<span class="meant">meant</span>' : ''}</h2>
<p>${count(pixels, 'pixel differs', 'pixels differ')}.</p>
<div class="pictures">${figure('Before', before, title)}${figure('After', after, title)}${figure('Difference', difference.difference, title)}</div>
</section>`;
}

const list = (title: string, items: readonly string[]) =>
  items.length > 0
    ? `<h2>${title}</h2><ul>${items.map((item) => `<li>${escape(item)}</li>`).join('')}</ul>`
    : '';

/** The report. What nobody meant comes first. */
export function formatReport({ title, differences, added, failed, tests }: PicturesReport): string {
  const sorted = [...differences].sort(
    (one, other) =>
      Number(one.meant) - Number(other.meant) ||
      one.name.localeCompare(other.name) ||
      one.setting.localeCompare(other.setting),
  );
  const unmeant = differences.filter(({ meant }) => !meant).length;
  const summary =
    differences.length === 0
      ? 'No differences.'
      : `${count(differences.length, 'picture differs', 'pictures differ')}; ${unmeant === 0 ? 'all are meant' : `${unmeant} not meant`}.`;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Pictures</title>
<style>${STYLE}</style>
</head>
<body>
<h1>Pictures</h1>
<p>${escape(title)}. ${count(tests, 'view', 'views')} of pages compared.</p>
<p><strong>${summary}</strong></p>
${list('Could not be taken', failed)}
${sorted.map(section).join('\n')}
${list('New, with nothing to compare', added)}
<script>${SCRIPT}</script>
</body>
</html>
`;
}
