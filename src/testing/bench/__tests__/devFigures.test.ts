import { compareDevRuns, type DevRun } from '../devFigures';
import { formatTable } from '../formatTable';

const run = (scale: number, demoEdit: number | null): DevRun => ({
  cold: 10 * scale,
  warm: 5 * scale,
  pageEdit: scale,
  demoEdit,
  memory: 1024 * 1024 * 100 * scale,
});

test('prints the medians beside each other; stock Docusaurus has no demos', () => {
  const table = formatTable(
    compareDevRuns([run(2, 0.4), run(4, 0.6), run(3, 0.5)], [run(2, null)]),
  );
  expect(table.split('\n').slice(2)).toEqual([
    'development server',
    expect.stringMatching(/cold start to first page +30\.0 s +20\.0 s +1\.50$/),
    expect.stringMatching(/warm start to first page +15\.0 s +10\.0 s +1\.50$/),
    expect.stringMatching(/page edit to screen +3\.0 s +2\.0 s +1\.50$/),
    expect.stringMatching(/demo edit to screen +0\.5 s +n\/a +n\/a$/),
    expect.stringMatching(/peak memory, all processes +300\.0 MB +200\.0 MB +1\.50$/),
  ]);
});
