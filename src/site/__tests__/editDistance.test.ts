import { editDistance } from '../editDistance';

it.each([
  ['button', 'button', 2, 0],
  ['buton', 'button', 2, 1],
  ['buttton', 'button', 2, 1],
  ['buttom', 'button', 2, 1],
  ['buttno', 'button', 2, 1],
  ['autcmplete', 'autocomplete', 2, 2],
  ['dialog', 'drawer', 2, 3],
  ['a', 'abcdef', 2, 3],
  ['', 'ab', 2, 2],
  ['buton', 'button', 0, 1],
])('%s is made of %s, up to %i, in %i', (a, b, limit, distance) => {
  expect(editDistance(a, b, limit)).toBe(distance);
  expect(editDistance(b, a, limit)).toBe(distance);
});
