/** Regular expression source for the attributes of a tag. */
export const TAG_ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;

/** A comment, an element with raw text content, or a tag. */
const TOKENS = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style|textarea|title)\\b${TAG_ATTRIBUTES}>[\\s\\S]*?</\\1\\s*>|</?[a-z]${TAG_ATTRIBUTES}>`,
  'gi',
);

interface HtmlToken {
  readonly text: string;
  /** Position in the HTML. */
  readonly index: number;
}

/**
 * Yields the tags and comments of a page in order. Elements with raw text content, such as scripts,
 * are one token. Takes a third of the time of a parser.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const { 0: text, index } of html.matchAll(TOKENS)) yield { text, index };
}
