import ts from 'typescript';

/** One place in a source file that can throw a numbered error. */
export interface MessageOccurrence {
  readonly code: number;
  /** The text of the development build, `%s` in place of every computed part. */
  readonly message: string;
  /** How many arguments the production build puts into the link; equals the count of `%s`. */
  readonly argumentCount: number;
}

/** Cheap test that saves parsing a file without numbered errors. */
export function mayHaveMessages(source: string): boolean {
  return source.includes('ormatMuiErrorMessage');
}

/**
 * Finds the numbered errors of a built file: conditional expressions with the text for
 * development in one arm and `formatMuiErrorMessage(code, ...args)` in the other, as an ES module
 * import or as a CommonJS `(0, _formatMuiErrorMessage.default)(...)`.
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

/** Whether `node` calls the function that makes the message of the production build. */
function isFormatCall(node: ts.Expression): node is ts.CallExpression {
  return ts.isCallExpression(node) && /formatMuiErrorMessage\d*$/.test(calleeName(node.expression));
}

/** The name behind `name`, `object.name`, `name.default` and `(0, name.default)`. */
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

/** Literal parts as they are, `%s` for every other part, the way the numbers were assigned. */
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
