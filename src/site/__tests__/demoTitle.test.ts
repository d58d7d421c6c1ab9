import { demoTitle } from '../demoTitle';

test.each([
  ['BasicButtons', 'Basic buttons'],
  ['BasicButtons-2', 'Basic buttons 2'],
  ['RTLSlider', 'RTL slider'],
  ['GridWithRTL', 'Grid with RTL'],
  ['Button2Sizes', 'Button2 sizes'],
  ['a', 'a'],
  ['', ''],
])('%s -> %s', (name, title) => {
  expect(demoTitle(name)).toBe(title);
});
