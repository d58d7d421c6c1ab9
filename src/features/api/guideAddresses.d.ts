/** Written by `plugins/content/api-reference`. */
declare module '@api-reference/guides.json' {
  import type { ApiGuideAddresses } from '@site/plugins/content/api-reference/contract';

  const addresses: ApiGuideAddresses;
  export default addresses;
}
