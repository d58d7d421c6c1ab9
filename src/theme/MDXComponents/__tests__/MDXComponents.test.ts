/** @jest-environment jsdom */
import { PAGE_COMPONENTS } from '../../../../plugins/content/product-docs/contract';
import MDXComponents from '..';

test('the check of pages knows every component that pages have without an import', () => {
  const names = Object.keys(MDXComponents).filter((name) => /^[A-Z]/.test(name));
  expect(PAGE_COMPONENTS).toEqual(expect.arrayContaining(names));
});
