import { toWeightFigures, weightRows, type TapFigure, type WeightRun } from '../weightFigures';

const record = (file: string, resourceType: string, bytes: number) => ({
  url: `http://127.0.0.1/assets/js/${file}`,
  resourceType,
  bytes,
});

test.each([
  ['table-3.0a.js', 'script'],
  ['table-3.0a.json', 'fetch'],
])('toWeightFigures tells the table of the section apart, %s', (file, resourceType) => {
  expect(
    toWeightFigures([
      record('', 'document', 1),
      record('main.0a.js', 'script', 20),
      record(file, resourceType, 300),
      record('search.json', 'fetch', 9_000_000),
      record('table-layout.0a.js', 'script', 50_000),
      record('styles.0a.css', 'stylesheet', 600_000),
    ]),
  ).toEqual({ script: 50_020, table: 300, stylesheet: 600_000, document: 1 });
});

const run = (
  script: number,
  table: number,
  { seconds = 10, totalMemory = 100 as number | null, taps = [] as readonly TapFigure[] } = {},
): WeightRun => ({
  build: { seconds, totalMemory, htmlFiles: 7 },
  page: { script, table, stylesheet: 40, document: 20 },
  taps,
});

const small = { subject: '100 pages', pages: 100, site: [run(1000, 200)], stock: [run(2000, 0)] };
const large = { subject: '300 pages', pages: 300, site: [run(1600, 500)], stock: [run(4000, 0)] };

/** The figure's unit, site, stock and ratio. */
function read(rows: ReturnType<typeof weightRows>, subject: string, figure: string) {
  const found = rows.filter((row) => row.subject === subject && row.figure === figure);
  expect(found).toHaveLength(1);
  return found.map(({ unit, site, plain, ratio }) => [unit, site, plain, ratio])[0];
}

test.each([
  ['100 pages', 'JS', ['bytes', 1000, 2000, 0.5]],
  ['100 pages', 'table of the section', ['bytes', 200, 0, null]],
  ['100 pages', 'JS and table', ['bytes', 1200, 2000, 0.6]],
  ['100 pages', 'CSS', ['bytes', 40, 40, 1]],
  ['300 pages', 'HTML', ['bytes', 20, 20, 1]],
  ['300 pages', 'HTML files', ['count', 7, 7, 1]],
  ['300 pages', 'cold build', ['seconds', 10, 10, 1]],
  ['300 pages', 'peak memory', ['bytes', 100, 100, 1]],
  ['growth per page of the site, 100 to 300 pages', 'JS', ['growth', 3, 10, 0.3]],
  ['growth per page of the site, 100 to 300 pages', 'JS and table', ['growth', 4.5, 10, 0.45]],
  ['growth per page of the site, 100 to 300 pages', 'CSS', ['growth', 0, 0, null]],
])('%s, %s', (subject, figure, expected) => {
  expect(read(weightRows([small, large]), subject, figure)).toEqual(expected);
});

test('a figure is the median of the runs, and missing when one is missing', () => {
  const result = {
    ...small,
    site: [run(1, 0), run(9, 0, { totalMemory: null }), run(3, 0)],
  };
  const rows = weightRows([result]);
  expect(read(rows, '100 pages', 'JS')).toEqual(['bytes', 3, 2000, 3 / 2000]);
  expect(read(rows, '100 pages', 'peak memory')).toEqual(['bytes', null, 100, null]);
});

test('the real site has no part in growth', () => {
  const real = { ...large, subject: 'real site', pages: null };
  const subjects = new Set(weightRows([small, real]).map(({ subject }) => subject));
  expect([...subjects]).toEqual(['100 pages', 'real site']);
});

test('taps are compared by control and time; one that is lost in most runs is lost', () => {
  const tap = (control: string, delay: number, answered: number) => ({ control, delay, answered });
  const result = {
    ...small,
    site: [20, 30, Infinity].map((answered) =>
      run(1, 0, { taps: [tap('search', 2, 90), tap('navigation', 0.5, answered)] }),
    ),
    stock: [60, Infinity, Infinity].map((answered) =>
      run(1, 0, { taps: [tap('navigation', 0.5, answered)] }),
    ),
  };
  const rows = weightRows([result]);
  expect(read(rows, '100 pages', 'tap on search at 2 s')).toEqual(['taps', 90, null, null]);
  expect(read(rows, '100 pages', 'tap on navigation at 0.5 s')).toEqual(['taps', 30, Infinity, 0]);
});
