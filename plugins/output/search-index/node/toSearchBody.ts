import { Parser } from 'htmlparser2';

/** Elements whose texts belong to the page's controls, not to what is written on it. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'button',
  'iframe',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
]);

/** The class of the element with what is written on a page. */
const BODY_CLASS = 'theme-doc-markdown';

/** How much of a page is read at once, in characters. */
const CHUNK_LENGTH = 16_384;

const BLOCKS: ReadonlySet<string> = new Set(['blockquote', 'dd', 'dt', 'li', 'p', 'pre', 'tr']);
/** Elements after whose text a word ends. */
const CELLS: ReadonlySet<string> = new Set(['br', 'div', 'section', 'td', 'th']);
const HEADING = /^h[1-6]$/;

type Attributes = Readonly<Record<string, string>>;

const hasClass = (attributes: Attributes, name: string) =>
  (attributes['class'] ?? '').split(/\s+/).includes(name);

/** Whether an element is a demo, its controls or its source, an ad, or the link of a heading. */
function isLeftOut(name: string, attributes: Attributes): boolean {
  return (
    LEFT_OUT.has(name) ||
    'data-demo-stage' in attributes ||
    attributes['role'] === 'toolbar' ||
    attributes['role'] === 'status' ||
    attributes['role'] === 'tablist' ||
    attributes['aria-hidden'] === 'true' ||
    (attributes['id'] ?? '').startsWith('demoSource-') ||
    'data-ad' in attributes ||
    hasClass(attributes, 'hash-link')
  );
}

const escapeHtml = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/**
 * What is written on a page, as bare HTML: headings with their anchors, paragraphs, tables, code. No
 * navigation, demos, ads, controls.
 * @returns `null` for a page that is none of the documentation.
 */
export function toSearchBody(html: string): string | null {
  if (!html.includes(BODY_CLASS)) return null;
  const output: string[] = [];
  /** For each open element, what closes it in the output. */
  const open: string[] = [];
  /** How many elements are open around the page's body; `null` while it has not begun. */
  let rootDepth: number | null = null;
  let found = false;
  /** Up to how many open elements all is left out. */
  let leftOutDepth: number | null = null;

  const parser = new Parser({
    onopentag(name, attributes) {
      open.push('');
      if (rootDepth === null) {
        if (!found && hasClass(attributes, BODY_CLASS)) {
          rootDepth = open.length;
          found = true;
        }
        return;
      }
      if (leftOutDepth !== null) return;
      if (isLeftOut(name, attributes)) {
        leftOutDepth = open.length;
        return;
      }
      if (HEADING.test(name)) {
        const { id } = attributes;
        output.push(
          id ? `<${name} id="${escapeHtml(id).replaceAll('"', '&quot;')}">` : `<${name}>`,
        );
        open[open.length - 1] = `</${name}>\n`;
      } else if (BLOCKS.has(name)) {
        output.push('<p>');
        open[open.length - 1] = '</p>\n';
      } else if (CELLS.has(name)) {
        open[open.length - 1] = ' ';
      }
    },
    ontext(text) {
      if (rootDepth !== null && leftOutDepth === null) output.push(escapeHtml(text));
    },
    onclosetag() {
      const closing = open.pop() ?? '';
      const depth = open.length + 1;
      if (rootDepth !== null && leftOutDepth === null) output.push(closing);
      if (depth === leftOutDepth) leftOutDepth = null;
      if (depth === rootDepth) rootDepth = null;
    },
  });
  // Most of a page is navigation: what comes before the body and after it is not read.
  const start = html.lastIndexOf('<', html.indexOf(BODY_CLASS));
  for (let at = start; at < html.length && !(found && rootDepth === null); at += CHUNK_LENGTH) {
    parser.write(html.slice(at, at + CHUNK_LENGTH));
  }
  return found ? output.join('').replace(/[ \t]+/g, ' ') : null;
}
