import type { Nodes, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { ResolveLink } from './createLinkResolver';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).freeze();

/** A URL in text, without trailing punctuation. */
const BARE_URL = /https?:\/\/[^\s<>()[\]{}'"`]*[^\s<>()[\]{}'"`.,;:!?]/g;

/** Invisible characters, such as the backspaces in a comment of Material UI's tabs. */
// eslint-disable-next-line no-control-regex -- They are what is looked for.
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Converts JSDoc's inline links to Markdown. Inline code is not changed. */
export function unfoldJsDocLinks(comment: string): string {
  return comment.replace(
    /(`+)[\s\S]*?\1|\{@link\s+([^\s}|]+)(?:[\s|]+([^}]*))?\}|\[\[(\w+)\]\]((?:\[\])*)/g,
    (
      all: string,
      code: string | undefined,
      target: string | undefined,
      text: string | undefined,
      symbol: string | undefined,
      suffix = '',
    ) => {
      if (code !== undefined) return all;
      if (symbol !== undefined) return `\`${symbol}${suffix}\``;
      if (target === undefined) return all;
      const label = text?.trim();
      return /^(?:https?:|\/)/.test(target)
        ? `[${label || target}](${target})`
        : `\`${label || target}\``;
    },
  );
}

/** Converts URLs in text to links. */
function linkBareUrls(value: string, resolveLink: ResolveLink): PhrasingContent[] {
  const nodes: PhrasingContent[] = [];
  let end = 0;
  for (const match of value.matchAll(BARE_URL)) {
    const url = resolveLink(match[0]);
    if (url === undefined) continue;
    if (match.index > end) nodes.push({ type: 'text', value: value.slice(end, match.index) });
    nodes.push({ type: 'link', url, children: [{ type: 'text', value: match[0] }] });
    end = match.index + match[0].length;
  }
  if (end < value.length) nodes.push({ type: 'text', value: value.slice(end) });
  return nodes;
}

function toSafeNodes(node: RootContent, resolveLink: ResolveLink, inLink: boolean): RootContent[] {
  switch (node.type) {
    case 'html':
      // Comments mention elements in prose; only line breaks are meant as HTML.
      return /^<br\s*\/?>$/i.test(node.value)
        ? [{ type: 'break' }]
        : [{ type: 'text', value: node.value }];
    case 'text':
      return inLink ? [{ type: 'text', value: node.value }] : linkBareUrls(node.value, resolveLink);
    case 'link': {
      const children = toSafeChildren(node, resolveLink, true) as PhrasingContent[];
      const url = resolveLink(node.url);
      return url === undefined ? children : [{ type: 'link', url, children }];
    }
    case 'image':
      return node.alt ? [{ type: 'text', value: node.alt }] : [];
    case 'inlineCode':
      return [{ type: 'inlineCode', value: node.value }];
    case 'code':
      return [{ type: 'code', lang: node.lang ?? 'tsx', value: node.value }];
    case 'break':
    case 'thematicBreak':
      return [{ type: node.type }];
    case 'heading':
      return [
        {
          type: 'heading',
          depth: node.depth,
          children: toSafeChildren(node, resolveLink, true) as PhrasingContent[],
        },
      ];
    case 'paragraph':
    case 'emphasis':
    case 'strong':
    case 'blockquote':
    case 'listItem':
      return [
        { type: node.type, children: toSafeChildren(node, resolveLink, inLink) } as RootContent,
      ];
    case 'list':
      return [
        {
          type: 'list',
          ordered: node.ordered ?? false,
          spread: node.spread ?? false,
          ...(typeof node.start === 'number' && { start: node.start }),
          children: toSafeChildren(node, resolveLink, inLink),
        } as RootContent,
      ];
    default:
      // References and definitions are not supported; their text stays.
      return 'children' in node ? toSafeChildren(node, resolveLink, inLink) : [];
  }
}

function toSafeChildren(parent: Parent, resolveLink: ResolveLink, inLink: boolean): RootContent[] {
  return parent.children.flatMap((child) => toSafeNodes(child, resolveLink, inLink));
}

/** Wraps inline nodes among blocks in a paragraph. */
function toBlock(node: RootContent): RootContent {
  return node.type === 'text' || node.type === 'break'
    ? { type: 'paragraph', children: [node] }
    : node;
}

/** Parses a comment's Markdown to safe nodes: no raw HTML, resolved links. */
export function parseComment(markdown: string, resolveLink: ResolveLink): RootContent[] {
  const root: Root = parser.parse(unfoldJsDocLinks(markdown.replace(CONTROL_CHARACTERS, '')));
  return toSafeChildren(root, resolveLink, false).map(toBlock);
}

/** Returns the text of a node without markup. */
export function toText(node: Nodes): string {
  if ('value' in node) return node.value;
  return 'children' in node ? node.children.map((child: Nodes) => toText(child)).join('') : '';
}
