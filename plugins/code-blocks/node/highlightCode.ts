import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import type { Grammar, Token, TokenStream } from 'prismjs';

/**
 * The token types that have a colour. Prism's other types (wrappers such as `tag` inside `tag`,
 * `plain-text`, `script`) get no element, which keeps the HTML of a page small. Each type needs a
 * rule in `src/features/code/HighlightedCode/styles.module.css`; a test compares both lists.
 */
export const STYLED_TOKEN_TYPES = [
  'atrule',
  'attr-name',
  'attr-value',
  'bold',
  'boolean',
  'builtin',
  'class-name',
  'code-snippet',
  'comment',
  'constant',
  'coord',
  'deleted',
  'doctype',
  'entity',
  'function',
  'important',
  'inserted',
  'italic',
  'keyword',
  'number',
  'operator',
  'parameter',
  'prolog',
  'property',
  'punctuation',
  'regex',
  'selector',
  'string',
  'tag',
  'title',
  'unit',
  'url',
  'variable',
] as const;

const styledTypes: ReadonlySet<string> = new Set(STYLED_TOKEN_TYPES);

/** Name in a fence -> Prism grammar; `null` is text without a grammar (behaviours of the original: `js` is jsx, `ts` is tsx). */
const GRAMMAR_OF_LANGUAGE: ReadonlyMap<string, string | null> = new Map([
  ['bash', 'bash'],
  ['css', 'css'],
  ['diff', 'diff'],
  ['html', 'markup'],
  ['javascript', 'jsx'],
  ['js', 'jsx'],
  ['json', 'json'],
  ['jsx', 'jsx'],
  ['markdown', 'markdown'],
  ['markup', 'markup'],
  ['md', 'markdown'],
  ['mdx', 'markdown'],
  ['plain', null],
  ['svg', 'markup'],
  ['text', null],
  ['ts', 'tsx'],
  ['tsx', 'tsx'],
  ['typescript', 'tsx'],
  ['xml', 'markup'],
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
]);

/** The names a fence may carry, sorted. */
export const SUPPORTED_LANGUAGES: readonly string[] = [...GRAMMAR_OF_LANGUAGE.keys()].sort();

/** Only `+` and `-` lines mean something: `prism-diff` would also colour `<`, `>` and `!`. */
const diffGrammar: Grammar = {
  coord: /^(?:@@.*@@.*|-{3} .*|\+{3} .*)$/m,
  deleted: /^-.*$/m,
  inserted: /^\+.*$/m,
};

/** `prism-bash` registers itself on a global `Prism`; that global exists only while it loads. */
function loadBashGrammar(): void {
  const scope = globalThis as { Prism?: unknown };
  const before = Object.getOwnPropertyDescriptor(scope, 'Prism');
  scope.Prism = Prism;
  try {
    createRequire(__filename)('prismjs/components/prism-bash');
  } finally {
    if (before) Object.defineProperty(scope, 'Prism', before);
    else delete scope.Prism;
  }
}

function grammarNamed(name: string): Grammar {
  if (name === 'diff') return diffGrammar;
  if (name === 'bash' && !Prism.languages.bash) loadBashGrammar();
  const grammar = Prism.languages[name];
  if (!grammar) throw new Error(`The installed Prism has no grammar "${name}".`);
  return grammar;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Escapes text for element content. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>]/g, (character) => ESCAPES[character] ?? character);
}

/** A piece of one line in one colour; the class name is empty for plain text. */
interface Run {
  className: string;
  text: string;
}

/** Code inside markup or inside a string starts again from the plain colour. */
const RESETTING_TYPES: ReadonlySet<string> = new Set(['interpolation', 'plain-text', 'script']);

function classOf(token: Token, inherited: string): string {
  const aliases = Array.isArray(token.alias) ? token.alias : token.alias ? [token.alias] : [];
  const styled = [token.type, ...aliases].filter((type) => styledTypes.has(type)).join(' ');
  return styled || (RESETTING_TYPES.has(token.type) ? '' : inherited);
}

/** Appends the pieces of `stream` to the last of `lines`, starting a line at each line break. */
function appendRuns(stream: TokenStream, className: string, lines: Run[][]): void {
  if (Array.isArray(stream)) {
    stream.forEach((part) => appendRuns(part, className, lines));
  } else if (typeof stream !== 'string') {
    appendRuns(stream.content, classOf(stream, className), lines);
  } else {
    stream.split('\n').forEach((text, index) => {
      if (index > 0) lines.push([]);
      // White space has no colour of its own.
      if (text) lines.at(-1)?.push({ className: text.trim() ? className : '', text });
    });
  }
}

/** The HTML of one line: neighbours of one colour, and the space between them, share an element. */
function lineToHtml(runs: readonly Run[]): string {
  const merged: Run[] = [];
  for (const run of runs) {
    const last = merged.at(-1);
    const beforeLast = merged.at(-2);
    if (last?.className === run.className) {
      last.text += run.text;
    } else if (last && !last.text.trim() && beforeLast?.className === run.className) {
      beforeLast.text += last.text + run.text;
      merged.pop();
    } else {
      merged.push({ ...run });
    }
  }
  return merged
    .map(({ className, text }) =>
      className ? `<span class="token ${className}">${escapeHtml(text)}</span>` : escapeHtml(text),
    )
    .join('');
}

/**
 * Highlights code, one HTML string per line; no element crosses a line break.
 * Throws as `highlightCode` does.
 */
export function highlightLines(code: string, language: string): string[] {
  const name = GRAMMAR_OF_LANGUAGE.get(language);
  if (language === 'sh' || language === 'shell') {
    throw new Error(`Unsupported language "${language}". Use "bash" instead.`);
  }
  if (name === undefined) {
    throw new Error(
      `Unsupported language "${language}". Supported: ${SUPPORTED_LANGUAGES.join(', ')}.`,
    );
  }
  const text = code.replace(/\r\n?/g, '\n');
  const lines: Run[][] = [[]];
  appendRuns(name === null ? text : Prism.tokenize(text, grammarNamed(name)), '', lines);
  return lines.map(lineToHtml);
}

/**
 * Highlights code at build time.
 *
 * Takes the code and the language name of a fence; returns HTML for the inside of a `code` element:
 * escaped text and `<span class="token …">`. Throws on a language that is not supported, with the
 * name to use where there is one (`sh` -> `bash`).
 */
export function highlightCode(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
