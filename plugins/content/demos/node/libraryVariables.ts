import type { ThemeApi } from '../../../../src/site/products';
import {
  COLOR_SCHEME_SELECTOR,
  experimentalSheets,
  joyColorSchemeSelector,
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

type Theme = { readonly generateStyleSheets: () => readonly Rules[] };

/** The module of a package that creates its themes, as far as it is used. */
interface StylesModule {
  createTheme(options: object): Theme;
  extendTheme(options: object): Theme;
  experimental_extendTheme(): {
    readonly generateCssVars: Parameters<typeof experimentalSheets>[0];
  };
}

/** Rules of a package's default theme, in both colour modes. */
const SHEETS: Readonly<Record<ThemeApi, (styles: StylesModule) => readonly Rules[]>> = {
  createTheme: ({ createTheme }) =>
    createTheme({
      cssVariables: { colorSchemeSelector: COLOR_SCHEME_SELECTOR },
      colorSchemes: { light: true, dark: true },
    }).generateStyleSheets(),
  extendTheme: ({ extendTheme }) =>
    extendTheme({ getSelector: joyColorSchemeSelector }).generateStyleSheets(),
  experimental_extendTheme: ({ experimental_extendTheme: extendTheme }) =>
    experimentalSheets(extendTheme().generateCssVars),
};

/** Returns the CSS variables of a library's default theme; `installedAs` names its package. */
export async function libraryVariables(installedAs: string, theme: ThemeApi): Promise<string> {
  const styles = (await import(`${installedAs}/styles`)) as StylesModule;
  return rulesToCss(SHEETS[theme](styles));
}
