import { toPageFiles, toPagePath } from '../pagePath';

test.each([
  ['index.mdx', ''],
  ['axis.mdx', 'axis'],
  ['react-charts/index.mdx', 'react-charts'],
  ['react-charts/README.md', 'react-charts'],
  ['react-charts/react-charts.mdx', 'react-charts'],
  ['guides/charts/Charts.md', 'guides/charts'],
  ['guides/charts/axis.md', 'guides/charts/axis'],
  ['guides/indexes.md', 'guides/indexes'],
])('%s is the page "%s"', (file, page) => {
  expect(toPagePath(file)).toBe(page);
});

test('a page may be a file or a folder with its index', () => {
  expect(toPageFiles('guides/axis')).toEqual([
    'guides/axis.mdx',
    'guides/axis.md',
    'guides/axis/index.mdx',
    'guides/axis/index.md',
    'guides/axis/README.mdx',
    'guides/axis/README.md',
    'guides/axis/axis.mdx',
    'guides/axis/axis.md',
  ]);
  // That would be the index of the folder around it.
  expect(toPageFiles('axis/axis')).not.toContain('axis/axis.mdx');
});
