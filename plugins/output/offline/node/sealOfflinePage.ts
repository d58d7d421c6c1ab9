const SCRIPT = /<script\s[^>]*\bsrc=[^>]*><\/script>/g;
const HEAD_END = '</head>';

/**
 * Replaces the site's scripts in the offline page with its own. It is served at other pages' URLs,
 * where the site's scripts would try to render those.
 * @throws An Error if the page has no script to replace.
 */
export function sealOfflinePage(html: string, scriptUrl: string): string {
  const sealed = html.replace(SCRIPT, '');
  if (sealed === html || !sealed.includes(HEAD_END)) {
    throw new Error('The page for readers without a connection is not as Docusaurus writes pages.');
  }
  const withoutRow = sealed.replace(
    /<script type="?application\/json"? id=[^>]*>.*?<\/script>/gs,
    '',
  );
  return withoutRow.replace(HEAD_END, `<script src="${scriptUrl}" defer></script>${HEAD_END}`);
}
