import ts from 'typescript';

/** A location in a source file that throws a numbered error. */
export interface MessageOccurrence {
  readonly code: number;
  /** Message of the development build, with `%s` for computed parts. */
  readonly message: string;
  /** Number of arguments in the production build's URL; equals the number of `%s`. */
  readonly argumentCount: number;
}

/** Cheap check to avoid parsing files without numbered errors. */
export function mayHaveMessages(source: string): boolean {
  return source.includes('ormatMuiErrorMessage');
}

/**
 * Finds the numbered errors of a built file: conditional expressions with the development message
 * in one branch and `formatMuiErrorMessage(code, ...args)` in the other, imported as ES module or
 * as CommonJS `(0, _formatMuiErrorMessage.default)(...)`.
 */
export function extractMessages(source: string, fileName: string): MessageOccurrence[] {
  const found: MessageOccurrence[] = [];
  const file = ts.createSourceFile(
    fileName,
    source,
    ts.ScriptTarget.Latest,
    false,
    ts.ScriptKind.JS,
  );

  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node)) {
      const arms = [node.whenTrue, node.whenFalse].map(withoutParentheses);
      const call = arms.find(isFormatCall);
      const text = arms.find((arm) => arm !== call);
      const [code, ...rest] = call?.arguments ?? [];
      if (text && code && ts.isNumericLiteral(code)) {
        found.push({
          code: Number(code.text),
          message: toMessage(text),
          argumentCount: rest.length,
        });
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function withoutParentheses(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) ? withoutParentheses(node.expression) : node;
}

/** Whether `node` calls the function that formats the production message. */
function isFormatCall(node: ts.Expression): node is ts.CallExpression {
  return ts.isCallExpression(node) && /formatMuiErrorMessage\d*$/.test(calleeName(node.expression));
}

/** Returns the name in `name`, `object.name`, `name.default` and `(0, name.default)`. */
function calleeName(callee: ts.Expression): string {
  const expression = withoutParentheses(callee);
  if (ts.isIdentifier(expression)) return expression.text;
  if (ts.isPropertyAccessExpression(expression)) {
    return expression.name.text === 'default'
      ? calleeName(expression.expression)
      : expression.name.text;
  }
  if (
    ts.isBinaryExpression(expression) &&
    expression.operatorToken.kind === ts.SyntaxKind.CommaToken
  ) {
    return calleeName(expression.right);
  }
  return '';
}

/** Literal parts verbatim, `%s` for others, like the tool that assigns the codes. */
function toMessage(expression: ts.Expression): string {
  const node = withoutParentheses(expression);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isTemplateExpression(node)) {
    return node.head.text + node.templateSpans.map((span) => `%s${span.literal.text}`).join('');
  }
  if (ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.PlusToken) {
    return toMessage(node.left) + toMessage(node.right);
  }
  return '%s';
}
