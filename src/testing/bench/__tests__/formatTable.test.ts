import { formatTable, formatValue } from '../formatTable';

test.each([
  [1234, 'bytes', '1,234 B'],
  [0.5, 'bytes', '1 B'],
  [1024 * 1024, 'bytes', '1.0 MB'],
  [1.5 * 1024 ** 3, 'bytes', '1,536.0 MB'],
  [12.345, 'seconds', '12.3 s'],
  [7, 'count', '7'],
  [7.5, 'count', '7.5'],
  [1.436, 'growth', '1.44 B'],
  [31.6, 'taps', '32 ms'],
  [Infinity, 'taps', 'lost'],
  [null, 'seconds', 'n/a'],
] as const)('formatValue(%s, %s) = %s', (value, unit, text) => {
  expect(formatValue(value, unit)).toBe(text);
});

test('formatTable heads each subject once and aligns figures to the right', () => {
  const table = formatTable([
    { subject: 'home /', figure: 'JS', unit: 'bytes', site: 1500, plain: 1000, ratio: 1.5 },
    { subject: 'home /', figure: 'requests', unit: 'count', site: 9, plain: 10, ratio: 0.9 },
    { subject: 'build', figure: 'wall time', unit: 'seconds', site: 20, plain: null, ratio: null },
  ]);
  expect(table.split('\n')).toEqual([
    '                site    plain  site/plain',
    '',
    'home /',
    '  JS         1,500 B  1,000 B        1.50',
    '  requests         9       10        0.90',
    '',
    'build',
    '  wall time   20.0 s      n/a         n/a',
  ]);
});

test('formatTable calls the other site what it is told', () => {
  const [head] = formatTable([], 'stock').split('\n');
  expect(head).toBe('  site  stock  site/stock');
});
