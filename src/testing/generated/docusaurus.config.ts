import { DEFAULT_CONFIG } from '@docusaurus/theme-classic/lib/options';
import { PRODUCT_PACKAGES } from '../../site/productPackages';
import { NO_SERVICES } from '../../site/services';

const siteConfig = {
  title: 'MUI',
  url: 'https://docs.example',
  baseUrl: '/',
  trailingSlash: true,
  titleDelimiter: '-',
  future: { experimental_router: 'browser' },
  themeConfig: {
    ...DEFAULT_CONFIG,
    colorMode: { ...DEFAULT_CONFIG.colorMode, respectPrefersColorScheme: true },
    navbar: { ...DEFAULT_CONFIG.navbar, title: 'MUI' },
  },
  customFields: {
    listedLocales: ['en'],
    repositoryUrl: 'https://git.example/ui',
    services: NO_SERVICES,
    productVersions: {
      ...Object.fromEntries(PRODUCT_PACKAGES.map((name) => [name, '1.0.0'])),
      '@mui/material': '6.1.0',
      'material-v5': '5.16.7',
      '@mui/joy': '5.0.0-beta.46',
      '@mui/base': '5.0.0-beta.58',
      '@mui/system': '6.1.0',
      '@mui/x-data-grid': '7.17.0',
      '@mui/x-date-pickers': '7.17.0',
      '@mui/x-charts': '7.17.0',
      '@mui/x-tree-view': '7.17.0',
      '@toolpad/core': '0.6.0',
    },
  },
};

export default siteConfig;
