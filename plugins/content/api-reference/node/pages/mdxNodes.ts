import type { Expression, ModuleDeclaration, Program, Statement } from 'estree-jsx';
import type { Heading, RootContent } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx';

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

const identifier = (name: string) => ({ type: 'Identifier', name }) as const;

/** Creates `import <name> from '<request>'`. */
export function defaultImport(name: string, request: string): EsmNode {
  const estree = program({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportDefaultSpecifier', local: identifier(name) }],
    source: { type: 'Literal', value: request, raw: JSON.stringify(request) },
    attributes: [],
  });
  return {
    type: 'mdxjsEsm',
    value: `import ${name} from ${JSON.stringify(request)}`,
    data: { estree },
  };
}

/** Creates `import { <name> } from '<request>'`. */
export function namedImport(name: string, request: string): EsmNode {
  const estree = program({
    type: 'ImportDeclaration',
    specifiers: [{ type: 'ImportSpecifier', local: identifier(name), imported: identifier(name) }],
    source: { type: 'Literal', value: request, raw: JSON.stringify(request) },
    attributes: [],
  });
  return {
    type: 'mdxjsEsm',
    value: `import { ${name} } from ${JSON.stringify(request)}`,
    data: { estree },
  };
}

function toExpression(value: unknown): Expression {
  if (Array.isArray(value)) {
    return { type: 'ArrayExpression', elements: value.map(toExpression) };
  }
  if (typeof value === 'object' && value !== null) {
    return {
      type: 'ObjectExpression',
      properties: Object.entries(value).map(([key, property]) => ({
        type: 'Property',
        kind: 'init',
        key: { type: 'Literal', value: key },
        value: toExpression(property),
        computed: false,
        method: false,
        shorthand: false,
      })),
    };
  }
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return { type: 'Literal', value };
  }
  throw new Error(`There is no code for a value of type ${typeof value}.`);
}

/** Creates `export const <name> = <value>`, for JSON values except `null`. */
export function constantExport(name: string, value: unknown): EsmNode {
  const estree = program({
    type: 'ExportNamedDeclaration',
    specifiers: [],
    source: null,
    attributes: [],
    declaration: {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        { type: 'VariableDeclarator', id: identifier(name), init: toExpression(value) },
      ],
    },
  });
  return {
    type: 'mdxjsEsm',
    value: `export const ${name} = ${JSON.stringify(value)}`,
    data: { estree },
  };
}

/** Creates the attribute `<attribute>={<name>}`. */
export function referenceAttribute(attribute: string, name: string): MdxJsxAttribute {
  const estree = program({ type: 'ExpressionStatement', expression: identifier(name) });
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree } },
  };
}

/** Creates an element without children. */
export function element(name: string, attributes: MdxJsxAttribute[]): MdxJsxFlowElement {
  return { type: 'mdxJsxFlowElement', name, attributes, children: [] };
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
