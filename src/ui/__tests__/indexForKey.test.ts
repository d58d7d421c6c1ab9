import { COLUMN_KEYS, indexForKey, rowKeys } from '../indexForKey';

describe('a row', () => {
  test.each([
    ['ArrowRight', false, 0, 1],
    ['ArrowRight', false, 3, 0],
    ['ArrowLeft', false, 3, 2],
    ['ArrowLeft', false, 0, 3],
    ['ArrowLeft', true, 0, 1],
    ['ArrowLeft', true, 3, 0],
    ['ArrowRight', true, 1, 0],
    ['ArrowRight', true, 0, 3],
    ['Home', false, 2, 0],
    ['End', false, 1, 3],
    ['Home', true, 2, 0],
    ['End', true, 1, 3],
    ['ArrowDown', false, 1, undefined],
    ['a', false, 1, undefined],
  ])('%s (right to left: %s) from %i goes to %s', (key, rtl, index, expected) => {
    expect(indexForKey(key, index, 4, rowKeys(rtl))).toBe(expected);
  });
});

describe('a column', () => {
  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowDown', -1, 0],
    ['ArrowUp', -1, 2],
    ['ArrowRight', 0, undefined],
  ])('%s from %i goes to %s', (key, index, expected) => {
    expect(indexForKey(key, index, 3, COLUMN_KEYS)).toBe(expected);
  });
});

test.each(['ArrowRight', 'Home', 'End'])('%s moves nowhere in an empty row', (key) => {
  expect(indexForKey(key, -1, 0, rowKeys(false))).toBeUndefined();
});
