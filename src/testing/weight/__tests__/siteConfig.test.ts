import type { Config } from '@docusaurus/types';
import { toGeneratedConfig } from '../siteConfig';

test('a generated site is the project without what needs its own pages', () => {
  const productDocs = './plugins/preset.ts';
  const unknownAddresses = './plugins/output/redirects/index.ts';
  const pageWeight = './plugins/delivery/page-weight/index.ts';
  const project: Config = {
    title: 'MUI',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'throw',
    presets: ['classic', [productDocs, { showLastUpdateTime: false }]],
    plugins: [
      './plugins/content/api-reference/index.ts',
      './plugins/content/error-codes/index.ts',
      [unknownAddresses, {}],
      './plugins/output/social-cards/index.ts',
      pageWeight,
    ],
  };
  expect(toGeneratedConfig(project)).toEqual({
    ...project,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    presets: [
      'classic',
      [productDocs, { showLastUpdateTime: false, olderVersions: false, apiNames: false }],
    ],
    plugins: [[unknownAddresses, { tables: null }], pageWeight],
  });
});
