import { htmlTokens, TAG_ATTRIBUTES } from '../../../common/html-postbuild/htmlTokens';
import { STYLE_SHEET_MARK } from '../contract';

const HEAD_END = /^<\/head[\s>]/i;
const EMOTION_STYLE = new RegExp(`^<style\\b${TAG_ATTRIBUTES}\\sdata-emotion(?=[\\s=>])`, 'i');
const LIBRARY_SHEET = new RegExp(
  `^<link\\b${TAG_ATTRIBUTES}\\s${STYLE_SHEET_MARK}(?=[\\s=>])`,
  'i',
);

/**
 * Moves the styles of a page's demos from its body to the end of its head, without duplicates:
 * first the libraries' style sheets (`STYLE_SHEET_MARK`), then every `<style data-emotion>` in
 * order of first appearance. In the body they would break selectors such as `label + div` and
 * `:first-child`. Emotion finds its styles in the head, too. Idempotent; returns the same string if
 * there is nothing to move.
 */
export function hoistStyles(html: string): string {
  // Fast path for pages without demos.
  if (!html.includes('data-emotion') && !html.includes(STYLE_SHEET_MARK)) return html;
  let headEnd: number | undefined;
  let bodyStart = 0;
  let body = '';
  const inHead = new Set<string>();
  const inBody = new Set<string>();

  for (const { text: token, index } of htmlTokens(html)) {
    if (headEnd === undefined && HEAD_END.test(token)) {
      headEnd = index;
      bodyStart = index;
    } else if (EMOTION_STYLE.test(token) || LIBRARY_SHEET.test(token)) {
      if (headEnd === undefined) {
        inHead.add(token);
      } else {
        body += html.slice(bodyStart, index);
        bodyStart = index + token.length;
        inBody.add(token);
      }
    }
  }

  if (headEnd === undefined || inBody.size === 0) return html;
  const moved = [...inBody].filter((token) => !inHead.has(token));
  const sheets = moved.filter((token) => LIBRARY_SHEET.test(token));
  const styles = moved.filter((token) => EMOTION_STYLE.test(token));
  return [html.slice(0, headEnd), ...sheets, ...styles, body, html.slice(bodyStart)].join('');
}
