import { matchesName } from '../matchesName';

test.each([
  ['onCellClick', '', true],
  ['onCellClick', 'cell', true],
  ['onCellClick', 'ON CELL', true],
  ['onCellClick', 'click cell', true],
  ['onCellClick', 'on-cell', true],
  ['onCellClick', 'row', false],
  ['onCellClick', 'cell row', false],
  ['.MuiDataGrid-row--hover', '.MuiDataGrid-row', true],
  ['Äpfel', 'äp', true],
  ['a', '(((', true],
])('%s and "%s": %s', (name, query, expected) => {
  expect(matchesName(name, query)).toBe(expected);
});
