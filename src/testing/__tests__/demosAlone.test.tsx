/** @jest-environment jsdom */
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createTheme, ThemeProvider } from '@mui/material/styles';
import { act, render } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { StrictMode, type ComponentType, type ReactNode } from 'react';
import { prefixer } from 'stylis';
import rtlPlugin from 'stylis-plugin-rtl';
import { analyseDemoFile } from '../../../plugins/content/demos/node/analyseDemoFile';
import {
  findPackagedVersion,
  ICONS_PACKAGE,
  installedRequest,
} from '../../../plugins/content/demos/node/versionPackages';
import { findDocsVersionOfFile } from '../../site/docsVersions';
import { chooseFolders, demosByFolder } from '../run/demoFolders';

// The first demo of a package waits until Jest has compiled it.
jest.setTimeout(60_000);

// jsdom has no layout to observe.
class Observer {
  observe() {}
  unobserve() {}
  disconnect() {}
}
Object.assign(window, { ResizeObserver: Observer, IntersectionObserver: Observer });

const folders = demosByFolder();
const demos = chooseFolders([...folders.keys()], process.env['DOCS_TEST_SINCE']).flatMap(
  (folder) => folders.get(folder) ?? [],
);

const importsOf = (file: string) => analyseDemoFile(readFileSync(file, 'utf8')).imports;

/** Loads a demo with the packages of its version; icons are the newest. */
function loadDemo(file: string): ComponentType {
  const version = findPackagedVersion(file);
  const replaced = importsOf(file)
    .filter((specifier) => !specifier.startsWith(`${ICONS_PACKAGE}/`))
    .map((specifier) => [specifier, installedRequest(specifier, version)] as const)
    .filter(([specifier, installed]) => specifier !== installed);
  for (const [specifier, installed] of replaced) {
    jest.doMock(specifier, () => jest.requireActual(installed));
  }
  const { default: Demo } = jest.requireActual<{ default: ComponentType }>(path.resolve(file));
  for (const [specifier] of replaced) jest.dontMock(specifier);
  return Demo;
}

const messages: string[] = [];

beforeEach(() => {
  // The rules of the demos before would slow down whatever measures.
  for (const { sheet } of document.querySelectorAll('style')) {
    while (sheet?.cssRules.length) sheet.deleteRule(sheet.cssRules.length - 1);
  }
  messages.length = 0;
  for (const method of ['error', 'warn', 'info', 'log'] as const) {
    jest
      .spyOn(console, method)
      .mockImplementation((...parts) => messages.push(parts.map(String).join(' ')));
  }
});

async function show(file: string, Application: ComponentType<{ children: ReactNode }>) {
  const Demo = loadDemo(file);
  const { unmount } = render(<Demo />, { wrapper: Application });
  await act(async () => {});
  unmount();
}

test.each(demos)('%s works alone', async (file) => {
  await show(file, ({ children }) => children);
  expect(messages).toEqual([]);
});

const theme = createTheme({
  direction: 'rtl',
  palette: { mode: 'dark', primary: { main: '#7fe0c3' } },
  spacing: 5,
  typography: { fontFamily: 'Application' },
});

/** The library's own font and primary color, which this application has replaced. */
const DEFAULTS = /"Roboto"|#1976d2|25, 118, 210/;

/** Demos that nest a theme of their own, or show the default colors, and why. */
const OWN_THEMES: Readonly<Record<string, string>> = {
  'color/ContrastThreshold.tsx': 'two themes side by side',
  'color/HueList.tsx': 'all hues, one of which has the default primary color',
  'configuration/DarkPanel.tsx': 'a part of a page with a color scheme of its own',
  'configuration/InstantSwitch.tsx': 'an application that switches its mode',
  'dark-mode/DarkOnly.tsx': 'an application that is always dark',
  'dark-mode/CustomSchemes.tsx': 'an application with color schemes of its own',
  'dark-mode/DarkSection.tsx': 'a part of a page that stays dark',
  'dark-mode/ModeSwitch.tsx': 'an application that switches its mode',
  'right-to-left/DirectionSwitch.tsx': 'an application that switches its direction',
  'right-to-left/RtlField.tsx': 'a field in the other direction',
  'right-to-left/RtlForm.tsx': 'a form in the other direction',
  'right-to-left/UnflippedStyles.tsx': 'styles in the other direction',
  'localization/LanguageSwitch.tsx': 'an application that switches its language',
  'overview/LocalColor.tsx': 'an application with CSS variables',
  'theme-scoping/TwoThemes.tsx': 'a theme beside that of another library',
  'theming/NestedTheme.tsx': 'a theme nested in that of an application',
  'react-css-baseline/DarkControls.tsx': 'controls of the browser in the dark mode of a theme',
  'react-paper/DarkSheets.tsx': 'sheets in dark mode beside those in light mode',
  'react-typography/ResponsiveCover.tsx':
    'a theme that a function returns, which no theme file can have',
  'usage/DepartureNote.tsx': 'an application with CSS variables',
  'usage/QuietLabel.tsx': 'an application with CSS variables',
};

const ofMaterial = demos.filter(
  (file) =>
    findDocsVersionOfFile(file)?.productId === 'material-ui' &&
    !Object.keys(OWN_THEMES).some((name) => file.endsWith(`/${name}`)),
);

test.each(ofMaterial)('%s takes the theme of the application', async (file) => {
  const styles = new Set<string>();
  const collect = ({ type, value }: { type: string; value: string }) => {
    if (type === 'decl') styles.add(value);
  };
  const cache = createCache({
    key: 'rtl',
    stylisPlugins: [prefixer, rtlPlugin, collect],
    // Outside of the document, where jsdom does not parse them again.
    container: document.createElement('div'),
  });
  await show(file, ({ children }) => (
    <StrictMode>
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>{children}</ThemeProvider>
      </CacheProvider>
    </StrictMode>
  ));
  expect(messages).toEqual([]);
  expect([...styles].filter((style) => DEFAULTS.test(style))).toEqual([]);
});
