import { palettes, semanticColors, type PaletteMode } from '../../../../src/site/tokens';
import { tokensToCss } from '../tokensToCss';

const css = tokensToCss();

test.each([
  '--radius: 12px;',
  '--space-1: 8px;',
  '--space-half: 4px;',
  `--color-primary-500: ${palettes.light.primary.scale[500]};`,
])('declares %s', (declaration) => {
  expect(css).toContain(declaration);
});

/** The value that a mode has: its own, else that of the light mode. */
function valueOf(name: string, mode: PaletteMode) {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  const find = (block: string) => new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1];
  return (mode === 'dark' ? find(dark) : undefined) ?? find(light);
}

test.each(['light', 'dark'] as const)('the palettes have their %s colours', (mode) => {
  for (const [name, { main, scale }] of Object.entries(palettes[mode])) {
    expect(valueOf(`color-${name}-main`, mode)).toBe(main);
    for (const [shade, color] of Object.entries(scale)) {
      expect(valueOf(`color-${name}-${shade}`, mode)).toBe(color);
    }
  }
});

test('every meaning has a value in both modes', () => {
  const [light = '', dark = ''] = css.split("[data-theme='dark']");
  for (const name of Object.keys(semanticColors)) {
    expect(light).toContain(`--${name}:`);
    expect(dark).toContain(`--${name}:`);
  }
});
