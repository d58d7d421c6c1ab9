/** Written by `plugins/api-pages`. */
declare module '@api-pages/guides.json' {
  import type { ApiGuideAddresses } from '@site/plugins/api-pages/contract';

  const addresses: ApiGuideAddresses;
  export default addresses;
}
