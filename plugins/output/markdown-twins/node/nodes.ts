/** Constructors of mdast nodes. */

import type {
  BlockContent,
  Blockquote,
  Code,
  Heading,
  Html,
  InlineCode,
  Link,
  List,
  Paragraph,
  PhrasingContent,
  Strong,
  Table,
  TableRow,
  Text,
} from 'mdast';

export const text = (value: string): Text => ({ type: 'text', value });

/** Inline code; a line break would end a table row. */
export const code = (value: string): InlineCode => ({
  type: 'inlineCode',
  value: value.replace(/\s+/g, ' ').trim(),
});

/** Verbatim text. `html` is the only node type without escaping. */
export const raw = (value: string): Html => ({ type: 'html', value });

export const strong = (...children: PhrasingContent[]): Strong => ({ type: 'strong', children });

export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children,
});

export const heading = (depth: number, ...children: PhrasingContent[]): Heading => ({
  type: 'heading',
  depth: Math.min(6, Math.max(1, depth)) as Heading['depth'],
  children,
});

/** A code block; `title` follows the language, as in the site's own pages. */
export const fence = (lang: string, value: string, title?: string): Code => ({
  type: 'code',
  // A title requires a language.
  lang: lang || (title === undefined ? null : 'text'),
  meta: title === undefined ? null : `title=${JSON.stringify(title)}`,
  value: value.replace(/\n+$/, ''),
});

export const blockquote = (...children: BlockContent[]): Blockquote => ({
  type: 'blockquote',
  children,
});

/** A tight list. */
export const list = (items: readonly PhrasingContent[][]): List => ({
  type: 'list',
  ordered: false,
  spread: false,
  children: items.map((children) => ({
    type: 'listItem',
    spread: false,
    children: [paragraph(...children)],
  })),
});

/** A table; each cell is a list of nodes or a string. */
export function table(
  header: readonly string[],
  rows: readonly (readonly (readonly PhrasingContent[])[])[],
): Table {
  const toRow = (cells: readonly (readonly PhrasingContent[])[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((children) => ({ type: 'tableCell', children: [...children] })),
  });
  return {
    type: 'table',
    children: [toRow(header.map((name) => [text(name)])), ...rows.map(toRow)],
  };
}
