import {
  amber,
  blue,
  BORDER_RADIUS,
  darkBlue,
  green,
  grey,
  red,
  semanticColors,
  SHADES,
  SPACING,
  type ColorScale,
  type PaletteMode,
} from '../../../src/site/tokens';

const SCALES: Readonly<Record<string, ColorScale>> = {
  blue,
  'dark-blue': darkBlue,
  grey,
  red,
  green,
  amber,
};

function declarations(entries: readonly (readonly [name: string, value: string])[]) {
  return entries.map(([name, value]) => `  --${name}: ${value};`).join('\n');
}

function colors(mode: PaletteMode) {
  return Object.entries(semanticColors).map(([name, byMode]) => [name, byMode[mode]] as const);
}

/**
 * Returns the style sheet that declares every design token as a CSS variable, in both colour modes.
 */
export function tokensToCss(): string {
  const scales = Object.entries(SCALES).flatMap(([name, scale]) =>
    SHADES.map((shade) => [`color-${name}-${shade}`, scale[shade]] as const),
  );
  const spaces = [0.5, 1, 1.5, 2, 3, 4, 5, 6, 8].map(
    (units) =>
      [
        units === 0.5 ? 'space-half' : `space-${String(units).replace('.', '-')}`,
        `${units * SPACING}px`,
      ] as const,
  );
  const radii = [
    ['radius', `${BORDER_RADIUS}px`],
    ['radius-sm', `${(BORDER_RADIUS * 2) / 3}px`],
    ['radius-xs', `${BORDER_RADIUS / 2}px`],
  ] as const;
  return [
    `:root {\n${declarations([...scales, ...spaces, ...radii, ...colors('light')])}\n}`,
    `[data-theme='dark'] {\n${declarations(colors('dark'))}\n}`,
    '',
  ].join('\n\n');
}
