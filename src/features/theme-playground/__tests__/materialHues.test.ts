import * as colors from '@mui/material/colors';
import { HUE_NAMES, HUE_SHADES, findSwatch, swatchColor } from '../color/materialHues';

test('there are 16 hues: all of the library that have accents in Material Design', () => {
  expect(HUE_NAMES).toHaveLength(16);
  expect(
    Object.keys(colors)
      .filter((name) => !HUE_NAMES.some((hue) => hue === name))
      .sort(),
  ).toEqual(['blueGrey', 'brown', 'common', 'grey']);
});

test('every hue has exactly the 14 shades', () => {
  for (const hue of HUE_NAMES) {
    expect(Object.keys(colors[hue]).sort()).toEqual(HUE_SHADES.map(String).sort());
  }
  expect(HUE_SHADES).toHaveLength(14);
});

test('a colour leads back to its swatch', () => {
  for (const hue of HUE_NAMES) {
    for (const shade of HUE_SHADES) {
      const color = swatchColor({ hue, shade });
      expect(color).toMatch(/^#[\da-f]{6}$/);
      expect(findSwatch(color)).toEqual({ hue, shade });
    }
  }
});

test('a colour of one’s own has no swatch', () => {
  expect(findSwatch('#2196f4')).toBeUndefined();
});
