import { parseWeightOptions } from '../weightOptions';

const defaults = {
  runs: 1,
  jsonFile: null,
  root: '/project',
  sizes: [100, 500, 2000],
  demos: 0,
  referencePages: 0,
  real: true,
};

test.each([
  [[], defaults],
  [['--sizes', '500,100'], { ...defaults, sizes: [100, 500] }],
  [['--sizes=70,70'], { ...defaults, sizes: [70] }],
  [['--demos=8', '--reference-pages', '1000'], { ...defaults, demos: 8, referencePages: 1000 }],
  [['--no-real', '--runs', '3'], { ...defaults, real: false, runs: 3 }],
  [
    ['--json', 'a.json', '--root=../other'],
    { ...defaults, jsonFile: '/project/a.json', root: '/other' },
  ],
])('parseWeightOptions(%j)', (args, options) => {
  expect(parseWeightOptions(args, '/project')).toEqual(options);
});

test.each([
  [['--sizes', ''], /--sizes : expected numbers of pages/],
  [['--sizes', '100,0'], /--sizes 0: expected/],
  [['--sizes', '1e3'], /--sizes 1e3/],
  [['--demos', 'many'], /--demos many: expected a whole number/],
  [['--runs', '0'], /--runs 0: expected a whole number/],
  [['--size', '100'], /Unknown option '--size'/],
  [['100'], /Unexpected argument/],
])('parseWeightOptions(%j) fails', (args, message) => {
  expect(() => parseWeightOptions(args, '/project')).toThrow(message);
});
