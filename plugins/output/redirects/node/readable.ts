import { addToHead } from '../../../common/html-postbuild/headTags';

/** An address that cannot be decoded, as it is: Docusaurus would stop at it. */
export const READABLE_SCRIPT =
  'try{decodeURI(location.pathname)}catch(e){history.replaceState(null,"",' +
  'location.pathname.replace(/%/g,"%25")+location.search+location.hash)}';

/**
 * The page for unknown addresses, so that it works at those that cannot be decoded, too. `security`
 * allows the script.
 */
export function readable(html: string, file: string): string {
  return addToHead(html, `<script>${READABLE_SCRIPT}</script>`, file);
}
