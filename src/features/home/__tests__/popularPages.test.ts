import type { NavEntry } from '@site/src/site/nav';
import navTrees from '@site/sidebars';
import { OFFERED_PRODUCTS } from '../offeredProducts';
import { POPULAR_PAGES } from '../popularPages';

const pathnamesIn = ({ pathname, children = [] }: NavEntry): string[] => [
  pathname,
  ...children.flatMap(pathnamesIn),
];

const pathnames = new Set(
  Object.values(navTrees as Record<string, readonly NavEntry[]>).flatMap((tree) =>
    tree.flatMap(pathnamesIn),
  ),
);

test.each(POPULAR_PAGES)('$href is a page of $product', ({ href, product }) => {
  expect(pathnames).toContain(href.replace(/\/$/, ''));
  expect(href.startsWith(`${OFFERED_PRODUCTS.find(({ id }) => id === product)?.route}/`)).toBe(
    true,
  );
});
