import { DEFAULT_CONFIG } from '@docusaurus/theme-classic/lib/options';

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
  customFields: { listedLocales: ['en'], productVersions: {} },
};

export default siteConfig;
