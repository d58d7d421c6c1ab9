import { extendTheme } from '@mui/joy/styles';
import { createTheme } from '@mui/material/styles';
import { COLOR_SCHEME_SELECTOR, joyColorSchemeSelector, withoutFallbacks } from '../contract';

type Declarations = Readonly<Record<string, unknown>>;
type Rules = Readonly<Record<string, Declarations>>;

/** One rule; only custom properties that have a value. */
function toRule([selector, declarations]: [string, Declarations]): string {
  const lines = Object.entries(declarations)
    .filter(([name, value]) => name.startsWith('--') && value !== undefined && value !== null)
    .map(([name, value]) => `  ${name}: ${withoutFallbacks(value)};`);
  return `${selector} {\n${lines.join('\n')}\n}\n`;
}

/** The CSS of rules that map selectors to declarations. */
export function rulesToCss(rules: readonly Rules[]): string {
  return rules
    .flatMap(Object.entries<Declarations>)
    .map(toRule)
    .join('');
}

/**
 * The CSS variables of the libraries' default themes, in both colour modes. Shipped once with the
 * site: in a demo's own HTML they would cost some 20 kB each time.
 */
export function libraryVariables(): string {
  const material = createTheme({
    cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR },
    colorSchemes: { light: true, dark: true },
  });
  const joy = extendTheme({ getSelector: joyColorSchemeSelector });
  const sheets = [...material.generateStyleSheets(), ...joy.generateStyleSheets()];
  return rulesToCss(sheets as readonly Rules[]);
}
