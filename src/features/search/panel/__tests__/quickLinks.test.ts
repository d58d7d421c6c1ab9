import { existsSync } from 'node:fs';
import path from 'node:path';
import { PRODUCTS } from '../../../../site/products';
import { QUICK_LINKS, quickLinks } from '../quickLinks';

const DOCS = path.resolve(__dirname, '../../../../../docs');

const hasPage = (url: string) =>
  [`${url.slice(1)}index.mdx`, `${url.slice(1, -1)}.mdx`].some((file) =>
    existsSync(path.join(DOCS, file)),
  );

it.each(Object.entries(QUICK_LINKS))('has pages of %s that exist', (_, paths) => {
  expect(paths.filter(hasPage).length).toBeGreaterThan(0);
});

it('has all products', () => {
  const ids = PRODUCTS.filter(({ experimental }) => !experimental).map(({ id }) => id);
  expect(Object.keys(QUICK_LINKS).sort()).toEqual([...ids].sort());
});

it('offers three pages of each, those of the product of the page first', () => {
  const links = quickLinks((url) => url, 'joy-ui');
  expect(links[0]?.product).toBe('joy-ui');
  expect(links.every(({ pages }) => pages.length <= 3)).toBe(true);
});

it('leaves out what does not exist', () => {
  const only = '/joy-ui/getting-started/installation/';
  const links = quickLinks((url) => (url === only ? url : undefined), '');
  expect(links).toEqual([{ product: 'joy-ui', pages: [only] }]);
});
