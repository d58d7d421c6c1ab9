import type { Node, ObjectExpression } from '@babel/types';

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

/** The name of a key that is written as such, as a text or as a number. */
export function keyOf(key: Node, computed: boolean): string | null {
  if (key.type === 'StringLiteral' || key.type === 'NumericLiteral') return String(key.value);
  return key.type === 'Identifier' && !computed ? key.name : null;
}

/** The text of a string, or of a template without expressions. */
export function textOf(node: Node | null | undefined): string | null {
  if (node?.type === 'StringLiteral') return node.value;
  if (node?.type !== 'TemplateLiteral' || node.expressions.length > 0) return null;
  return node.quasis[0]?.value.cooked ?? null;
}
