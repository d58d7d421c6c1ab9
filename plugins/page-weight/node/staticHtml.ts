import type { Element, ElementContent } from 'hast';
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx';
import { toHtml } from '../../native-packages/index.cjs';

type MdxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;

/**
 * Elements that the theme's MDX components show as they are, when they have no attributes: a test
 * renders each. Headings, links and images are not: what shows them does more.
 */
export const STATIC_ELEMENTS: ReadonlySet<string> = new Set([
  'blockquote',
  'br',
  'code',
  'del',
  'em',
  'kbd',
  'li',
  'ol',
  'p',
  'strong',
  'sub',
  'sup',
  'tbody',
  'td',
  'th',
  'thead',
  'tr',
  'ul',
]);

/** Elements in which no text is, so that blanks between their children are not shown. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set(['ol', 'tbody', 'thead', 'tr', 'ul']);

const isMdxElement = (node: ElementContent): node is MdxElement =>
  node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';

const isBlank = (node: ElementContent) => node.type === 'text' && node.value.trim() === '';

/** A code of several lines is a block of code to the theme. */
const isCodeBlock = ({ tagName, children }: Element) =>
  tagName === 'code' && children.some((child) => child.type !== 'text' || /\n/.test(child.value));

/** As React writes the alignment of a table's cells, the one attribute that Markdown gives an element here. */
function staticProperties({ properties }: Element): Element['properties'] | undefined {
  const { align, ...others } = properties;
  if (Object.keys(others).length > 0) return undefined;
  return align === undefined || align === null ? {} : { style: `text-align:${String(align)}` };
}

function toPlain(node: ElementContent): ElementContent | undefined {
  if (node.type === 'text') return node;
  if (isMdxElement(node)) {
    const { name, attributes, children } = node;
    if (name === null || attributes.length > 0) return undefined;
    return toPlain({ type: 'element', tagName: name, properties: {}, children });
  }
  if (node.type !== 'element' || !STATIC_ELEMENTS.has(node.tagName)) return undefined;
  const properties = staticProperties(node);
  if (!properties || isCodeBlock(node)) return undefined;
  const children: ElementContent[] = [];
  for (const child of node.children) {
    if (WITHOUT_TEXT.has(node.tagName) && isBlank(child)) continue;
    const plain = toPlain(child);
    if (!plain) return undefined;
    children.push(plain);
  }
  return { type: 'element', tagName: node.tagName, properties, children };
}

/**
 * The HTML inside an element, if none of it needs React: plain elements and texts alone. `undefined`
 * for all others, for an element with attributes, and for one with no elements in it, which as HTML
 * would be no less.
 */
export function staticHtml(element: Element): string | undefined {
  if (Object.keys(element.properties).length > 0) return undefined;
  if (element.children.every(({ type }) => type === 'text')) return undefined;
  const plain = toPlain(element);
  return plain?.type === 'element' ? toHtml(plain.children) : undefined;
}
