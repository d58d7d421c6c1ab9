import type { PhrasingContent, Root, RootContent } from 'mdast';
import { text } from './nodes';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const parser = unified().use(remarkParse).freeze();

/** Parses a short Markdown text, such as a deprecation message, to inline nodes. */
export function markdownToNodes(markdown: string): PhrasingContent[] {
  const { children }: Root = parser.parse(markdown);
  return children.flatMap((node: RootContent, index) => [
    ...(index > 0 ? [text(' ')] : []),
    ...(node.type === 'paragraph'
      ? node.children.flatMap((child) => {
          // Comments mention elements in prose; none is meant as HTML.
          if (child.type === 'html') return [text(child.value)];
          // Other URLs are relative to another site.
          return child.type === 'link' && !/^https:/.test(child.url) ? child.children : [child];
        })
      : [text(markdown.slice(node.position?.start.offset, node.position?.end.offset))]),
  ]);
}
