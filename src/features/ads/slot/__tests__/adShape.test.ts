import { adShape } from '../adShape';

test.each([
  [0, 'inline'],
  [0.199, 'inline'],
  [0.2, 'image'],
  [0.999, 'image'],
])('spec §9, 20%% inline and 80%% image: %d is %s', (random, shape) => {
  expect(adShape(random)).toBe(shape);
});
