import { indexForLetter } from '../indexForLetter';

const labels = ['Copy link', 'View source', 'Copy path', 'Édition'];

test.each([
  ['c', 0, 2],
  ['C', 2, 0],
  ['v', 0, 1],
  ['v', 1, 1],
  ['é', 0, 3],
  ['x', 0, undefined],
  [' ', 0, undefined],
  ['Shift', 0, undefined],
  ['c', -1, 0],
])('%s from %i goes to %s', (key, index, expected) => {
  expect(indexForLetter(key, index, labels)).toBe(expected);
});
