import ts from 'typescript';
import { parseFile } from './moduleRequests';

/** Longer examples have no preview. */
const MAX_LINES = 16;

/** Elements that are only layout around the example. */
const LAYOUT_ELEMENTS: ReadonlySet<string> = new Set(['div', 'Box', 'Stack']);

type FunctionWithBody = ts.FunctionDeclaration | ts.FunctionExpression | ts.ArrowFunction;

const isFunction = (node: ts.Node): node is FunctionWithBody =>
  ts.isFunctionDeclaration(node) || ts.isFunctionExpression(node) || ts.isArrowFunction(node);

/** Finds the top-level declaration of a name. */
function findDeclared(name: string, file: ts.SourceFile): ts.Node | undefined {
  for (const statement of file.statements) {
    if (ts.isFunctionDeclaration(statement) && statement.name?.text === name) return statement;
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: variable, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(variable) && variable.text === name) return initializer;
    }
  }
  return undefined;
}

/** Resolves names, parentheses, `as`, `memo()` and `forwardRef()` to a function. */
function resolveFunction(
  node: ts.Node | undefined,
  file: ts.SourceFile,
  depth = 0,
): FunctionWithBody | undefined {
  // A variable may refer to itself in its initializer.
  if (!node || depth > 10) return undefined;
  if (isFunction(node)) return node;
  if (ts.isIdentifier(node)) {
    return resolveFunction(findDeclared(node.text, file), file, depth + 1);
  }
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node)
  ) {
    return resolveFunction(node.expression, file, depth + 1);
  }
  if (
    ts.isCallExpression(node) &&
    /^(?:React\.)?(?:memo|forwardRef)$/.test(node.expression.getText(file))
  ) {
    return resolveFunction(node.arguments[0], file, depth + 1);
  }
  return undefined;
}

function findDefaultExport(file: ts.SourceFile): FunctionWithBody | undefined {
  for (const statement of file.statements) {
    if (ts.isExportAssignment(statement)) return resolveFunction(statement.expression, file);
    if (
      ts.isFunctionDeclaration(statement) &&
      statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)
    ) {
      return statement;
    }
    if (
      ts.isExportDeclaration(statement) &&
      !statement.moduleSpecifier &&
      statement.exportClause &&
      ts.isNamedExports(statement.exportClause)
    ) {
      const exported = statement.exportClause.elements.find(({ name }) => name.text === 'default');
      if (exported) return resolveFunction(exported.propertyName, file);
    }
  }
  return undefined;
}

/** Returns the last returned expression of a function, without those of nested functions. */
function findLastReturned({ body }: FunctionWithBody): ts.Expression | undefined {
  if (!body || !ts.isBlock(body)) return body;
  let last: ts.Expression | undefined;
  const visit = (node: ts.Node): void => {
    if (ts.isReturnStatement(node)) last = node.expression;
    if (!ts.isFunctionLike(node) && !ts.isClassLike(node)) ts.forEachChild(node, visit);
  };
  ts.forEachChild(body, visit);
  return last;
}

const hasElement = (node: ts.Node): boolean =>
  ts.isJsxElement(node) ||
  ts.isJsxSelfClosingElement(node) ||
  ts.forEachChild(node, (child) => hasElement(child) || undefined) === true;

/** Returns the range of the displayed text. */
function findShownRange(root: ts.Node, file: ts.SourceFile): readonly [number, number] | null {
  const whole = [root.getStart(file), root.end] as const;
  if (ts.isJsxSelfClosingElement(root)) return whole;
  if (ts.isJsxFragment(root)) return [root.openingFragment.end, root.closingFragment.pos];
  if (!ts.isJsxElement(root)) return null;
  const inside = [root.openingElement.end, root.closingElement.pos] as const;
  // Around text alone, the element is the example.
  const isAround = root.children.some(hasElement);
  const isLayout = LAYOUT_ELEMENTS.has(root.openingElement.tagName.getText(file));
  return isLayout && isAround ? inside : whole;
}

const indentOf = (line: string) => line.length - line.trimStart().length;

/** Removes blank edges and common indentation. */
export function dedent(text: string): string {
  const lines = text
    .replace(/^(?:[^\S\n]*\n)+/, '')
    .trimEnd()
    .split('\n');
  const indent = Math.min(...lines.filter((line) => line.trim()).map(indentOf));
  return lines.map((line) => line.slice(indent)).join('\n');
}

const shortOnly = (preview: string) =>
  preview && preview.split('\n').length <= MAX_LINES ? preview : null;

/**
 * Returns the JSX that a demo is about: the last return value of its default export, without a
 * layout element around it. `null` if that is not JSX, or longer than 16 lines.
 */
function demoPreview(code: string): string | null {
  const file = parseFile(code);
  const component = findDefaultExport(file);
  let root: ts.Expression | undefined = component && findLastReturned(component);
  while (root && ts.isParenthesizedExpression(root)) root = root.expression;
  const range = root && findShownRange(root, file);
  if (!range) return null;

  const [start, end] = range;
  // The first line's indentation precedes the element.
  const lineStart = code.lastIndexOf('\n', start - 1) + 1;
  const before = code.slice(lineStart, start);
  return shortOnly(dedent(`${' '.repeat(indentOf(before))}${code.slice(start, end)}`));
}

/** Returns what a theme file is about: without imports, module augmentations and the export of a name. */
function themePreview(code: string): string | null {
  const file = parseFile(code);
  const isShown = (statement: ts.Statement) =>
    !ts.isImportDeclaration(statement) &&
    !ts.isModuleDeclaration(statement) &&
    !(ts.isExportAssignment(statement) && ts.isIdentifier(statement.expression));
  const shown = file.statements.filter(isShown).map((statement) => statement.getText(file));
  return shortOnly(shown.join('\n\n'));
}

/** Returns the lines of a demo to show at first: those of its theme file, else its JSX. `null` if they are too many. */
export const previewOf = (code: string, theme: string | undefined): string | null =>
  (theme === undefined ? null : themePreview(theme)) ?? demoPreview(code);
