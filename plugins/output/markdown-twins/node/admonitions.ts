import type { BlockContent, Paragraph, PhrasingContent } from 'mdast';
import { blockquote, paragraph, raw, strong } from './nodes';

/** The admonitions of pages -> the alerts that Markdown viewers know. */
export const ADMONITIONS: Readonly<Record<string, string>> = {
  note: 'NOTE',
  info: 'NOTE',
  secondary: 'NOTE',
  tip: 'TIP',
  success: 'TIP',
  important: 'IMPORTANT',
  warning: 'WARNING',
  caution: 'WARNING',
  danger: 'CAUTION',
};

const isLabel = (node: BlockContent | undefined): node is Paragraph =>
  node?.type === 'paragraph' &&
  (node.data as { readonly directiveLabel?: boolean } | undefined)?.directiveLabel === true;

/** An admonition as a quote that says what it is; its title is the first line, in bold. */
export function admonition(kind: string, children: readonly BlockContent[]) {
  const [first, ...rest] = children;
  const title: readonly PhrasingContent[] = isLabel(first) ? first.children : [];
  const [start, ...others] = isLabel(first) ? rest : children;
  const mark = raw(`[!${kind}]\n`);
  if (title.length > 0) {
    return blockquote(paragraph(mark, strong(...title)), ...(start ? [start, ...others] : others));
  }
  // The mark has to be the first line of the first paragraph.
  return start?.type === 'paragraph'
    ? blockquote(paragraph(mark, ...start.children), ...others)
    : blockquote(paragraph(raw(`[!${kind}]`)), ...(start ? [start, ...others] : others));
}
