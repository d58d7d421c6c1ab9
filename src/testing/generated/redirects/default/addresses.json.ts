import type { SiteAddresses } from '@site/plugins/output/redirects/contract';

/** Stands in for `the addresses of the site` in tests. */
const addresses: SiteAddresses = {
  pages: [
    ['/material-ui/getting-started/', 'Overview'],
    ['/material-ui/react-button/', 'Button'],
    ['/joy-ui/react-button/', 'Button'],
  ],
  redirects: [['/components/buttons/', '/material-ui/react-button/']],
};

export default addresses;
