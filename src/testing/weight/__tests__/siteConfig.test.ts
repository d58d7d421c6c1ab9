import type { Config } from '@docusaurus/types';
import { toGeneratedConfig } from '../siteConfig';

test('a generated site is the project without what needs its own pages', () => {
  const productDocs = './plugins/content/product-docs/index.ts';
  const unknownAddresses = './plugins/output/redirects/index.ts';
  const pageWeight = './plugins/delivery/page-weight/index.ts';
  const project: Config = {
    title: 'MUI',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'throw',
    plugins: [
      [productDocs, { id: 'x' }],
      [productDocs, { id: 'y', versions: { current: {}, v5: {} } }],
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
    plugins: [
      [productDocs, { id: 'x' }],
      [productDocs, { id: 'y', versions: { current: {} } }],
      [unknownAddresses, { table: [] }],
      pageWeight,
    ],
  });
});
