/** Constructors of mdast nodes. */

import type {
  BlockContent,
  Blockquote,
  Code,
  Heading,
  Html,
  InlineCode,
  Paragraph,
  PhrasingContent,
  Strong,
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
