import type { ChangedImport } from '../../contract';

const MATERIAL = '@mui/material';
const STYLES = '@mui/material/styles';

/** Exports of Grid that the index lost, because those of Grid2 took their place. */
const GRID_EXPORTS = [
  'gridClasses',
  'getGridUtilityClass',
  'GridClasses',
  'GridClassKey',
  'GridOwnProps',
  'GridProps',
  'GridTypeMap',
  'RegularBreakpoints',
].map((name): ChangedImport => ({
  kind: 'removed',
  modules: [MATERIAL],
  name,
  note: 'Import it from `@mui/material/Grid`.',
}));

/**
 * Names that applications import from Material UI 5, other than components, and that version 6 no
 * longer has, or deprecates. A test compares them with what both versions export.
 */
export const CHANGED_IMPORTS: readonly ChangedImport[] = [
  {
    kind: 'deprecated',
    modules: [MATERIAL, STYLES],
    name: 'Experimental_CssVarsProvider',
    note: 'Use `ThemeProvider`.',
  },
  {
    kind: 'deprecated',
    modules: [MATERIAL, STYLES],
    name: 'experimental_extendTheme',
    note: 'Use `createTheme` with `cssVariables` and `colorSchemes`.',
  },
  {
    kind: 'deprecated',
    modules: [MATERIAL, STYLES],
    name: 'getInitColorSchemeScript',
    note: 'Render the component `InitColorSchemeScript` of `@mui/material/InitColorSchemeScript`.',
  },
  {
    kind: 'deprecated',
    modules: [MATERIAL, STYLES],
    name: 'CssVarsProvider',
    note: 'Use `ThemeProvider`.',
  },
  {
    kind: 'deprecated',
    modules: [MATERIAL, STYLES],
    name: 'createMuiTheme',
    note: 'Use `createTheme`.',
  },
  {
    kind: 'deprecated',
    modules: [MATERIAL, STYLES],
    name: 'adaptV4Theme',
    note: 'Write the theme in its present form and pass it to `createTheme`.',
  },
  {
    kind: 'deprecated',
    modules: [MATERIAL, STYLES],
    name: 'experimentalStyled',
    note: 'Use `styled`.',
  },
  {
    kind: 'removed',
    modules: [MATERIAL],
    name: 'useIsFocusVisible',
    note: "Ask the element: `element.matches(':focus-visible')`.",
  },
  {
    kind: 'removed',
    modules: [MATERIAL, `${MATERIAL}/useMediaQuery`],
    name: 'MuiMediaQueryList',
    note: 'Use `MediaQueryList` of TypeScript.',
  },
  {
    kind: 'removed',
    modules: [MATERIAL, `${MATERIAL}/useMediaQuery`],
    name: 'MuiMediaQueryListEvent',
    note: 'Use `MediaQueryListEvent` of TypeScript.',
  },
  {
    kind: 'removed',
    modules: [MATERIAL, `${MATERIAL}/useMediaQuery`],
    name: 'MuiMediaQueryListListener',
    note: 'Write `(event: MediaQueryListEvent) => void`.',
  },
  ...GRID_EXPORTS,
  {
    kind: 'removed',
    modules: [MATERIAL],
    name: 'preReleaseLabel',
    note: 'Use `prerelease`.',
  },
  {
    kind: 'removed',
    modules: [MATERIAL],
    name: 'preReleaseNumber',
    note: 'Use `prerelease`.',
  },
  {
    kind: 'removed',
    modules: [`${MATERIAL}/legacy`],
    note: 'Import from `@mui/material`. Version 6 has no build for older browsers.',
  },
  {
    kind: 'removed',
    modules: [`${MATERIAL}/umd`],
    note: 'Load the ES module from a CDN.',
  },
];
