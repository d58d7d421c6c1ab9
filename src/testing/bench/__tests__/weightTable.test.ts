import { formatWeightTable } from '../weightTable';

test('formatWeightTable heads each subject once, with decimals for growth', () => {
  const table = formatWeightTable([
    { subject: '100 pages', figure: 'JS', unit: 'bytes', site: 1500, stock: 1000, ratio: 1.5 },
    {
      subject: '100 pages',
      figure: 'cold build',
      unit: 'seconds',
      site: 20,
      stock: 25,
      ratio: 0.8,
    },
    { subject: '100 pages', figure: 'tap', unit: 'taps', site: 31.6, stock: Infinity, ratio: 0 },
    { subject: 'growth', figure: 'JS', unit: 'growth', site: 1.436, stock: 62, ratio: 0.0232 },
    { subject: 'growth', figure: 'CSS', unit: 'growth', site: 0, stock: null, ratio: null },
  ]);
  expect(table.split('\n')).toEqual([
    '                 site    stock  site/stock',
    '',
    '100 pages',
    '  JS          1,500 B  1,000 B        1.50',
    '  cold build   20.0 s   25.0 s        0.80',
    '  tap           32 ms     lost        0.00',
    '',
    'growth',
    '  JS           1.44 B  62.00 B        0.02',
    '  CSS          0.00 B      n/a         n/a',
  ]);
});
