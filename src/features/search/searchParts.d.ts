/** Written by `plugins/output/search-index`: the products and versions that can be searched. */
declare module '@search-parts' {
  import type { SearchPartInfo } from '@site/plugins/output/search-index/contract';

  const parts: readonly SearchPartInfo[];
  export default parts;
}
