/** Written by `plugins/unknown-addresses` for the language that is being built. */
declare module '@site-addresses' {
  import type { SiteAddresses } from '@site/plugins/unknown-addresses/contract';

  const addresses: SiteAddresses;
  export default addresses;
}
