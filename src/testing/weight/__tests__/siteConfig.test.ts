import type { Config, PluginModule } from '@docusaurus/types';
import { toGeneratedConfig } from '../siteConfig';

const loadPlugin = (name: string): PluginModule =>
  Object.defineProperty(() => null, 'name', { value: name });

test('a generated site is the project without what needs its own pages', () => {
  const productDocs = loadPlugin('plugins/product-docs');
  const unknownAddresses = loadPlugin('plugins/unknown-addresses');
  const pageWeight = loadPlugin('plugins/page-weight');
  const project: Config = {
    title: 'MUI',
    url: 'https://docs.example.com',
    baseUrl: '/',
    onBrokenLinks: 'throw',
    plugins: [
      [productDocs, { id: 'x' }],
      [productDocs, { id: 'y', versions: { current: {}, v5: {} } }],
      loadPlugin('plugins/api-pages'),
      loadPlugin('plugins/error-codes'),
      unknownAddresses,
      loadPlugin('plugins/social-cards'),
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
