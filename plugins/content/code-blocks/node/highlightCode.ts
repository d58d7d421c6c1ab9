import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import type { Grammar } from 'prismjs';
import { tokenizeCode } from '../tokenizeCode';
import { tokensToLines } from '../tokensToLines';

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
  return tokensToLines(name === null ? text : tokenizeCode(Prism, text, name, grammarNamed(name)));
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
