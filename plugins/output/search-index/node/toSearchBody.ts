import { escapeAttribute, escapeText } from '../../../../src/site/escapeHtml';
import { Parser } from 'htmlparser2';

/** Controls, whose texts are not content. */
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

/** Class of the content element. */
const BODY_CLASS = 'theme-doc-markdown';

/** Number of characters parsed at a time. */
const CHUNK_LENGTH = 16_384;

const BLOCKS: ReadonlySet<string> = new Set(['blockquote', 'dd', 'dt', 'li', 'p', 'pre', 'tr']);
/** Elements that separate words. */
const CELLS: ReadonlySet<string> = new Set(['br', 'div', 'section', 'td', 'th']);
const HEADING = /^h[1-6]$/;

type Attributes = Readonly<Record<string, string>>;

const hasClass = (attributes: Attributes, name: string) =>
  (attributes['class'] ?? '').split(/\s+/).includes(name);

/** Whether an element is a demo or playground, its controls or source, an ad, or a heading's self-link. */
function isLeftOut(name: string, attributes: Attributes): boolean {
  return (
    LEFT_OUT.has(name) ||
    'data-demo-stage' in attributes ||
    'data-playground' in attributes ||
    attributes['role'] === 'toolbar' ||
    attributes['role'] === 'status' ||
    attributes['role'] === 'tablist' ||
    attributes['aria-hidden'] === 'true' ||
    (attributes['id'] ?? '').startsWith('demoSource-') ||
    'data-ad' in attributes ||
    hasClass(attributes, 'hash-link')
  );
}

/**
 * Extracts the content of a page as minimal HTML: headings with anchors, paragraphs, tables, code.
 * Without navigation, demos, ads and controls.
 * @returns `null` for a page outside the docs.
 */
export function toSearchBody(html: string): string | null {
  if (!html.includes(BODY_CLASS)) return null;
  const output: string[] = [];
  /** Closing tags of the open elements. */
  const open: string[] = [];
  /** Nesting depth of the content element; `null` before it starts. */
  let rootDepth: number | null = null;
  let found = false;
  /** Nesting depth of the excluded element; `null` outside of one. */
  let leftOutDepth: number | null = null;
  /** Nesting depth of code, whose parts stand without spaces; `null` outside of it. */
  let codeDepth: number | null = null;
  /** Whether an element has just been closed. */
  let hasJustClosed = false;

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
      // Styles separate what has no space between: a name from its badge, a label from its value.
      if (hasJustClosed && codeDepth === null) output.push(' ');
      hasJustClosed = false;
      if (name === 'code' || name === 'pre') codeDepth ??= open.length;
      if (isLeftOut(name, attributes)) {
        leftOutDepth = open.length;
        return;
      }
      if (HEADING.test(name)) {
        const { id } = attributes;
        output.push(id ? `<${name} id="${escapeAttribute(id)}">` : `<${name}>`);
        open[open.length - 1] = `</${name}>\n`;
      } else if (BLOCKS.has(name)) {
        output.push('<p>');
        open[open.length - 1] = '</p>\n';
      } else if (CELLS.has(name)) {
        open[open.length - 1] = ' ';
      }
    },
    ontext(text) {
      if (rootDepth !== null && leftOutDepth === null) {
        output.push(escapeText(text));
        hasJustClosed = false;
      }
    },
    onclosetag() {
      const closing = open.pop() ?? '';
      const depth = open.length + 1;
      if (rootDepth !== null && leftOutDepth === null) {
        output.push(closing);
        hasJustClosed = true;
      }
      if (depth === codeDepth) codeDepth = null;
      if (depth === leftOutDepth) leftOutDepth = null;
      if (depth === rootDepth) rootDepth = null;
    },
  });
  // Most of a page is navigation, so parsing starts at the content element and stops after it.
  const start = html.lastIndexOf('<', html.indexOf(BODY_CLASS));
  for (let at = start; at < html.length && !(found && rootDepth === null); at += CHUNK_LENGTH) {
    parser.write(html.slice(at, at + CHUNK_LENGTH));
  }
  return found ? output.join('').replace(/[ \t]+/g, ' ') : null;
}
