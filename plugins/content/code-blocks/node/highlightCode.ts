import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import type { Grammar } from 'prismjs';
import { tokenizeCode } from '../tokenizeCode';
import { tokensToLines } from '../tokensToLines';

/** Fence language -> Prism grammar; `null` is plain text. `js` uses jsx, and `ts` tsx. */
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

/** Supported fence languages, sorted. */
export const SUPPORTED_LANGUAGES: readonly string[] = [...GRAMMAR_OF_LANGUAGE.keys()].sort();

/** Only `+` and `-` lines: `prism-diff` would also highlight `<`, `>` and `!`. */
const diffGrammar: Grammar = {
  coord: /^(?:@@.*@@.*|-{3} .*|\+{3} .*)$/m,
  deleted: /^-.*$/m,
  inserted: /^\+.*$/m,
};

/** `prism-bash` registers itself on a global `Prism`, which exists only while it loads. */
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
 * Highlights code, one HTML string per line; no element spans lines. Throws like `highlightCode`.
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
 * Highlights code at build time. Takes the code and the language of a fence; returns HTML for a
 * `code` element: escaped text and `<span class="token …">`. Throws for an unsupported language,
 * with the name to use if there is one (`sh` -> `bash`).
 */
export function highlightCode(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
