import { clampSpacing, parseSpacing } from '../density/spacingUnit';

test.each([
  [8, 8],
  [0, 0],
  [20, 20],
  [-1, 0],
  [21, 20],
  [8.4, 8],
  [8.5, 9],
  [Infinity, 20],
])('%d becomes %d', (spacing, clamped) => {
  expect(clampSpacing(spacing)).toBe(clamped);
});

test.each([
  ['8', 8],
  [' 12 ', 12],
  ['0', 0],
  ['100', 20],
  ['-3', 0],
  ['6.6', 7],
  ['', undefined],
  ['  ', undefined],
  ['-', undefined],
  ['eight', undefined],
])('%j is read as %p', (text, spacing) => {
  expect(parseSpacing(text)).toBe(spacing);
});
