import type { Config } from '@docusaurus/types';
import { toGeneratedConfig } from '../siteConfig';

test('a generated site is the project without what needs its own pages', () => {
  const productDocs = './plugins/product-docs/index.ts';
  const unknownAddresses = './plugins/unknown-addresses/index.ts';
  const pageWeight = './plugins/page-weight/index.ts';
  const project: Config = {
    title: 'MUI',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'throw',
    plugins: [
      [productDocs, { id: 'x' }],
      [productDocs, { id: 'y', versions: { current: {}, v5: {} } }],
      './plugins/api-pages/index.ts',
      './plugins/error-codes/index.ts',
      unknownAddresses,
      './plugins/social-cards/index.ts',
      pageWeight,
    ],
  };
  expect(toGeneratedConfig(project)).toEqual({
    ...project,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: [
      [productDocs, { id: 'x' }],
      [productDocs, { id: 'y', versions: { current: {} } }],
      [unknownAddresses, { table: [] }],
      pageWeight,
    ],
  });
});
