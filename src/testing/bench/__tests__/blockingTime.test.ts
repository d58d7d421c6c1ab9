import { blockingTime } from '../blockingTime';

test.each([
  [[], 0],
  [[20, 50], 0],
  [[51, 120, 30], 71],
])('tasks of %j ms block for %d ms', (durations, expected) => {
  expect(blockingTime(durations)).toBe(expected);
});
