import type { Element, Root, RootContent } from 'hast';
import type { MdxJsxFlowElementHast } from 'mdast-util-mdx-jsx';
import { staticHtml } from './staticHtml';

/** What is a block, so that blanks around it are not shown. */
const BLOCK_ELEMENT = /^(?:blockquote|h[1-6]|hr|li|ol|p|pre|table|ul)$/;
const BLOCK_COMPONENT = /^(?:CodeBlock|CodeTabs|Demo)$/;

/** `<name dangerouslySetInnerHTML={{ __html: html }} />` */
function withInnerHtml(name: string, html: string): MdxJsxFlowElementHast {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: [
      {
        type: 'mdxJsxAttribute',
        name: 'dangerouslySetInnerHTML',
        value: {
          type: 'mdxJsxAttributeValueExpression',
          value: `{ __html: ${JSON.stringify(html)} }`,
          data: {
            estree: {
              type: 'Program',
              sourceType: 'module',
              comments: [],
              body: [
                {
                  type: 'ExpressionStatement',
                  expression: {
                    type: 'ObjectExpression',
                    properties: [
                      {
                        type: 'Property',
                        kind: 'init',
                        method: false,
                        shorthand: false,
                        computed: false,
                        key: { type: 'Identifier', name: '__html' },
                        value: { type: 'Literal', value: html },
                      },
                    ],
                  },
                },
              ],
            },
          },
        },
      },
    ],
    children: [],
    // Else MDX would ask the theme for a component of this name.
    data: { _mdxExplicitJsx: true },
  };
}

function isBlock(node: RootContent | undefined): boolean {
  if (node?.type === 'mdxJsxFlowElement') return BLOCK_COMPONENT.test(node.name ?? '');
  return node === undefined || (node.type === 'element' && BLOCK_ELEMENT.test(node.tagName));
}

/** Without the line breaks between blocks, each of which React would keep as a text of its own. */
function withoutBreaks<Node extends RootContent>(children: readonly Node[]): Node[] {
  return children.filter(
    (node, index) =>
      node.type !== 'text' ||
      node.value.trim() !== '' ||
      !isBlock(children[index - 1]) ||
      !isBlock(children[index + 1]),
  );
}

function toStatic<Node extends RootContent>(node: Node): Node | MdxJsxFlowElementHast {
  if (!('children' in node)) return node;
  if (node.type === 'element') {
    const html = staticHtml(node);
    if (html !== undefined) return withInnerHtml(node.tagName, html);
  }
  visit(node as Element);
  return node;
}

function visit(parent: Root | Element): void {
  const isBlocks = parent.type === 'root' || isBlock(parent);
  const children: readonly RootContent[] = isBlocks
    ? withoutBreaks<RootContent>(parent.children)
    : parent.children;
  // What an element may contain is what it contained, or an element in its place.
  parent.children = children.map(toStatic) as Element['children'];
}

/**
 * A rehype plugin: what is plain in a page, such as a paragraph with code in it or the rows of a table,
 * becomes HTML in one string. React then makes and hydrates one element in the place of many, a page's
 * script is shorter, and there is less to compile.
 */
export default function rehypeStaticElements() {
  return (tree: Root): void => visit(tree);
}
