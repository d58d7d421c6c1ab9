import type { Node } from 'mdast';

/** What a node may hold that decides whether its text can stay. */
interface WrittenNode extends Node {
  readonly url?: string;
  readonly value?: string;
  readonly children?: readonly WrittenNode[];
}

/** Nodes of Markdown that are the same in a page and in its twin. */
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
/** A character that is written for parsers, such as `&lt;`. */
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
 * Whether the text of a block at the top of a page is what its twin needs: only Markdown, without
 * addresses that have to be made absolute. Most paragraphs are, and writing them anew takes long.
 * @param written The block's text in the page.
 */
export function isAsWritten(node: Node, written: string): boolean {
  return (
    // The first line of an indented block is without what the other lines have.
    node.position?.start.column === 1 &&
    !CHARACTER_REFERENCE.test(written) &&
    isSame(node as WrittenNode)
  );
}
