import { idOfHash } from '../idOfHash';

test.each([
  ['', ''],
  ['#', ''],
  ['#button-prop-color', 'button-prop-color'],
  ['#aria%2Dlabel', 'aria-label'],
  ['#%', ''],
  ['#%E0%A4', ''],
])('%j names %j', (hash, id) => {
  expect(idOfHash(hash)).toBe(id);
});
