import { entriesToDrop, LIMITS } from '../worker/entriesToDrop';

const limits = { pages: 2, files: 3 };

/** Each character is a file, or the address of a page. */
test.each<[what: string, pages: Record<string, string>, files: string, string, string]>([
  ['within the limits', { a: '1', b: '12' }, '123', '', ''],
  ['too many pages: the oldest goes', { a: '1', b: '2', c: '2' }, '12', 'a', ''],
  ['too many files: the oldest goes that no page needs', { a: '13' }, '12345', '', '24'],
  ['the files of a page that goes may go', { a: '1', b: '2', c: '3' }, '1234', 'a', '1'],
  ['the files of pages that stay never go', { a: '1234' }, '1234', '', ''],
  ['nothing', {}, '', '', ''],
])('%s', (_what, pages, files, droppedPages, droppedFiles) => {
  const kept = Object.entries(pages).map(([url, needed]) => ({ url, files: [...needed] }));
  expect(entriesToDrop(kept, [...files], limits)).toEqual({
    pages: [...droppedPages],
    files: [...droppedFiles],
  });
});

test('60 pages and 1200 files are kept', () => {
  expect(LIMITS).toEqual({ pages: 60, files: 1200 });
});
