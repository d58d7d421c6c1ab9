import type { BlockContent, Paragraph, PhrasingContent } from 'mdast';
import { blockquote, paragraph, raw, strong } from './nodes';

/** Docusaurus admonition -> GitHub-style alert. */
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

/**
 * Renders an admonition as a block quote with an alert marker; its title is the first line, in
 * bold.
 */
export function admonition(kind: string, children: readonly BlockContent[]) {
  const [first, ...rest] = children;
  const title: readonly PhrasingContent[] = isLabel(first) ? first.children : [];
  const [start, ...others] = isLabel(first) ? rest : children;
  const mark = raw(`[!${kind}]\n`);
  if (title.length > 0) {
    return blockquote(paragraph(mark, strong(...title)), ...(start ? [start, ...others] : others));
  }
  // The marker must be on the first line of the first paragraph.
  return start?.type === 'paragraph'
    ? blockquote(paragraph(mark, ...start.children), ...others)
    : blockquote(paragraph(raw(`[!${kind}]`)), ...(start ? [start, ...others] : others));
}
