const TAG = /<(script|link|img)\s[^>]*>/gi;
const ADDRESS = /\s(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const RELATION = /\srel=["']?(?:stylesheet|preload|icon)\b/i;

/**
 * Returns the same-site paths of the scripts, style sheets, fonts and images that a page's HTML
 * references, without duplicates. Other hosts' files and links to pages are left out.
 */
export function namedFiles(html: string): string[] {
  const files = new Set<string>();
  for (const [tag, name = ''] of html.matchAll(TAG)) {
    if (name.toLowerCase() === 'link' && !RELATION.test(tag)) continue;
    const [, double, single, bare] = ADDRESS.exec(tag) ?? [];
    const path = (double ?? single ?? bare ?? '').replace(/[?#].*$/, '');
    if (/^\/[^/]/.test(path)) files.add(path);
  }
  return [...files];
}
