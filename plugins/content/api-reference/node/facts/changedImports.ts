import type { ChangedImport } from '../../contract';

const MATERIAL = '@mui/material';
const STYLES = '@mui/material/styles';
const MEDIA_QUERY = '@mui/material/useMediaQuery';

const deprecated = (name: string, note: string): ChangedImport => ({
  kind: 'deprecated',
  modules: [MATERIAL, STYLES],
  name,
  note,
});

const removed = (name: string, note: string, modules = [MATERIAL]): ChangedImport => ({
  kind: 'removed',
  modules,
  name,
  note,
});

const removedModule = (module: string, note: string): ChangedImport => ({
  kind: 'removed',
  modules: [module],
  note,
});

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
];

/**
 * Names that applications import from Material UI 5, other than components, and that version 6 no
 * longer has, or deprecates. A test compares them with what both versions export.
 */
export const CHANGED_IMPORTS: readonly ChangedImport[] = [
  deprecated('Experimental_CssVarsProvider', 'Use `ThemeProvider`.'),
  deprecated(
    'experimental_extendTheme',
    'Use `createTheme` with `cssVariables` and `colorSchemes`.',
  ),
  deprecated(
    'getInitColorSchemeScript',
    'Render the component `InitColorSchemeScript` of `@mui/material/InitColorSchemeScript`.',
  ),
  deprecated('CssVarsProvider', 'Use `ThemeProvider`.'),
  deprecated('createMuiTheme', 'Use `createTheme`.'),
  deprecated('adaptV4Theme', 'Write the theme in its present form and pass it to `createTheme`.'),
  deprecated('experimentalStyled', 'Use `styled`.'),
  removed('useIsFocusVisible', "Ask the element: `element.matches(':focus-visible')`."),
  removed('MuiMediaQueryList', 'Use `MediaQueryList` of TypeScript.', [MATERIAL, MEDIA_QUERY]),
  removed('MuiMediaQueryListEvent', 'Use `MediaQueryListEvent` of TypeScript.', [
    MATERIAL,
    MEDIA_QUERY,
  ]),
  removed('MuiMediaQueryListListener', 'Write `(event: MediaQueryListEvent) => void`.', [
    MATERIAL,
    MEDIA_QUERY,
  ]),
  ...GRID_EXPORTS.map((name) => removed(name, 'Import it from `@mui/material/Grid`.')),
  removed('preReleaseLabel', 'Use `prerelease`.'),
  removed('preReleaseNumber', 'Use `prerelease`.'),
  removedModule(
    `${MATERIAL}/legacy`,
    'Import from `@mui/material`. Version 6 has no build for older browsers.',
  ),
  removedModule(`${MATERIAL}/umd`, 'Load the ES module from a CDN.'),
];
