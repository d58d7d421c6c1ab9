import { createTheme, rgbToHex } from '@mui/material/styles';
import { HUE_NAMES, HUE_SHADES, swatchColor } from '../color/materialHues';
import { contrast } from '@site/src/site/contrast';
import { contrastLevel, formatRatio, textOn } from '@site/src/site/textContrast';
import { contrastAsText, readableTextOn, tonesOf } from '../color/tones';

const swatches = HUE_NAMES.flatMap((hue) => HUE_SHADES.map((shade) => swatchColor({ hue, shade })));
const ownColors = ['#000000', '#ffffff', '#777777', '#959595', '#123456', '#fedcba'];

test('the tones and the text are those that createTheme computes', () => {
  const { palette } = createTheme();
  // The library warns about colours on which no text has a contrast of 3:1.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const main of [...swatches, ...ownColors]) {
    const expected = palette.augmentColor({ color: { main } });
    const { light, main: middle, dark } = tonesOf(main);
    expect([light.color, middle.color, dark.color]).toEqual(
      [expected.light, expected.main, expected.dark].map(rgbToHex),
    );
    expect(middle.text).toBe(expected.contrastText === '#fff' ? 'white' : 'black');
  }
  jest.restoreAllMocks();
});

test.each([
  ['#000000', 'white', 21],
  ['#1976d2', 'white', 4.6],
  // 87 % black is #212121 on white.
  ['#ffffff', 'black', 16.1],
  ['#2196f3', 'white', 3.12],
] as const)('on %s the text is %s', (color, text, ratio) => {
  expect(textOn(color).text).toBe(text);
  expect(textOn(color).ratio).toBeCloseTo(ratio, 1);
});

test('the names of all swatches can be read', () => {
  for (const color of [...swatches, ...ownColors]) {
    const text = readableTextOn(color) === 'white' ? '#fff' : '#000';
    expect(contrast(text, color)).toBeGreaterThanOrEqual(4.5);
  }
});

test('a colour as text is measured on the backgrounds of both schemes', () => {
  const { light, dark } = contrastAsText('#2196f3');
  expect(light).toBeCloseTo(3.12, 2);
  expect(dark).toBeCloseTo(6.0, 1);
});

test.each([
  [21, 'enough'],
  [4.5, 'enough'],
  [4.49, 'largeOnly'],
  [3, 'largeOnly'],
  [2.99, 'tooLow'],
] as const)('%d is %s', (ratio, level) => {
  expect(contrastLevel(ratio)).toBe(level);
});

test.each([
  [4.49, '4.4'],
  [4.5, '4.5'],
  [4.6, '4.6'],
  [21, '21.0'],
])('%d reads %s', (ratio, text) => {
  expect(formatRatio(ratio)).toBe(text);
});
