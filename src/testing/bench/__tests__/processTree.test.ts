import { parseProcessStatus, treeMemory } from '../processTree';

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
    ['the root and all its descendants', 10, 623],
    ['a process without children', 31, 3],
    ['a process that has ended', 99, 0],
  ])('counts %s', (_, root, memory) => {
    expect(treeMemory(samples, root)).toEqual(memory);
  });
});
