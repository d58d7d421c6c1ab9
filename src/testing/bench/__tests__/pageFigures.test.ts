import { isCounted, toPageFigures, type RequestRecord } from '../pageFigures';

const record = (resourceType: string, bytes: number, rest: Partial<RequestRecord> = {}) => ({
  url: 'http://127.0.0.1/a',
  purpose: undefined,
  resourceType,
  bytes,
  ...rest,
});

test.each([
  ['http://127.0.0.1/a.js', undefined, true],
  ['https://example.com/a.js', '', true],
  ['http://127.0.0.1/a.js', 'prefetch', false],
  ['http://127.0.0.1/a.js', 'prefetch;prerender', false],
  ['data:image/png;base64,AA', undefined, false],
  ['blob:http://127.0.0.1/1', undefined, false],
])('%s with purpose %s: %s', (url, purpose, counted) => {
  expect(isCounted({ url, purpose })).toBe(counted);
});

test('toPageFigures adds up by kind and leaves prefetches out', () => {
  expect(
    toPageFigures([
      record('document', 1),
      record('script', 20),
      record('script', 30),
      record('script', 4000, { purpose: 'prefetch' }),
      record('stylesheet', 600),
      record('font', 7000),
      record('fetch', 80_000),
      record('image', 900_000, { url: 'data:image/png;base64,AA' }),
    ]),
  ).toEqual({ document: 1, script: 50, stylesheet: 600, other: 87_000, requests: 6 });
});

test('toPageFigures of nothing', () => {
  expect(toPageFigures([])).toEqual({
    document: 0,
    script: 0,
    stylesheet: 0,
    other: 0,
    requests: 0,
  });
});
