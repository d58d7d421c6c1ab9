import { createRequire } from 'node:module';
import { Prism } from 'prism-react-renderer';
import type { Grammar } from 'prismjs';
import type LoadLanguages from 'prismjs/components/index';
import { tokenizeCode } from '../client/tokenizeCode';
import { tokensToLines } from '../client/tokensToLines';

/** Fence language -> Prism's name of the grammar, where it differs. */
const GRAMMAR_OF_LANGUAGE: ReadonlyMap<string, string> = new Map([
  ['javascript', 'jsx'],
  ['js', 'jsx'],
  ['jsonc', 'json'],
  ['mdx', 'markdown'],
  ['ts', 'tsx'],
  ['typescript', 'tsx'],
]);

/** Only `+` and `-` lines: `prism-diff` would also highlight `<`, `>` and `!`. */
const diffGrammar: Grammar = {
  coord: /^(?:@@.*@@.*|-{3} .*|\+{3} .*)$/m,
  deleted: /^-.*$/m,
  inserted: /^\+.*$/m,
};

const load = createRequire(__filename);

/** Adds a language to Prism, which has some; the grammars register themselves with a global `Prism`. */
function addLanguage(language: string): void {
  const scope = globalThis as { Prism?: unknown };
  const before = Object.getOwnPropertyDescriptor(scope, 'Prism');
  scope.Prism = Prism;
  try {
    const loadLanguages = load('prismjs/components/index') as typeof LoadLanguages;
    loadLanguages.silent = true;
    loadLanguages(language);
  } finally {
    if (before) Object.defineProperty(scope, 'Prism', before);
    else delete scope.Prism;
  }
}

/** The grammar that Prism knows by a name or an alias; `null` if it knows none. */
function grammarNamed(name: string): Grammar | null {
  if (name === 'diff') return diffGrammar;
  // `meta` is a note in Prism's list, which would be loaded like a language.
  if (name === 'meta') return null;
  const { languages } = Prism;
  if (!Object.hasOwn(languages, name)) addLanguage(name);
  // Prism's list has functions, too.
  const grammar: unknown = Object.hasOwn(languages, name) ? languages[name] : null;
  return typeof grammar === 'object' ? (grammar as Grammar | null) : null;
}

/**
 * Highlights code, one HTML string per line; no element spans lines. A language that Prism does not know is
 * plain text.
 */
export function highlightLines(code: string, language: string): string[] {
  const name = GRAMMAR_OF_LANGUAGE.get(language) ?? language;
  const text = code.replace(/\r\n?/g, '\n');
  const grammar = grammarNamed(name);
  return tokensToLines(grammar ? tokenizeCode(Prism, text, name, grammar) : text);
}

/**
 * Highlights code at build time. Takes the code and the language of a fence; returns HTML for a
 * `code` element: escaped text and `<span class="token …">`.
 */
export function highlightCode(code: string, language: string): string {
  return highlightLines(code, language).join('\n');
}
