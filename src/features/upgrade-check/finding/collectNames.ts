import { asObject, bare, keyOf, textOf } from '@site/src/features/pasted-code';
import type { File, Node, ObjectExpression, VariableDeclarator } from '@babel/types';
import { namesOfStatement } from './declaredNames';
import { materialPath, type MaterialName, type MaterialNames } from './materialNames';

/** The module of `require('…')`. */
function requiredModule(node: Node | null): string | null {
  return node?.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'require'
    ? textOf(node.arguments[0])
    : null;
}

/** An export of a module that the code asks for. */
export interface ImportedExport {
  readonly module: string;
  /** `default` for the default export. */
  readonly exported: string;
  /** Absent where no name is given to it. */
  readonly local?: string;
  /** Where the code writes it. */
  readonly node: Node;
}

const nameOf = (node: Node) =>
  node.type === 'StringLiteral' ? node.value : node.type === 'Identifier' ? node.name : '';

/** The exports that a statement or a declaration of a variable imports by name. */
export function importedBy(node: Node): ImportedExport[] {
  if (node.type === 'ImportDeclaration') {
    const module = node.source.value;
    return node.specifiers.flatMap((specifier): ImportedExport[] => {
      const local = specifier.local.name;
      if (specifier.type === 'ImportNamespaceSpecifier') return [];
      const exported =
        specifier.type === 'ImportDefaultSpecifier' ? 'default' : nameOf(specifier.imported);
      // The module has the name of its default export.
      const place = specifier.type === 'ImportSpecifier' ? specifier.imported : node.source;
      return [{ module, exported, local, node: exported === 'default' ? node.source : place }];
    });
  }
  if (node.type === 'ExportNamedDeclaration' && node.source) {
    const module = node.source.value;
    return node.specifiers.flatMap((specifier): ImportedExport[] =>
      specifier.type === 'ExportSpecifier'
        ? [{ module, exported: nameOf(specifier.local), node: specifier.local }]
        : [],
    );
  }
  if (node.type !== 'VariableDeclarator' || node.id.type !== 'ObjectPattern') return [];
  const module = requiredModule(bare(node.init));
  if (module === null) return [];
  return node.id.properties.flatMap((property): ImportedExport[] => {
    if (property.type !== 'ObjectProperty') return [];
    const exported = keyOf(property.key, property.computed);
    if (exported === null) return [];
    const local = property.value.type === 'Identifier' ? { local: property.value.name } : {};
    return [{ module, exported, node: property.key, ...local }];
  });
}

/** The names of the file by what they stand for. */
export interface FileNames {
  /** The component of a tag or of an expression that names it. */
  readonly resolveNode: (node: Node) => MaterialName | null;
  /** An object that a constant has. */
  readonly objectOf: (name: string) => ObjectExpression | null;
  /** Names that nothing declares, taken for those of Material UI, with their component. */
  readonly assumed: ReadonlyMap<string, string>;
}

function declarators(statement: Node): readonly VariableDeclarator[] {
  if (statement.type === 'VariableDeclaration') return statement.declarations;
  return statement.type === 'ExportNamedDeclaration' && statement.declaration
    ? declarators(statement.declaration)
    : [];
}

/** The component that a call or a template of `styled` makes another one of. */
function styledBase(node: Node | null): Node | null {
  if (node?.type === 'TaggedTemplateExpression') return styledBase(node.tag);
  if (node?.type !== 'CallExpression') return null;
  const { callee } = node;
  const isStyled =
    callee.type === 'Identifier' && /^(?:styled|experimentalStyled|memo)$/.test(callee.name);
  const isMemo =
    callee.type === 'MemberExpression' &&
    callee.property.type === 'Identifier' &&
    callee.property.name === 'memo';
  return isStyled || isMemo ? (node.arguments[0] ?? null) : styledBase(callee);
}

/** Reads what the names at the top level of a file stand for. */
export function collectNames({ program }: File, names: MaterialNames): FileNames {
  const known = new Map<string, MaterialName>();
  const objects = new Map<string, ObjectExpression>();
  const declared = new Set(program.body.flatMap(namesOfStatement));
  const assumed = new Map<string, string>();

  const resolve = (name: string): MaterialName | null => {
    const found = known.get(name);
    if (found || declared.has(name)) return found ?? null;
    const taken = names.ofUndeclared(name);
    if (taken && taken.kind !== 'namespace') assumed.set(name, taken.component);
    return taken;
  };

  function resolveNode(node: Node): MaterialName | null {
    if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return resolve(node.name);
    const isMember =
      node.type === 'JSXMemberExpression' ||
      node.type === 'MemberExpression' ||
      node.type === 'OptionalMemberExpression';
    if (!isMember) return null;
    const { object, property } = node;
    const owner = resolveNode(object);
    const name =
      property.type === 'JSXIdentifier'
        ? property.name
        : keyOf(property, node.type !== 'JSXMemberExpression' && node.computed);
    return owner?.kind === 'namespace' && name !== null ? names.ofExport(owner.module, name) : null;
  }

  const isImport = ({ type }: Node) => type === 'ImportDeclaration';
  const others = program.body.filter((statement) => !isImport(statement));
  for (const statement of [...program.body.filter(isImport), ...others]) {
    if (statement.type === 'ImportDeclaration') {
      for (const { local, type } of statement.specifiers) {
        declared.add(local.name);
        const module = statement.source.value;
        if (type === 'ImportNamespaceSpecifier' && materialPath(module) !== null) {
          known.set(local.name, { kind: 'namespace', module });
        }
      }
    }
    const variables = declarators(statement);
    for (const { module, exported, local } of [statement, ...variables].flatMap(importedBy)) {
      const found = names.ofExport(module, exported);
      if (found && local !== undefined) known.set(local, found);
    }
    for (const { id, init } of variables) {
      if (id.type !== 'Identifier') continue;
      const value = bare(init);
      const module = requiredModule(value);
      const object = asObject(value);
      const alias = value && resolveNode(styledBase(value) ?? value);
      if (object) objects.set(id.name, object);
      if (module !== null && materialPath(module) !== null) {
        known.set(id.name, { kind: 'namespace', module });
      } else if (alias) known.set(id.name, alias);
    }
  }
  return { resolveNode, objectOf: (name) => objects.get(name) ?? null, assumed };
}
