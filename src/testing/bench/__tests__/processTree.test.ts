import { parseProcessStatus, peakMemory, treeMemory } from '../processTree';

test.each([
  [
    'a process',
    'Name:\tnode\nPid:\t12\nPPid:\t3\nVmHWM:\t  900 kB\nVmRSS:\t    2 kB\n',
    { pid: 12, parent: 3, memory: 2048 },
  ],
  ['one that has ended', 'Name:\tnode\nPid:\t12\nPPid:\t3\n', { pid: 12, parent: 3, memory: 0 }],
  ['no process', '', null],
])('parseProcessStatus reads %s', (_, status, sample) => {
  expect(parseProcessStatus(status)).toEqual(sample);
});

describe('treeMemory', () => {
  const samples = [
    { pid: 40, parent: 30, memory: 500 },
    { pid: 1, parent: 0, memory: 10_000 },
    { pid: 10, parent: 1, memory: 100 },
    { pid: 30, parent: 10, memory: 20 },
    { pid: 31, parent: 10, memory: 3 },
    { pid: 50, parent: 1, memory: 7000 },
  ];

  test.each([
    ['the root and all its descendants', 10, { total: 623, largestProcess: 500 }],
    ['a process without children', 31, { total: 3, largestProcess: 3 }],
    ['a process that has ended', 99, { total: 0, largestProcess: 0 }],
  ])('counts %s', (_, root, memory) => {
    expect(treeMemory(samples, root)).toEqual(memory);
  });
});

test.each([
  ['no samples', [], null],
  ['one', [{ total: 5, largestProcess: 4 }], { total: 5, largestProcess: 4 }],
  [
    'peaks at different moments',
    [
      { total: 5, largestProcess: 4 },
      { total: 9, largestProcess: 3 },
      { total: 2, largestProcess: 2 },
    ],
    { total: 9, largestProcess: 4 },
  ],
])('peakMemory of %s', (_, samples, peak) => {
  expect(peakMemory(samples)).toEqual(peak);
});
