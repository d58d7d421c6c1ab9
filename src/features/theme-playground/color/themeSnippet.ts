import { INTENTS, type ChosenColors } from './intents';
import { findSwatch } from './materialHues';

/** Returns `blue[500]`, `pink.A400`, or the colour itself if it is not in Material Design. */
function colorExpression(color: string): string {
  const swatch = findSwatch(color);
  if (!swatch) return `'${color}'`;
  const { hue, shade } = swatch;
  return typeof shade === 'number' ? `${hue}[${shade}]` : `${hue}.${shade}`;
}

/** Returns TypeScript code that creates a theme with `colors` as main colours. */
export function themeSnippet(colors: ChosenColors): string {
  const hues = [...new Set(INTENTS.flatMap((intent) => findSwatch(colors[intent])?.hue ?? []))];
  const imports = [
    ...(hues.length > 0
      ? [`import { ${hues.sort().join(', ')} } from '@mui/material/colors';`]
      : []),
    `import { createTheme } from '@mui/material/styles';`,
  ];
  const palette = INTENTS.map(
    (intent) => `    ${intent}: { main: ${colorExpression(colors[intent])} },`,
  );
  return [
    ...imports,
    '',
    'export const theme = createTheme({',
    '  palette: {',
    ...palette,
    '  },',
    '});',
    '',
  ].join('\n');
}
