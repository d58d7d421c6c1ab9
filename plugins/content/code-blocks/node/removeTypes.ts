import {
  loadOptions,
  parseAsync,
  transformFromAstAsync,
  types as t,
  type PluginObj,
  type TransformOptions,
} from '@babel/core';
import * as prettierBabel from 'prettier/plugins/babel';
import * as prettierEstree from 'prettier/plugins/estree';
import * as prettier from 'prettier/standalone';

/** Same as in the repository's `.prettierrc`. */
export const PRETTIER_OPTIONS = {
  singleQuote: true,
  trailingComma: 'all',
  printWidth: 100,
} as const;

// By path, because the plugins have no types.
const SYNTAX_JSX = require.resolve('@babel/plugin-syntax-jsx');
const TRANSFORM_TYPESCRIPT = require.resolve('@babel/plugin-transform-typescript');

/** Whether a statement only declares or imports types, and so is removed entirely. */
function isTypeStatement(node: t.Statement): boolean {
  if (t.isImportDeclaration(node)) return node.importKind === 'type';
  if (t.isExportNamedDeclaration(node)) {
    return node.exportKind === 'type' || (!!node.declaration && isTypeStatement(node.declaration));
  }
  return (
    t.isTSInterfaceDeclaration(node) ||
    t.isTSTypeAliasDeclaration(node) ||
    t.isTSDeclareFunction(node) ||
    ('declare' in node && node.declare === true)
  );
}

/** Returns the comments directly above a statement and after it on its last line. */
function commentsAbout(node: t.Statement): t.Comment[] {
  const found: t.Comment[] = [];
  let nextLine = node.loc?.start.line;
  for (const comment of [...(node.leadingComments ?? [])].reverse()) {
    if (nextLine === undefined || comment.loc?.end.line !== nextLine - 1) break;
    found.push(comment);
    nextLine = comment.loc.start.line;
  }
  const lastLine = node.loc?.end.line;
  const behind = node.trailingComments?.filter(({ loc }) => loc?.start.line === lastLine) ?? [];
  return [...found, ...behind];
}

/**
 * Removes comments together with their types; they would be attached to the next statement
 * otherwise.
 */
function removeCommentsAboutTypes(): PluginObj {
  return {
    visitor: {
      Program({ node: { body } }) {
        const removed = new Set(body.filter(isTypeStatement).flatMap(commentsAbout));
        const keep = (comment: t.Comment) => !removed.has(comment);
        for (const statement of body) {
          statement.leadingComments = statement.leadingComments?.filter(keep);
          statement.trailingComments = statement.trailingComments?.filter(keep);
        }
      },
    },
  };
}

/** Removes lines that only contained types; lines that were blank before stay. */
function dropEmptiedLines(before: string, after: string): string {
  const linesBefore = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() || !linesBefore[index]?.trim())
    .join('\n');
}

/** Returns Babel's options with loaded plugins. */
function loadBabel(isTSX: boolean): TransformOptions {
  const options = loadOptions({
    babelrc: false,
    configFile: false,
    browserslistConfigFile: false,
    retainLines: true,
    compact: false,
    plugins: [
      removeCommentsAboutTypes,
      ...(isTSX ? [SYNTAX_JSX] : []),
      [TRANSFORM_TYPESCRIPT, { isTSX, allExtensions: true }],
    ],
  });
  if (!options) throw new Error('Babel has no options, though it was given some.');
  return options;
}

/** Cached by whether there is JSX, because Babel would resolve the options again for each text. */
const babelOptions = new Map<boolean, TransformOptions>();

/**
 * Removes types and their comments from a TypeScript file, and formats the result. Other comments
 * and blank lines stay.
 * @param ast The parsed file, if available.
 * @throws if the text cannot be parsed; the message names file and location.
 */
export async function removeTypes(
  code: string,
  fileName: string,
  ast: t.File | undefined,
): Promise<string> {
  const isTSX = fileName.endsWith('.tsx');
  const loaded = babelOptions.get(isTSX) ?? loadBabel(isTSX);
  babelOptions.set(isTSX, loaded);
  const options = { ...loaded, filename: fileName };
  const parsed = ast ?? (await parseAsync(code, options));
  if (!parsed) return code;
  const result = await transformFromAstAsync(parsed, code, options);
  const formatted = await prettier.format(dropEmptiedLines(code, result?.code ?? ''), {
    ...PRETTIER_OPTIONS,
    parser: 'babel',
    plugins: [prettierBabel, prettierEstree],
  });
  // Keeps the end of the file as it was.
  return code.endsWith('\n') ? formatted : formatted.trimEnd();
}
