import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import type PrismPackage from 'prismjs';
import type { Grammar } from 'prismjs';
import type LoadLanguages from 'prismjs/components/index';
import { tokenizeCode } from '../client/tokenizeCode';
import { tokensToLines } from '../client/tokensToLines';

/**
 * Fence language -> Prism grammar, for those that differ from Prism's own or are frequent; `null` is plain
 * text. `js` uses jsx, and `ts` tsx.
 */
const GRAMMAR_OF_LANGUAGE: ReadonlyMap<string, string | null> = new Map([
  ['bash', 'bash'],
  ['css', 'css'],
  ['diff', 'diff'],
  ['html', 'markup'],
  ['javascript', 'jsx'],
  ['js', 'jsx'],
  ['json', 'json'],
  ['jsonc', 'json'],
  ['jsx', 'jsx'],
  ['markdown', 'markdown'],
  ['markup', 'markup'],
  ['md', 'markdown'],
  ['mdx', 'markdown'],
  ['plain', null],
  ['plaintext', null],
  ['sh', 'bash'],
  ['shell', 'bash'],
  ['svg', 'markup'],
  ['text', null],
  ['ts', 'tsx'],
  ['tsx', 'tsx'],
  ['txt', null],
  ['typescript', 'tsx'],
  ['xml', 'markup'],
  ['yaml', 'yaml'],
  ['yml', 'yaml'],
]);

/** Only `+` and `-` lines: `prism-diff` would also highlight `<`, `>` and `!`. */
const diffGrammar: Grammar = {
  coord: /^(?:@@.*@@.*|-{3} .*|\+{3} .*)$/m,
  deleted: /^-.*$/m,
  inserted: /^\+.*$/m,
};

const load = createRequire(__filename);

/** Runs `loadGrammars` with a global `Prism`, with which grammars register themselves. */
function withGlobal<Result>(prism: unknown, loadGrammars: () => Result): Result {
  const scope = globalThis as { Prism?: unknown };
  const before = Object.getOwnPropertyDescriptor(scope, 'Prism');
  scope.Prism = prism;
  try {
    return loadGrammars();
  } finally {
    if (before) Object.defineProperty(scope, 'Prism', before);
    else delete scope.Prism;
  }
}

/** Prism as a package of its own, which has the grammars of all languages. */
const allLanguages = withGlobal(undefined, () => load('prismjs') as typeof PrismPackage);

/** The grammar of a language that Prism knows by a name or an alias; `null` if it knows none. */
function otherGrammar(language: string): Grammar | null {
  const { languages } = allLanguages;
  // `meta` is a note in Prism's list, which would be loaded like a language.
  if (language === 'meta') return null;
  if (!Object.hasOwn(languages, language)) {
    withGlobal(allLanguages, () => {
      const loadLanguages = load('prismjs/components/index') as typeof LoadLanguages;
      loadLanguages.silent = true;
      loadLanguages(language);
    });
  }
  // Prism's list has functions, too.
  const grammar: unknown = Object.hasOwn(languages, language) ? languages[language] : null;
  return typeof grammar === 'object' ? (grammar as Grammar | null) : null;
}

function grammarNamed(name: string): Grammar {
  if (name === 'diff') return diffGrammar;
  if (name === 'bash' && !Prism.languages.bash) {
    withGlobal(Prism, () => load('prismjs/components/prism-bash') as unknown);
  }
  const grammar = Prism.languages[name];
  if (!grammar) throw new Error(`The installed Prism has no grammar "${name}".`);
  return grammar;
}

/**
 * Highlights code, one HTML string per line; no element spans lines. A language that Prism does not know is
 * plain text.
 */
export function highlightLines(code: string, language: string): string[] {
  const name = GRAMMAR_OF_LANGUAGE.get(language);
  const text = code.replace(/\r\n?/g, '\n');
  if (name) return tokensToLines(tokenizeCode(Prism, text, name, grammarNamed(name)));
  const grammar = name === undefined ? otherGrammar(language) : null;
  return tokensToLines(grammar ? tokenizeCode(allLanguages, text, language, grammar) : text);
}

/**
 * Highlights code at build time. Takes the code and the language of a fence; returns HTML for a
 * `code` element: escaped text and `<span class="token …">`.
 */
export function highlightCode(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
