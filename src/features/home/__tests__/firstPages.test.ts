import type { NavEntry } from '@site/src/site/nav';
import navTrees from '@site/sidebars';
import { FIRST_PAGES } from '../firstPages';
import { OFFERED_PRODUCTS } from '../offeredProducts';

const pathnamesIn = ({ pathname, children = [] }: NavEntry): string[] => [
  pathname,
  ...children.flatMap(pathnamesIn),
];

const pathnames = new Set(
  Object.values(navTrees as Record<string, readonly NavEntry[]>).flatMap((tree) =>
    tree.flatMap(pathnamesIn),
  ),
);

const PAGES = Object.entries(FIRST_PAGES).flatMap(([product, pages]) =>
  pages.map(([, href]) => ({ product, href })),
);

test.each(PAGES.filter(({ href }) => href.startsWith('/')))(
  '$href is a page of $product',
  ({ href, product }) => {
    expect(pathnames).toContain(href.replace(/\/$/, ''));
    expect(href.startsWith(`${OFFERED_PRODUCTS.find(({ id }) => id === product)?.route}/`)).toBe(
      true,
    );
  },
);

test.each(OFFERED_PRODUCTS)('$name has at least three of them', ({ id }) => {
  expect(FIRST_PAGES[id]?.length).toBeGreaterThanOrEqual(3);
});
