import type { Config } from '@docusaurus/types';
import { toGeneratedConfig } from '../siteConfig';

test('a generated site is the project without what needs its own pages', () => {
  const project: Config = {
    title: 'MUI',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'throw',
    plugins: [
      ['./plugins/product-docs/index.ts', { id: 'x' }],
      ['./plugins/product-docs/index.ts', { id: 'y', versions: { current: {}, v5: {} } }],
      './plugins/api-pages/index.ts',
      './plugins/error-codes/index.ts',
      './plugins/unknown-addresses/index.ts',
      './plugins/social-cards/index.ts',
      './plugins/page-weight/index.ts',
    ],
  };
  expect(toGeneratedConfig(project)).toEqual({
    ...project,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: [
      ['./plugins/product-docs/index.ts', { id: 'x' }],
      ['./plugins/product-docs/index.ts', { id: 'y', versions: { current: {} } }],
      ['./plugins/unknown-addresses/index.ts', { table: [] }],
      './plugins/page-weight/index.ts',
    ],
  });
});
