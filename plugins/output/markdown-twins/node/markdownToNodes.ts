import type { PhrasingContent, Root, RootContent } from 'mdast';
import { text } from './nodes';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).freeze();

/** The text of a short Markdown, such as the reason of a deprecation, as nodes of one line. */
export function markdownToNodes(markdown: string): PhrasingContent[] {
  const { children }: Root = parser.parse(markdown);
  return children.flatMap((node: RootContent, index) => [
    ...(index > 0 ? [text(' ')] : []),
    ...(node.type === 'paragraph'
      ? node.children.flatMap((child) => {
          // Comments mention elements; none is meant to be one.
          if (child.type === 'html') return [text(child.value)];
          // What is not on the web is an address of another site's pages.
          return child.type === 'link' && !/^https:/.test(child.url) ? child.children : [child];
        })
      : [text(markdown.slice(node.position?.start.offset, node.position?.end.offset))]),
  ]);
}
