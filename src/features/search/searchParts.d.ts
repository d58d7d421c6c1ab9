/** Written by `plugins/search`: the products and versions that can be searched. */
declare module '@search-parts' {
  import type { SearchPartInfo } from '@site/plugins/search/contract';

  const parts: readonly SearchPartInfo[];
  export default parts;
}
