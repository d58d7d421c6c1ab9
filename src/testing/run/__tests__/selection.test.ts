import { readSelection, stepsOfShard } from '../selection';

const base = () => 'abc';

test.each([
  ['what changed', [], { all: false, since: 'abc', shard: undefined }],
  ['since a commit', ['--since', 'HEAD~3'], { all: false, since: 'HEAD~3', shard: undefined }],
  ['everything', ['--all'], { all: true, since: undefined, shard: undefined }],
  [
    'a part',
    ['--all', '--shard', '2/4'],
    { all: true, since: undefined, shard: { index: 2, count: 4 } },
  ],
])('%s', (_name, args, selection) => {
  expect(readSelection(args, base)).toEqual(selection);
});

test('everything, where no earlier commit is known', () => {
  expect(readSelection([], () => undefined).since).toBeUndefined();
});

test.each([
  [['--all', '--since', 'HEAD'], '--since: the full sweep tests every page'],
  [['--shard', '1/4'], '--shard splits the full sweep'],
  [['--all', '--shard', '5/4'], '--shard 5/4: write it as 1/4'],
  [['--all', '--shard', 'half'], '--shard half: write it as 1/4'],
  [['--everything'], "Unknown option '--everything'"],
])('%j cannot be used', (args, message) => {
  expect(() => readSelection(args, base)).toThrow(message);
});

test('shards: builds in each, tests split, other steps once', () => {
  const steps = [
    { command: ['docusaurus'], isBuild: true },
    { command: ['eslint'] },
    { command: ['tsc'] },
    { command: ['jest'], splits: true },
  ] as const;
  const commands = (index: number) =>
    stepsOfShard(steps, { index, count: 2 }).map(({ command }) => command.join(' '));
  expect(commands(1)).toEqual(['docusaurus', 'eslint', 'jest --shard=1/2']);
  expect(commands(2)).toEqual(['docusaurus', 'tsc', 'jest --shard=2/2']);
  expect(stepsOfShard(steps, undefined)).toEqual(steps);
});
