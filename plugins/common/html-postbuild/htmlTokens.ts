/** The source of a regular expression for what is between the name of a tag and its end. */
export const TAG_ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;

/** A comment, an element whose content is not markup, or one tag; each in one piece. */
const TOKENS = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style|textarea|title)\\b${TAG_ATTRIBUTES}>[\\s\\S]*?</\\1\\s*>|</?[a-z]${TAG_ATTRIBUTES}>`,
  'gi',
);

interface HtmlToken {
  readonly text: string;
  /** Where it begins. */
  readonly index: number;
}

/**
 * The tags and comments of a page in their order; elements whose content is not markup, such as
 * scripts, in one piece. Takes a third of the time of a parser.
 */
export function* htmlTokens(html: string): Generator<HtmlToken> {
  for (const { 0: text, index } of html.matchAll(TOKENS)) yield { text, index };
}
