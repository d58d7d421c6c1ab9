import { adShape } from '../adShape';
import { slotEventLabel } from '../slotEventLabel';

test.each([
  [0, 'inline'],
  [0.199, 'inline'],
  [0.2, 'image'],
  [0.999, 'image'],
])('spec §9, 20%% inline and 80%% image: %d is %s', (random, shape) => {
  expect(adShape(random)).toBe(shape);
});

test.each([
  ['carbon', 'image', 'carbon-body-top-image'],
  ['in-house-adblock', 'inline', 'in-house-adblock-body-top-inline'],
] as const)('the label of %s in shape %s is %s', (label, shape, expected) => {
  expect(slotEventLabel(label, shape)).toBe(expected);
});
