import { formatSearchTable } from '../formatSearchTable';

const HITS = {
  count: 126,
  at1: 125,
  at3: 125,
  at5: 126,
  misses: [
    { from: '/', query: 'loading', wanted: '/a/', rank: 2, first: '/b/' },
    { from: '/', query: 'gone', wanted: '/c/', rank: null, first: null },
  ],
};

const SEARCH = {
  dialogBytes: 11_700,
  firstPartBytes: 11_100,
  indexBytes: 29_900,
  openToHit: 333.3,
  indexToHit: 80,
  keyToHit: 12,
  early: [],
};

it('prints figures, and the queries whose page is not the first', () => {
  const table = formatSearchTable(HITS, SEARCH).split('\n');
  expect(table).toEqual(
    expect.arrayContaining([
      expect.stringMatching(/^hits at 1 +125 of 126 \(99\.2 %\)$/),
      expect.stringMatching(/^dialog and whole index +41\.6 kB$/),
      expect.stringMatching(/^opening to first hit +333 ms$/),
      '"loading" from /: /a/ is 2; first is /b/',
      '"gone" from /: /c/ is not among the first ten; first is nothing',
    ]),
  );
});

it('ends with the figures when there is nothing to mend', () => {
  expect(formatSearchTable({ ...HITS, misses: [] }, SEARCH)).toMatch(/key to hits +12 ms$/);
});
