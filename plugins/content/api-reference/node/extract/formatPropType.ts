import ts from 'typescript';
import { sortUnionMembers } from './sortUnionMembers';

/**
 * Vocabulary for validators outside of prop-types; others keep their name, e.g. `unsupportedProp`.
 */
const CUSTOM_VALIDATORS: Readonly<Record<string, string>> = {
  elementAcceptingRef: 'element',
  elementTypeAcceptingRef: 'element type',
  HTMLElementType: 'HTML element',
  integerPropType: 'integer',
  refType: 'ref',
};

/** Validators that wrap the type in their first argument. */
const WRAPPERS = new Set(['chainPropTypes', 'deprecatedPropType']);

function isRequiredAccess(node: ts.Expression): node is ts.PropertyAccessExpression {
  return ts.isPropertyAccessExpression(node) && node.name.text === 'isRequired';
}

/** Returns `oneOf` for both `PropTypes.oneOf(…)` and `oneOf(…)`. */
function calleeName({ expression }: ts.CallExpression): string {
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
}

function elementsOf(node: ts.Expression | undefined): readonly ts.Expression[] {
  return node && ts.isArrayLiteralExpression(node) ? node.elements : [];
}

function textOfKey(name: ts.PropertyName): string {
  return ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();
}

function formatShape(node: ts.ObjectLiteralExpression): string {
  const fields = node.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => {
    const mark = isRequired(initializer) ? '' : '?';
    return `${textOfKey(name)}${mark}: ${unionMembersOf(initializer).join(' | ')}`;
  });
  return `{ ${fields.join(', ')} }`;
}

function membersOfCall(node: ts.CallExpression): readonly string[] {
  const [argument] = node.arguments;
  const name = calleeName(node);
  if (argument && WRAPPERS.has(name)) {
    return unionMembersOf(argument);
  }
  switch (name) {
    case 'oneOf':
      return elementsOf(argument).map((element) => element.getText());
    case 'oneOfType':
      return elementsOf(argument).flatMap(unionMembersOf);
    case 'arrayOf':
      return [argument ? `Array<${unionMembersOf(argument).join(' | ')}>` : 'array'];
    case 'shape':
      return [
        argument && ts.isObjectLiteralExpression(argument) ? formatShape(argument) : 'object',
      ];
    case 'instanceOf':
      return [argument?.getText() ?? 'object'];
    default:
      return [ts.isPropertyAccessExpression(node.expression) ? name : node.getText()];
  }
}

/** Returns the union members of an expression, in source order. */
function unionMembersOf(node: ts.Expression): readonly string[] {
  if (ts.isParenthesizedExpression(node) || isRequiredAccess(node)) {
    return unionMembersOf(node.expression);
  }
  if (ts.isCallExpression(node)) {
    return membersOfCall(node);
  }
  if (ts.isPropertyAccessExpression(node)) {
    return [node.name.text];
  }
  if (ts.isIdentifier(node)) {
    return [CUSTOM_VALIDATORS[node.text] ?? node.text];
  }
  // An inline validator; only one that accepts everything has a name.
  return [ts.isFunctionLike(node) ? 'any' : node.getText()];
}

/** Whether a prop-types expression is required, also inside a wrapper. */
export function isRequired(node: ts.Expression): boolean {
  if (isRequiredAccess(node)) {
    return true;
  }
  if (ts.isParenthesizedExpression(node)) {
    return isRequired(node.expression);
  }
  const [argument] = ts.isCallExpression(node) ? node.arguments : [];
  return (
    ts.isCallExpression(node) &&
    argument !== undefined &&
    WRAPPERS.has(calleeName(node)) &&
    isRequired(argument)
  );
}

/**
 * Formats a prop-types expression, e.g. `'a' | 'b' | func`. Members of the outermost union are
 * sorted, because the libraries' order changes arbitrarily between releases.
 */
export function formatPropType(node: ts.Expression): string {
  return sortUnionMembers(unionMembersOf(node)).join(' | ');
}
