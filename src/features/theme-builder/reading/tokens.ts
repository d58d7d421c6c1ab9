/** The words of JavaScript, as far as literals need them. Nothing is run. Pure. */

export type Token =
  | { readonly kind: 'text'; readonly value: string }
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'name'; readonly value: string }
  /** Punctuation, and what is no literal: a template with expressions. */
  | { readonly kind: 'other'; readonly value: string };

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', t: '\t', r: '\r', '\n': '' };

/**
 * Alternatives start with different letters, and none can fail once it has started, so that no text takes long: a
 * comment or a string without end reaches to the end of the text or of its line.
 */
const WORD =
  /\s+|\/\/[^\n]*|\/\*[\s\S]*?(?:\*\/|$)|'(?:[^'\\\n]|\\[\s\S]?)*(?:'|$|(?=\n))|"(?:[^"\\\n]|\\[\s\S]?)*(?:"|$|(?=\n))|`(?:[^`\\]|\\[\s\S]?)*(?:`|$)|\d[\w.]*|\.\d[\w.]*|[\p{L}_$][\p{L}\p{N}_$]*|\.\.\.|=>|[\s\S]/uy;

function unquoted(word: string): string {
  return word
    .slice(1, -1)
    .replace(/\\([\s\S])/g, (_escape, letter: string) => ESCAPES[letter] ?? letter);
}

function toToken(word: string): Token | null {
  if (/^(?:\s|\/\/|\/\*)/.test(word)) return null;
  const quote = /^['"`]/.exec(word)?.[0];
  if (quote) {
    const isLiteral =
      word.length > 1 && word.endsWith(quote) && !(quote === '`' && word.includes('${'));
    return isLiteral ? { kind: 'text', value: unquoted(word) } : { kind: 'other', value: quote };
  }
  if (/^\.?\d/.test(word)) {
    const value = Number(word.replace(/(?<=\d)_(?=\d)/g, ''));
    return Number.isNaN(value) ? { kind: 'other', value: word } : { kind: 'number', value };
  }
  return /^[\p{L}_$]/u.test(word) ? { kind: 'name', value: word } : { kind: 'other', value: word };
}

/** Returns the words of a source without comments. */
export function tokensOf(source: string): readonly Token[] {
  const tokens: Token[] = [];
  WORD.lastIndex = 0;
  for (let match = WORD.exec(source); match; match = WORD.exec(source)) {
    const token = toToken(match[0]);
    if (token) tokens.push(token);
  }
  return tokens;
}
