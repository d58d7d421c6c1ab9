import { compareRuns, median, ratio, type SiteRun } from '../comparison';

test.each([
  [[], null],
  [[3], 3],
  [[9, 1, 5], 5],
  [[10, 2, 4, 100], 7],
  [[1, null, 2], null],
])('median(%j) = %s', (values, expected) => {
  expect(median(values)).toBe(expected);
});

test.each([
  [3, 2, 1.5],
  [0, 2, 0],
  [3, 0, null],
  [null, 2, null],
  [3, null, null],
])('ratio(%s, %s) = %s', (site, plain, expected) => {
  expect(ratio(site, plain)).toBe(expected);
});

describe('compareRuns', () => {
  const run = (scale: number, totalMemory: number | null = scale * 100): SiteRun => ({
    build: { seconds: scale, totalMemory, largestProcess: scale * 10, htmlFiles: 7 },
    pages: [
      { script: scale, stylesheet: 2, document: 3, other: 0, requests: 5 },
      { script: scale * 2, stylesheet: 2, document: 3, other: 0, requests: 5 },
    ],
  });

  test('has a line for each figure, with the medians of the runs', () => {
    const rows = compareRuns([run(9), run(1), run(6)], [run(4), run(4), run(4)], ['home', 'text']);
    expect(rows.map(({ subject, figure, site, plain }) => [subject, figure, site, plain])).toEqual([
      ['home', 'JS', 6, 4],
      ['home', 'CSS', 2, 2],
      ['home', 'HTML', 3, 3],
      ['home', 'other', 0, 0],
      ['home', 'requests', 5, 5],
      ['text', 'JS', 12, 8],
      ['text', 'CSS', 2, 2],
      ['text', 'HTML', 3, 3],
      ['text', 'other', 0, 0],
      ['text', 'requests', 5, 5],
      ['build', 'HTML files', 7, 7],
      ['build', 'wall time', 6, 4],
      ['build', 'peak memory, all processes', 600, 400],
      ['build', 'peak memory, largest process', 60, 40],
    ]);
    expect(rows[0]?.ratio).toBe(1.5);
    expect(rows[3]?.ratio).toBeNull();
  });

  test('has no memory when it could not be measured', () => {
    const rows = compareRuns([run(1, null)], [run(2)], []);
    expect(rows.find(({ figure }) => figure === 'peak memory, all processes')).toEqual({
      subject: 'build',
      figure: 'peak memory, all processes',
      unit: 'bytes',
      site: null,
      plain: 200,
      ratio: null,
    });
  });
});
