import { formatApiTable } from '../formatApiTable';

test('prints a row for each package, and what all of them take', () => {
  const table = formatApiTable({
    coldSeconds: 41.26,
    warmSeconds: 0.4,
    packages: [
      { name: '@mui/lab', coldSeconds: 9.04, peakMemory: 310_400_000, warmSeconds: 0.05 },
      { name: '@mui/material', coldSeconds: 20, peakMemory: 450_000_000, warmSeconds: 0.1 },
    ],
  });
  const lines = table.split('\n');
  expect(lines[0]).toMatch(/cold +peak memory +warm$/);
  expect(lines[1]).toMatch(/^@mui\/lab +9\.0 s +310 MB +0\.05 s$/);
  expect(lines[3]).toMatch(/^all, two at once +41\.3 s +450 MB +0\.40 s$/);
});
