import { formatDemoTable } from '../formatDemoTable';

const figures = {
  firstBytes: 100_000,
  firstScriptBytes: 80_000,
  firstRequests: 15,
  firstBlockingTime: 0,
  allBytes: 100_000,
  allRequests: 15,
  allBlockingTime: 10,
};

test('prints each figure with its ratio to the page without demos', () => {
  const ten = { ...figures, firstBytes: 150_000, firstBlockingTime: 40, allBlockingTime: 25.4 };
  const table = formatDemoTable([
    { name: '0 demos', figures },
    { name: '10 demos', figures: ten },
  ]);
  const lines = table.split('\n');
  expect(lines[0]).toMatch(/0 demos +10 demos$/);
  expect(lines[1]).toMatch(/^bytes before scrolling +100\.0 kB +150\.0 kB \(1\.50x\)$/);
  // Nothing can be compared with a page that does not block.
  expect(lines[4]).toMatch(/^blocking time before scrolling +0 ms +40 ms$/);
  expect(lines[7]).toMatch(/^blocking time with all demos seen +10 ms +25 ms \(2\.54x\)$/);
});
