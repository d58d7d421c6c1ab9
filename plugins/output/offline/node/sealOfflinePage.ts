const SCRIPT = /<script\s[^>]*\bsrc=[^>]*><\/script>/g;
const HEAD_END = '</head>';

/**
 * The page for readers without a connection with its own script, in the place of the site's: it stands
 * at other pages' addresses, where the site's scripts would look for those.
 * @throws An Error when there is no script to take the place of, as Docusaurus writes pages.
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
