import { contrast } from '../contrast';
import { blue, darkBlue, palettes, semanticColors, SHADES, THEME_COLOR } from '../tokens';

const MODES = ['light', 'dark'] as const;
const TEXTS = [
  'color-text',
  'color-text-secondary',
  'color-text-muted',
  'color-primary',
  'color-success',
  'color-warning',
  'color-error',
];
const GROUNDS = ['color-bg', 'color-bg-subtle', 'color-bg-raised', 'color-bg-hover'];

const color = (name: string, mode: 'light' | 'dark') => {
  const value = semanticColors[name];
  if (!value) throw new Error(`No token ${name}`);
  return value[mode];
};

const pairs = MODES.flatMap((mode) => [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [mode, text, ground] as const)),
  ...['primary', 'success', 'warning', 'error'].map(
    (name) => [mode, `color-${name}`, `color-${name}-soft`] as const,
  ),
  [mode, 'color-on-primary', 'color-primary'] as const,
]);

test.each(pairs)('%s: %s on %s is readable (4.5:1)', (mode, text, ground) => {
  expect(contrast(color(text, mode), color(ground, mode))).toBeGreaterThanOrEqual(4.5);
});

test.each(MODES)('%s: the focus ring stands out from the page (3:1)', (mode) => {
  expect(contrast(color('color-focus', mode), color('color-bg', mode))).toBeGreaterThanOrEqual(3);
});

test.each([
  ['#fff', '#000', 21],
  ['#ffffff', 'hsl(0, 0%, 100%)', 1],
])('contrast of %s and %s is %d', (a, b, ratio) => {
  expect(contrast(a, b)).toBeCloseTo(ratio, 2);
});

test('six palettes, ten shades, in both modes', () => {
  for (const mode of MODES) {
    expect(Object.keys(palettes[mode])).toHaveLength(6);
    for (const { scale } of Object.values(palettes[mode])) {
      expect(Object.keys(scale)).toHaveLength(SHADES.length);
    }
  }
});

test('the theme-color meta tag', () => {
  expect(THEME_COLOR).toEqual({ light: blue[600], dark: darkBlue[900] });
});
