import type { SearchDoc } from '../node/readSearchDocs';
import { findBase, toSearchPart } from '../node/toSearchPart';

const doc = (permalink: string, rest: Partial<SearchDoc> = {}): SearchDoc => ({
  permalink,
  title: 'Title',
  titles: [],
  names: [],
  keywords: [],
  isEnglish: false,
  headings: [],
  members: [],
  ...rest,
});

it.each([
  [['/material-ui/a/', '/material-ui/b/'], '/material-ui/'],
  [['/zh/x/react-charts/', '/zh/x/api/a/'], '/zh/x/'],
  [['/material-ui/a/'], '/material-ui/a/'],
  [['/a/button/', '/a/button-group/'], '/a/'],
])('%j is below %s', (paths, base) => {
  expect(findBase(paths)).toBe(base);
});

it('has each page below the base, in order, with what is to be said of it only', () => {
  const docs = [
    doc('/material-ui/react-tabs/', {
      title: 'Tabs',
      titles: ['Tabs', '', '标签页'],
      names: ['Tabs', 'TabList'],
    }),
    doc('/material-ui/react-button/', {
      title: 'Button',
      isEnglish: true,
      headings: [
        { text: 'Variants', anchor: 'variants', level: 2 },
        { text: 'Color', anchor: 'color-1', level: 2 },
        { text: 'States', anchor: 'states', level: 2, words: ['hover'] },
      ],
    }),
  ];
  expect(toSearchPart(docs)).toEqual({
    schema: 1,
    base: '/material-ui/',
    pages: [
      {
        path: 'react-button/',
        title: 'Button',
        english: 1,
        headings: ['Variants', ['Color', 'color-1'], ['States', '', 'hover']],
      },
      { path: 'react-tabs/', title: 'Tabs', titles: ['标签页'], names: 'TabList' },
    ],
  });
});
