/** Written by `plugins/output/redirects` for the language that is being built. */
declare module '@site-addresses' {
  import type { SiteAddresses } from '@site/plugins/output/redirects/contract';

  const addresses: SiteAddresses;
  export default addresses;
}
