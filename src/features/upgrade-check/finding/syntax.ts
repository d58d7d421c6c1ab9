import type { Expression, Node, ObjectExpression, PatternLike } from '@babel/types';

const NO_CHILDREN: ReadonlySet<string> = new Set([
  'loc',
  'extra',
  'errors',
  'comments',
  'tokens',
  'leadingComments',
  'innerComments',
  'trailingComments',
]);

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** The nodes right below one. */
export function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => {
    if (NO_CHILDREN.has(key)) return [];
    return Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [];
  });
}

/** An expression without parentheses and types: `{}` of `({} as Theme)`. */
export function bare(node: Node | null | undefined): Node | null {
  let current = node ?? null;
  while (
    current?.type === 'TSAsExpression' ||
    current?.type === 'TSTypeAssertion' ||
    current?.type === 'TSSatisfiesExpression' ||
    current?.type === 'TSNonNullExpression' ||
    current?.type === 'TypeCastExpression' ||
    current?.type === 'ParenthesizedExpression'
  ) {
    current = current.expression;
  }
  if (current?.type === 'JSXExpressionContainer') return bare(current.expression);
  return current;
}

export function asObject(node: Node | null | undefined): ObjectExpression | null {
  const found = bare(node);
  return found?.type === 'ObjectExpression' ? found : null;
}

/** The name of a key that is written as such, or as a text. */
export function keyOf(key: Node, computed: boolean): string | null {
  if (key.type === 'StringLiteral') return key.value;
  return key.type === 'Identifier' && !computed ? key.name : null;
}

/** The names that a pattern declares. */
function namesIn(pattern: Node | null | undefined): string[] {
  switch (pattern?.type) {
    case 'Identifier':
      return [pattern.name];
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => namesIn(element as PatternLike | null));
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        namesIn(property.type === 'RestElement' ? property : property.value),
      );
    case 'TSParameterProperty':
      return namesIn(pattern.parameter);
    default:
      return [];
  }
}

/** The names that a statement declares around it. */
export function namesOfStatement(statement: Node | null | undefined): string[] {
  switch (statement?.type) {
    case 'VariableDeclaration':
      return statement.declarations.flatMap(({ id }) => namesIn(id));
    case 'FunctionDeclaration':
    case 'ClassDeclaration':
      return namesIn(statement.id);
    case 'TSEnumDeclaration':
    case 'TSModuleDeclaration':
      return namesIn(statement.id);
    case 'ExportNamedDeclaration':
    case 'ExportDefaultDeclaration':
      return namesOfStatement(statement.declaration);
    default:
      return [];
  }
}

/** The names that a node declares for what is in it: parameters, variables of a block. */
export function namesWithin(node: Node): string[] {
  switch (node.type) {
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassPrivateMethod':
      return node.params.flatMap(namesIn);
    case 'BlockStatement':
    case 'StaticBlock':
    case 'TSModuleBlock':
      return node.body.flatMap(namesOfStatement);
    case 'ForStatement':
      return namesOfStatement(node.init);
    case 'ForInStatement':
    case 'ForOfStatement':
      return namesOfStatement(node.left);
    case 'CatchClause':
      return namesIn(node.param);
    default:
      return [];
  }
}

/** The text of a string, or of a template without expressions. */
export function textOf(node: Expression | Node | null | undefined): string | null {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}

/** The module of `require('…')`. */
export function requiredModule(node: Node | null): string | null {
  return node?.type === 'CallExpression' &&
    node.callee.type === 'Identifier' &&
    node.callee.name === 'require'
    ? textOf(node.arguments[0])
    : null;
}
