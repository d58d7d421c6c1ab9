import type { SearchPartInfo } from '@site/plugins/output/search-index/contract';

/** Stands in for `@generated/search-index/default/parts` in tests. */
const parts: readonly SearchPartInfo[] = [
  {
    product: 'material-ui',
    version: 'current',
    versionLabel: 'v6.1.0',
    isDefault: true,
    url: '/assets/search/material-ui.current.json',
  },
  {
    product: 'material-ui',
    version: 'v5',
    versionLabel: 'v5.16.7',
    isDefault: false,
    url: '/assets/search/material-ui.v5.json',
  },
  {
    product: 'joy-ui',
    version: 'current',
    versionLabel: 'v5.0.0-beta.46',
    isDefault: true,
    url: '/assets/search/joy-ui.current.json',
  },
];

export default parts;
