import { createRandom } from '../random';

const draw = (seed: number) => {
  const random = createRandom(seed);
  return Array.from({ length: 200 }, () => random.below(10));
};

test('the same seed draws the same numbers, another one others', () => {
  expect(draw(1)).toEqual(draw(1));
  expect(draw(1)).not.toEqual(draw(2));
});

test('numbers are below the limit, and all of them come', () => {
  expect([...new Set(draw(3))].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
});

test('shuffle keeps every value, in another order', () => {
  const values = Array.from({ length: 50 }, (_, index) => index);
  const shuffled = createRandom(4).shuffle(values);
  expect(shuffled).not.toEqual(values);
  expect(shuffled.sort((a, b) => a - b)).toEqual(values);
});

test('nothing cannot be picked from', () => {
  expect(() => createRandom(5).pick([])).toThrow('nothing to pick from');
});
