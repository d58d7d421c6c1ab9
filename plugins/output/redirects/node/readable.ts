import { addToHead } from '../../../common/html-postbuild/headTags';

/** Repairs a URL with malformed percent-encoding, at which Docusaurus would throw. */
export const READABLE_SCRIPT =
  'try{decodeURI(location.pathname)}catch(e){history.replaceState(null,"",' +
  'location.pathname.replace(/%/g,"%25")+location.search+location.hash)}';

/** Adds the script to the 404 page. `security` allows it by hash. */
export function readable(html: string, file: string): string {
  return addToHead(html, `<script>${READABLE_SCRIPT}</script>`, file);
}
