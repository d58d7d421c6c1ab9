import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { experimental_extendTheme as extendMaterialV5Theme } from 'material-v5/styles';
import {
  COLOR_SCHEME_SELECTOR,
  joyColorSchemeSelector,
  materialV5Sheets,
  withoutFallbacks,
} from '../contract';

type Declarations = Readonly<Record<string, unknown>>;
type Rules = Readonly<Record<string, Declarations>>;

/** Formats a rule with its non-empty custom properties. */
function toRule([selector, declarations]: [string, Declarations]): string {
  const lines = Object.entries(declarations)
    .filter(([name, value]) => name.startsWith('--') && value !== undefined && value !== null)
    .map(([name, value]) => `${name}:${withoutFallbacks(value)}`);
  return lines.length > 0 ? `${selector}{${lines.join(';')}}\n` : '';
}

/** Formats rules (selector -> declarations) as CSS. */
export function rulesToCss(rules: readonly Rules[]): string {
  return rules
    .flatMap(Object.entries<Declarations>)
    .map(toRule)
    .join('');
}

function materialVariables(): string {
  const theme = createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR },
    colorSchemes: { light: true, dark: true },
  });
  return rulesToCss(theme.generateStyleSheets() as readonly Rules[]);
}

function materialV5Variables(): string {
  return rulesToCss(materialV5Sheets(extendMaterialV5Theme().generateCssVars));
}

function joyVariables(): string {
  const theme = extendTheme({ getSelector: joyColorSchemeSelector });
  return rulesToCss(theme.generateStyleSheets() as readonly Rules[]);
}

/** Returns the CSS variables of each library's default theme, in both colour modes. */
export const LIBRARY_VARIABLES = {
  material: materialVariables,
  'material-v5': materialV5Variables,
  joy: joyVariables,
} as const;
