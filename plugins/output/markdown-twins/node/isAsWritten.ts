import type { Node } from 'mdast';

/** Properties of a node that decide whether its source can be copied. */
interface WrittenNode extends Node {
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly WrittenNode[];
}

/** Node types whose Markdown is the same in MDX and in the output. */
const SAME: ReadonlySet<string> = new Set([
  'blockquote',
  'break',
  'delete',
  'emphasis',
  'heading',
  'image',
  'inlineCode',
  'link',
  'list',
  'listItem',
  'paragraph',
  'strong',
  'text',
  'thematicBreak',
]);

const WITH_SCHEME = /^(?:https?|mailto):/i;
/** The anchor of a heading. */
const HEADING_ID = /\{#/;
/** A character reference such as `&lt;`. */
const CHARACTER_REFERENCE = /&#?\w+;/;

function isSame({ type, url, value, children = [] }: WrittenNode): boolean {
  return (
    SAME.has(type) &&
    (url === undefined || WITH_SCHEME.test(url)) &&
    !(type === 'text' && HEADING_ID.test(value ?? '')) &&
    children.every(isSame)
  );
}

/**
 * Whether a top-level block can be copied verbatim: plain Markdown without URLs to resolve. True
 * for most paragraphs, and serializing them again is slow.
 * @param written Source of the block.
 */
export function isAsWritten(node: Node, written: string): boolean {
  return (
    // The source of an indented block lacks the indentation of its first line.
    node.position?.start.column === 1 &&
    !CHARACTER_REFERENCE.test(written) &&
    isSame(node as WrittenNode)
  );
}
