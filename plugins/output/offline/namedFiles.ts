const TAG = /<(script|link|img)\s[^>]*>/gi;
const ADDRESS = /\s(?:src|href)=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const RELATION = /\srel=["']?(?:stylesheet|preload|icon)\b/i;

/**
 * The files that a page names in its HTML and needs to be complete: its scripts, style sheets, fonts
 * and images. Gives paths on the site, each once; other hosts' files and other pages are left out.
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
