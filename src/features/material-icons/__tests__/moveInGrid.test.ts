import { moveInGrid } from '../moveInGrid';

// 0 1 2 3
// 4 5 6 7
// 8 9
test.each([
  ['ArrowRight', 1, false, 2],
  ['ArrowRight', 1, true, 0],
  ['ArrowLeft', 0, false, 0],
  ['ArrowDown', 5, false, 9],
  ['ArrowDown', 7, false, 7],
  ['ArrowUp', 5, true, 1],
  ['ArrowUp', 2, false, 2],
  ['Home', 9, false, 0],
  ['End', 1, false, 9],
  ['Enter', 1, false, undefined],
])('%s at %i (right to left: %s)', (key, index, rtl, expected) =>
  expect(moveInGrid(key, index, { count: 10, columns: 4, rtl })).toBe(expected),
);
