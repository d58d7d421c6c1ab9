const ATTRIBUTES = `(?:[^>"']|"[^"]*"|'[^']*')*`;

/** A comment, an element whose content is not markup, or one tag; each in one piece. */
const TOKENS = new RegExp(
  `<!--[\\s\\S]*?-->|<(script|style|textarea|title)\\b(${ATTRIBUTES})>[\\s\\S]*?</\\1\\s*>|</?[a-z]${ATTRIBUTES}>`,
  'gi',
);

/**
 * Moves every `<style data-emotion>` of a page from its body to the end of its head, in the order of
 * first appearance and without repeats. Between the elements of a demo they would break selectors
 * such as `label + div` and `:first-child`. Emotion finds them in the head as well. Returns the same
 * string when there is nothing to move; may be applied again.
 */
export function hoistStyles(html: string): string {
  let headEnd: number | undefined;
  let bodyStart = 0;
  let body = '';
  const inHead = new Set<string>();
  const moved = new Set<string>();

  for (const match of html.matchAll(TOKENS)) {
    const [token, element = '', attributes = ''] = match;
    if (headEnd === undefined && /^<\/head[\s>]/i.test(token)) {
      headEnd = match.index;
      bodyStart = match.index;
    }
    if (element.toLowerCase() === 'style' && /\sdata-emotion(?=[\s=]|$)/i.test(attributes)) {
      if (headEnd === undefined) {
        inHead.add(token);
      } else {
        body += html.slice(bodyStart, match.index);
        bodyStart = match.index + token.length;
        moved.add(token);
      }
    }
  }

  if (headEnd === undefined || moved.size === 0) return html;
  const styles = [...moved].filter((style) => !inHead.has(style));
  return html.slice(0, headEnd) + styles.join('') + body + html.slice(bodyStart);
}
