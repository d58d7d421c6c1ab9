import { formatHeaders, parseHeaders } from '../node/hostHeaders';

const RULES = [
  { pattern: '/*', headers: [['X-Content-Type-Options', 'nosniff'] as const] },
  {
    pattern: '/system/*',
    headers: [
      ['Content-Security-Policy', "default-src 'self'; img-src 'self' data:"] as const,
      ['Referrer-Policy', 'no-referrer'] as const,
    ],
  },
];

it('writes what static hosts read', () => {
  expect(formatHeaders(RULES)).toBe(
    [
      '/*',
      '  X-Content-Type-Options: nosniff',
      '',
      '/system/*',
      "  Content-Security-Policy: default-src 'self'; img-src 'self' data:",
      '  Referrer-Policy: no-referrer',
      '',
    ].join('\n'),
  );
});

it('reads what it writes', () => {
  expect(parseHeaders(formatHeaders(RULES))).toEqual(RULES);
});

it('passes over comments', () => {
  expect(parseHeaders('# All pages\n/*\n  A: b\n')).toEqual([
    { pattern: '/*', headers: [['A', 'b']] },
  ]);
});

test.each(['  A: b', '/*\n  no header', 'material-ui'])('names the line of %j', (text) => {
  expect(() => parseHeaders(text)).toThrow(
    /^_headers:\d+: ".*" is no path and no header of one\.$/,
  );
});
