import { parseOptions } from '../options';

const defaults = { runs: 1, jsonFile: null, root: '/project' };

test.each([
  [[], defaults],
  [['--runs', '3'], { ...defaults, runs: 3 }],
  [['--json', 'out/figures.json'], { ...defaults, jsonFile: '/project/out/figures.json' }],
  [['--json=/a.json', '--root=../other'], { ...defaults, jsonFile: '/a.json', root: '/other' }],
])('parseOptions(%j)', (args, options) => {
  expect(parseOptions(args, '/project')).toEqual(options);
});

test.each([
  [['--runs', '0'], /--runs 0: expected a whole number/],
  [['--runs', 'many'], /--runs many/],
  [['--run', '2'], /Unknown option '--run'/],
  [['2'], /Unexpected argument/],
])('parseOptions(%j) fails', (args, message) => {
  expect(() => parseOptions(args, '/project')).toThrow(message);
});
