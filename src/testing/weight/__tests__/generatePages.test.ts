import path from 'node:path';
import { findPageProblems } from '../../../../plugins/content/product-docs/node/findPageProblems';
import { findNavProblems } from '../../../site/navProblems';
import { PRODUCTS } from '../../../site/products';
import { generatePages, GROUP_SIZE, toNavTrees } from '../generatePages';

const COUNT = 2000;
const pages = generatePages(COUNT);

test('a larger site has the pages of a smaller one', () => {
  expect(generatePages(100)).toEqual(pages.slice(0, 100));
});

test('all docs instances have as many pages', () => {
  const counts = PRODUCTS.map(({ id }) => pages.filter(({ product }) => product.id === id).length);
  expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
});

test('every page has an address of its own, and each instance groups of one size', () => {
  expect(new Set(pages.map(({ pathname }) => pathname)).size).toBe(COUNT);
  const groups = new Map<string, number>();
  for (const { group } of pages) groups.set(group, (groups.get(group) ?? 0) + 1);
  const smaller = [...groups.values()].filter((size) => size !== GROUP_SIZE);
  expect(smaller.length).toBeLessThanOrEqual(PRODUCTS.length);
});

test('a page has 8.5 kB of Markdown, six fences and a table', () => {
  const length = pages.reduce((sum, { text }) => sum + text.length, 0) / COUNT;
  expect(length).toBeGreaterThan(8_200);
  expect(length).toBeLessThan(8_800);
  for (const { text } of pages) {
    expect(text.match(/^```tsx$/gm)).toHaveLength(6);
    expect(text.match(/^\| :--- \|/gm)).toHaveLength(1);
  }
});

test('a page with fewer sections is shorter', () => {
  const [page] = generatePages(1, { sections: 1 });
  expect(page?.text.match(/^```tsx$/gm)).toHaveLength(1);
});

test('demos are beside their page, and reference pages in a group of their own', () => {
  const content = { sections: 1, demos: 2, referencePages: 3 };
  const [guide, ...references] = generatePages(1, content);
  expect([...(guide?.demos.keys() ?? [])].map((file) => path.posix.dirname(file))).toEqual(
    Array.from({ length: 2 }, () => path.posix.dirname(guide?.file ?? '')),
  );
  expect(guide?.text.match(/^<Demo src="\.\/\w+\.tsx" \/>$/gm)).toHaveLength(2);
  expect(references.map(({ group }) => path.posix.basename(group))).toEqual(
    Array.from({ length: 3 }, () => 'reference'),
  );
});

test('the pages are as the project wants pages to be', () => {
  const problems = pages.slice(0, 200).flatMap(({ file, text }) => {
    const [, frontMatter = ''] = text.split('---\n', 2);
    const fields = frontMatter
      .trim()
      .split('\n')
      .map((line) => line.split(/: (.*)/).slice(0, 2) as [string, string]);
    return findPageProblems({ file, frontMatter: Object.fromEntries(fields), content: text });
  });
  expect(problems).toEqual([]);
});

test.each(PRODUCTS)('the navigation of $id lists its pages', ({ id, route }) => {
  const own = pages.filter(({ product }) => product.id === id);
  const problems = findNavProblems(toNavTrees(pages)[id], {
    place: id,
    route,
    pages: own,
    hasPage: () => false,
    toFile: (pathname) => pathname,
  });
  expect(problems).toEqual([]);
});

test('more pages than names are refused', () => {
  expect(() => generatePages(20_000)).toThrow('not enough names for 20000 pages');
});
