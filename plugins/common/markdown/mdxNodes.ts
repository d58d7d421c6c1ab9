import type { ImportDeclaration, ModuleDeclaration, Program, Statement } from 'estree-jsx';
import type { Heading, RootContent } from 'mdast';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

/** Node of an ESM statement. */
export interface EsmNode {
  readonly type: 'mdxjsEsm';
  readonly value: string;
  readonly data: { readonly estree: Program };
}

const program = (statement: Statement | ModuleDeclaration): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
  comments: [],
});

const esm = (value: string, statement: ModuleDeclaration): EsmNode => ({
  type: 'mdxjsEsm',
  value,
  data: { estree: program(statement) },
});

const identifier = (name: string) => ({ type: 'Identifier', name }) as const;

function importNode(
  clause: string,
  specifier: ImportDeclaration['specifiers'][number],
  request: string,
): EsmNode {
  const raw = JSON.stringify(request);
  return esm(`import ${clause} from ${raw}`, {
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: { type: 'Literal', value: request, raw },
    attributes: [],
  });
}

/** Creates `import <name> from '<request>'`. */
export const defaultImport = (name: string, request: string) =>
  importNode(name, { type: 'ImportDefaultSpecifier', local: identifier(name) }, request);

/** Creates `import { <name> } from '<request>'`. */
export const namedImport = (name: string, request: string) =>
  importNode(
    `{ ${name} }`,
    { type: 'ImportSpecifier', local: identifier(name), imported: identifier(name) },
    request,
  );

/** Creates the attribute `<attribute>={<name>}`. */
export function referenceAttribute(attribute: string, name: string): MdxJsxAttribute {
  const estree = program({ type: 'ExpressionStatement', expression: identifier(name) });
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree } },
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
