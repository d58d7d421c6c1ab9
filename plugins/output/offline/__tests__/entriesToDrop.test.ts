import { entriesToDrop, LIMITS } from '../worker/entriesToDrop';

const limits = { pages: 2, files: 3 };

test.each([
  [
    'within the limits',
    [
      { url: 'a', files: ['1'] },
      { url: 'b', files: ['1', '2'] },
    ],
    ['1', '2', '3'],
    { pages: [], files: [] },
  ],
  [
    'too many pages: the oldest goes',
    [
      { url: 'a', files: ['1'] },
      { url: 'b', files: ['2'] },
      { url: 'c', files: ['2'] },
    ],
    ['1', '2'],
    { pages: ['a'], files: [] },
  ],
  [
    'too many files: the oldest goes that no page needs',
    [{ url: 'a', files: ['1', '3'] }],
    ['1', '2', '3', '4', '5'],
    { pages: [], files: ['2', '4'] },
  ],
  [
    'the files of a page that goes may go',
    [
      { url: 'a', files: ['1'] },
      { url: 'b', files: ['2'] },
      { url: 'c', files: ['3'] },
    ],
    ['1', '2', '3', '4'],
    { pages: ['a'], files: ['1'] },
  ],
  [
    'the files of pages that stay never go',
    [{ url: 'a', files: ['1', '2', '3', '4'] }],
    ['1', '2', '3', '4'],
    { pages: [], files: [] },
  ],
  ['nothing', [], [], { pages: [], files: [] }],
])('%s', (_what, pages, files, expected) => {
  expect(entriesToDrop(pages, files, limits)).toEqual(expected);
});

test('60 pages and 1200 files are kept', () => {
  expect(LIMITS).toEqual({ pages: 60, files: 1200 });
});
