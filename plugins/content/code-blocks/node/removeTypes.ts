import * as prettierBabel from 'prettier/plugins/babel';
import * as prettierEstree from 'prettier/plugins/estree';
import * as prettier from 'prettier/standalone';
import ts from 'typescript';
import { compileTypes } from './compileTypes';

/** Same as in the repository's `.prettierrc`. */
export const PRETTIER_OPTIONS = {
  singleQuote: true,
  trailingComma: 'all',
  printWidth: 100,
} as const;

/** Whether a statement only declares or imports types, and so is removed entirely. */
function isTypeStatement(node: ts.Statement): boolean {
  if (ts.isImportDeclaration(node)) {
    return node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
  }
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  return (
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node) ||
    (ts.isFunctionDeclaration(node) && !node.body) ||
    (modifiers?.some(({ kind }) => kind === ts.SyntaxKind.DeclareKeyword) ?? false)
  );
}

/**
 * Empties the lines of statements with types only, and of the comments directly above them and behind them, which
 * would stay otherwise.
 */
function removeTypeStatements(code: string, fileName: string): string {
  const file = ts.createSourceFile(fileName, code, ts.ScriptTarget.Latest);
  const lineOf = (position: number) => file.getLineAndCharacterOfPosition(position).line;
  return file.statements.filter(isTypeStatement).reduceRight((text, node) => {
    let start = node.getStart(file);
    for (const { pos, end } of (ts.getLeadingCommentRanges(code, node.pos) ?? []).reverse()) {
      if (lineOf(end) !== lineOf(start) - 1) break;
      start = pos;
    }
    const end = ts.getTrailingCommentRanges(code, node.end)?.at(-1)?.end ?? node.end;
    return text.slice(0, start) + text.slice(start, end).replace(/.+/g, '') + text.slice(end);
  }, code);
}

/** Removes lines that only contained types; lines that were blank before stay. */
function dropEmptiedLines(before: string, after: string): string {
  const linesBefore = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() || !linesBefore[index]?.trim())
    .join('\n');
}

/**
 * Removes types and their comments from a TypeScript file, and formats the result. Other comments
 * and blank lines stay.
 * @throws if the text cannot be parsed; the message names file and location.
 */
export async function removeTypes(code: string, fileName: string): Promise<string> {
  const javascript = compileTypes(removeTypeStatements(code, fileName), fileName);
  const formatted = await prettier.format(dropEmptiedLines(code, javascript), {
    ...PRETTIER_OPTIONS,
    parser: 'babel',
    plugins: [prettierBabel, prettierEstree],
  });
  // Keeps the end of the file as it was.
  return code.endsWith('\n') ? formatted : formatted.trimEnd();
}
