import {
  BORDER_RADIUS,
  palettes,
  semanticColors,
  SHADES,
  SPACING,
  type PaletteMode,
} from '../../../src/site/tokens';

function declarations(entries: readonly (readonly [name: string, value: string])[]) {
  return entries.map(([name, value]) => `  --${name}: ${value};`).join('\n');
}

/** The six palettes, e.g. `--color-error-main`, `--color-error-50`, and the colours by meaning. */
function colors(mode: PaletteMode) {
  return [
    ...Object.entries(palettes[mode]).flatMap(([name, { main, scale }]) => [
      [`color-${name}-main`, main] as const,
      ...SHADES.map((shade) => [`color-${name}-${shade}`, scale[shade]] as const),
    ]),
    ...Object.entries(semanticColors).map(([name, byMode]) => [name, byMode[mode]] as const),
  ];
}

/**
 * Returns the style sheet that declares every design token as a CSS variable, in both colour modes.
 */
export function tokensToCss(): string {
  const light = colors('light');
  const inherited = new Map(light);
  const dark = colors('dark').filter(([name, value]) => inherited.get(name) !== value);
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
    `:root {\n${declarations([...spaces, ...radii, ...light])}\n}`,
    `[data-theme='dark'] {\n${declarations(dark)}\n}`,
    // Without JavaScript, the system's mode. The libraries in the demos need the attribute.
    '@media (scripting: none) and (prefers-color-scheme: dark) {',
    `:root {\n  color-scheme: dark;\n${declarations(dark)}\n}`,
    `[data-demo-stage] {\n  color-scheme: light;\n${declarations(light)}\n}`,
    '}',
    '',
  ].join('\n\n');
}
