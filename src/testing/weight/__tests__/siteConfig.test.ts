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
      './plugins/api-pages/index.ts',
      './plugins/error-codes/index.ts',
      './plugins/page-weight/index.ts',
    ],
  };
  expect(toGeneratedConfig(project)).toEqual({
    ...project,
    onBrokenLinks: 'warn',
    onBrokenAnchors: 'warn',
    plugins: [['./plugins/product-docs/index.ts', { id: 'x' }], './plugins/page-weight/index.ts'],
  });
});
