import { median, ratio } from '../comparison';

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
