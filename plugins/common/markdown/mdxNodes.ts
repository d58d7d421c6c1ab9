import type { Program } from 'estree-jsx';
import type { Heading, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const mdx = unified().use(remarkParse).use(remarkMdx).freeze();

/** Returns the node of an ESM statement or an element, as MDX parses it. */
const parse = (code: string) => mdx.parse(code).children[0] as RootContent;

/** Creates `import <name> from '<request>'`. */
export const defaultImport = (name: string, request: string) =>
  parse(`import ${name} from ${JSON.stringify(request)}`);

/** Creates `import { <name> } from '<request>'`. */
export const namedImport = (name: string, request: string) =>
  parse(`import { ${name} } from ${JSON.stringify(request)}`);

/** Creates the attribute `<attribute>={<name>}`. */
export const referenceAttribute = (attribute: string, name: string) =>
  (parse(`<X ${attribute}={${name}} />`) as MdxJsxFlowElement).attributes[0] as MdxJsxAttribute;

/**
 * Creates an attribute with a constant as expression, in which line breaks and entities stay. It is not parsed, because
 * the code of a page is long.
 */
export function constantAttribute(name: string, value: string | boolean): MdxJsxAttribute {
  const body: Program['body'] = [
    { type: 'ExpressionStatement', expression: { type: 'Literal', value } },
  ];
  const estree: Program = { type: 'Program', sourceType: 'module', body, comments: [] };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {
      type: 'mdxJsxAttributeValueExpression',
      value: JSON.stringify(value),
      data: { estree },
    },
  };
}

/** Creates a heading with an explicit id. */
export function heading(depth: Heading['depth'], text: string, id: string): RootContent {
  return {
    type: 'heading',
    depth,
    data: { hProperties: { id } },
    children: [{ type: 'text', value: text }],
  };
}
