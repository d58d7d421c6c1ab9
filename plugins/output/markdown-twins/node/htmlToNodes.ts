import { parseDocument } from 'htmlparser2';
import type { PhrasingContent } from 'mdast';
import type { Html } from '../../../content/api-reference/contract';
import { code, link, strong, text } from './nodes';

/** The used part of a parsed document. */
interface HtmlNode {
  readonly type: string;
  readonly name?: string;
  readonly data?: string;
  readonly attribs?: Readonly<Record<string, string>>;
  readonly children?: readonly HtmlNode[];
}

const BLOCKS: ReadonlySet<string> = new Set(['p', 'ul', 'ol', 'li', 'pre', 'blockquote']);
const BULLET = '• ';

const toText = ({ data, children = [] }: HtmlNode): string => data ?? children.map(toText).join('');

function toNodes(node: HtmlNode): PhrasingContent[] {
  const { type, name = '', data = '', attribs = {}, children = [] } = node;
  const inside = () => children.flatMap(toNodes);
  if (type === 'text') return [text(data.replace(/\s+/g, ' '))];
  switch (name) {
    case 'code':
      return [code(toText(node))];
    case 'a':
      return attribs['href'] ? [link(attribs['href'], ...inside())] : inside();
    case 'strong':
      return [strong(...inside())];
    case 'em':
      return [{ type: 'emphasis', children: inside() }];
    case 'li':
      return [text(` ${BULLET}`), ...inside()];
    case 'br':
      return [text(' ')];
    default:
      // Separates a block from the text that follows it.
      return BLOCKS.has(name) ? [...inside(), text(' ')] : inside();
  }
}

const isBlank = (node: PhrasingContent | undefined) =>
  node?.type === 'text' && node.value.trim() === '';

/** Removes whitespace at both ends. */
function trim(nodes: readonly PhrasingContent[]): PhrasingContent[] {
  let start = 0;
  let end = nodes.length;
  while (start < end && isBlank(nodes[start])) start += 1;
  while (end > start && isBlank(nodes[end - 1])) end -= 1;
  return nodes.slice(start, end).map((node, index, all) => {
    if (node.type !== 'text') return node;
    const from = index === 0 ? node.value.trimStart() : node.value;
    return text(index === all.length - 1 ? from.trimEnd() : from);
  });
}

/**
 * Converts the HTML of API texts (`createHtmlRenderer` of `api-reference` uses few elements) to
 * inline nodes for a table cell. List items are prefixed with bullets.
 */
export function htmlToNodes(html: Html): PhrasingContent[] {
  if (!/[<&\n]/.test(html)) return html === '' ? [] : [text(html)];
  return trim((parseDocument(html) as HtmlNode).children?.flatMap(toNodes) ?? []);
}
