import type { ImportDeclaration, Program } from 'estree-jsx';
import type { MdxJsxAttribute } from 'mdast-util-mdx-jsx';

type Specifier = ImportDeclaration['specifiers'][number];

function program(statement: Program['body'][number]): Program {
  return { type: 'Program', sourceType: 'module', body: [statement], comments: [] };
}

function importNode(clause: string, specifier: Specifier, request: string) {
  const estree = program({
    type: 'ImportDeclaration',
    specifiers: [specifier],
    source: { type: 'Literal', value: request, raw: JSON.stringify(request) },
    attributes: [],
  });
  const value = `import ${clause} from ${JSON.stringify(request)}`;
  return { type: 'mdxjsEsm' as const, value, data: { estree } };
}

/** Creates `import <name> from '<request>'`. */
export function defaultImport(name: string, request: string) {
  const local = { type: 'Identifier', name } as const;
  return importNode(name, { type: 'ImportDefaultSpecifier', local }, request);
}

/** Creates `import { <name> } from '<request>'`. */
export function namedImport(name: string, request: string) {
  const local = { type: 'Identifier', name } as const;
  return importNode(`{ ${name} }`, { type: 'ImportSpecifier', local, imported: local }, request);
}

/** Creates the attribute `<attribute>={<name>}`. */
export function referenceAttribute(attribute: string, name: string): MdxJsxAttribute {
  const estree = program({
    type: 'ExpressionStatement',
    expression: { type: 'Identifier', name },
  });
  return {
    type: 'mdxJsxAttribute',
    name: attribute,
    value: { type: 'mdxJsxAttributeValueExpression', value: name, data: { estree } },
  };
}
