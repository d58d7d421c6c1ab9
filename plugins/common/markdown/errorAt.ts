import type { Node } from 'mdast';
import { ContentError } from '../../../src/site/contentError';

/** Makes an error of what was thrown for a node of a page: with the page's path and the node's line in front. */
export function errorAt(page: string, node: Pick<Node, 'position'>, thrown: unknown): ContentError {
  const place = [page, node.position?.start.line].filter(Boolean).join(':');
  return new ContentError(`${place}: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
}
