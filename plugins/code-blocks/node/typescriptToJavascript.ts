import {
  loadOptions,
  parseAsync,
  transformFromAstAsync,
  types as t,
  type PluginObj,
  type TransformOptions,
} from '@babel/core';
import { parse, type ParserPlugin } from '@babel/parser';
import { prettier, prettierBabel, prettierEstree } from '../../native-packages/index.cjs';

/** As the demos themselves are formatted: the settings of the repository's `.prettierrc`. */
export const PRETTIER_OPTIONS = {
  singleQuote: true,
  trailingComma: 'all',
  printWidth: 100,
} as const;

// By path: the plugins come without types.
const SYNTAX_JSX = require.resolve('@babel/plugin-syntax-jsx');
const TRANSFORM_TYPESCRIPT = require.resolve('@babel/plugin-transform-typescript');

/** Whether a statement declares or imports types only, so that nothing of it is left. */
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

/** The comments right above a statement and behind it on its last line. */
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

/** Takes comments on types away with them; else they would be left to the next statement. */
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

/** Marks that a node of JavaScript has in TypeScript only. */
const TYPE_MARKS = ['optional', 'definite', 'declare', 'accessibility', 'readonly', 'override'];

function isTypeScriptNode(node: t.Node): boolean {
  if (node.type.startsWith('TS')) return true;
  // `?.` is optional in JavaScript.
  if (t.isOptionalMemberExpression(node) || t.isOptionalCallExpression(node)) return false;
  const fields = new Map<string, unknown>(Object.entries(node));
  return (
    fields.get('importKind') === 'type' ||
    fields.get('exportKind') === 'type' ||
    TYPE_MARKS.some((mark) => Boolean(fields.get(mark)))
  );
}

function hasTypeScript(ast: t.File): boolean {
  let found = false;
  t.traverseFast(ast, (node) => {
    found ||= isTypeScriptNode(node);
  });
  return found;
}

/** Drops the lines that only types stood on; those that were blank before stay. */
function dropEmptiedLines(before: string, after: string): string {
  const linesBefore = before.split('\n');
  return after
    .split('\n')
    .filter((line, index) => line.trim() || !linesBefore[index]?.trim())
    .join('\n');
}

const RESULTS = Symbol.for('code-blocks/javascript');

/**
 * What was made of which text. The pages of both compilers and of all languages, and their Markdown,
 * ask for the same, each with modules of its own: the whole process has to share it.
 */
function sharedResults(): Map<string, Promise<string>> {
  const shared: typeof globalThis & { [RESULTS]?: Map<string, Promise<string>> } = globalThis;
  return (shared[RESULTS] ??= new Map());
}

/**
 * The JavaScript form of a TypeScript file: without types and what documents them, formatted,
 * comments and blank lines kept. A file without TypeScript in it is returned as it is.
 * @param code Its line breaks are line feeds.
 * @param fileName `.tsx` may hold JSX, `.ts` may not.
 * @throws When the text cannot be parsed; the message names file and place.
 */
export function typescriptToJavascript(code: string, fileName: string): Promise<string> {
  const results = sharedResults();
  const key = `${fileName}\n${code}`;
  const known = results.get(key) ?? convert(code, fileName);
  results.set(key, known);
  return known;
}

/** Babel's options, with its plugins loaded. */
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

/** By whether there is JSX: Babel would load all of it anew for every text. */
const babelOptions = new Map<boolean, TransformOptions>();

/**
 * What is parsed by the parser alone: Babel would read its options anew for every text. Nothing where
 * that fails; Babel says file and place then.
 */
function parseFast(code: string, isTSX: boolean): t.File | undefined {
  try {
    const plugins: ParserPlugin[] = isTSX ? ['typescript', 'jsx'] : ['typescript'];
    return parse(code, { sourceType: 'module', plugins });
  } catch {
    return undefined;
  }
}

async function convert(code: string, fileName: string): Promise<string> {
  const isTSX = fileName.endsWith('.tsx');
  const loaded = babelOptions.get(isTSX) ?? loadBabel(isTSX);
  babelOptions.set(isTSX, loaded);
  const options = { ...loaded, filename: fileName };
  const ast = parseFast(code, isTSX) ?? (await parseAsync(code, options));
  if (!ast || !hasTypeScript(ast)) return code;
  const result = await transformFromAstAsync(ast, code, options);
  const formatted = await prettier.format(dropEmptiedLines(code, result?.code ?? ''), {
    ...PRETTIER_OPTIONS,
    parser: 'babel',
    plugins: [prettierBabel, prettierEstree],
  });
  // The end of the file is the caller's.
  return code.endsWith('\n') ? formatted : formatted.trimEnd();
}
