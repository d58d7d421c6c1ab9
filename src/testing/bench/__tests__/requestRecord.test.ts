import { isCounted } from '../requestRecord';

test.each([
  ['http://127.0.0.1/a.js', undefined, true],
  ['https://example.com/a.js', '', true],
  ['http://127.0.0.1/a.js', 'prefetch', false],
  ['http://127.0.0.1/a.js', 'prefetch;prerender', false],
  ['data:image/png;base64,AA', undefined, false],
  ['blob:http://127.0.0.1/1', undefined, false],
])('%s with purpose %s: %s', (url, purpose, counted) => {
  expect(isCounted(url, purpose)).toBe(counted);
});
