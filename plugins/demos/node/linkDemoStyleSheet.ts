/** What the server writes on every demo. */
const DEMO_MARK = /\sdata-demo-stage(?=[\s=>])/;

/**
 * Adds the style sheet of what shows demos to the end of a page's head, if the page has demos. It
 * has no place in the one style sheet of all pages, and Docusaurus links no other.
 */
export function linkDemoStyleSheet(html: string, href: string): string {
  if (!DEMO_MARK.test(html) || html.includes(href)) return html;
  return html.replace(/<\/head[\s>]/i, (end) => `<link rel="stylesheet" href="${href}">${end}`);
}
