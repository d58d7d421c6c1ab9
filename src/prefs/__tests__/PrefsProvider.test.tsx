/** @jest-environment jsdom */
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import { hydrateRoot } from 'react-dom/client';
import { Link, MemoryRouter } from 'react-router-dom';
import { renderInSite } from '../../testing/renderInSite';
import { THEME_COLOR } from '../../site/tokens';
import {
  PrefsProvider,
  useCodeStyling,
  useCodeVariant,
  useDirection,
  useMode,
  usePackageManager,
  useThemeSettings,
  useThemeSettingsDispatch,
  type Mode,
  type ThemeSettingsAction,
} from '..';
import { BOOT_SCRIPT_CONFIG, bootScript } from '../bootScript';
import {
  rememberedCodeStyling,
  rememberedCodeVariant,
  rememberedDirection,
  rememberedPackageManager,
  rememberedPaletteColors,
  rememberedThemeSettings,
} from '../rememberedValues';
import type * as rememberedValues from '../rememberedValues';
import { clearCookies } from './clearCookies';
import { mockMatchMedia } from './mockMatchMedia';
import { supportStorageEvents } from './supportStorageEvents';

supportStorageEvents();

const root = document.documentElement;
let error: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  clearCookies();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  document.head.innerHTML = '<meta name="theme-color">';
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  rememberedDirection.set('ltr');
  rememberedPackageManager.set('npm');
  rememberedThemeSettings.set(rememberedThemeSettings.defaultValue);
  rememberedPaletteColors.set({});
  rememberedCodeVariant.set('TS');
  rememberedCodeStyling.set('MUI System');
  jest.restoreAllMocks();
});

/** Renders every choice as text, with buttons to change it. */
function Choices({ actions = [] }: { actions?: readonly ThemeSettingsAction[] }) {
  const { mode, effective, setMode } = useMode();
  const { direction, setDirection } = useDirection();
  const { packageManager, setPackageManager } = usePackageManager();
  const dispatch = useThemeSettingsDispatch();
  return (
    <>
      <output>{`${mode} ${effective} ${direction} ${packageManager}`}</output>
      <code>{JSON.stringify(useThemeSettings())}</code>
      <button onClick={() => setMode('dark')}>dark</button>
      <button onClick={() => setMode('sepia' as Mode)}>sepia</button>
      <button onClick={() => setDirection('rtl')}>rtl</button>
      <button onClick={() => setPackageManager('pnpm')}>pnpm</button>
      <button onClick={() => actions.forEach(dispatch)}>dispatch</button>
    </>
  );
}

/** Renders code variant and styling, with buttons to change them. */
function Code() {
  const { codeVariant, setCodeVariant } = useCodeVariant();
  const { codeStyling, setCodeStyling } = useCodeStyling();
  return (
    <>
      <p data-testid="code">{`${codeVariant}, ${codeStyling}`}</p>
      <button onClick={() => setCodeVariant('JS')}>JS</button>
      <button onClick={() => setCodeStyling('Tailwind')}>Tailwind</button>
      <Link to="/page#css-Table.js">linked demo</Link>
      <Link to="/page?a=1#css-Table.js">other query</Link>
      <Link to="/page#usage">linked heading</Link>
    </>
  );
}

function start({
  stored = {},
  prefersDark = false,
  actions,
  path,
}: {
  stored?: Record<string, string>;
  prefersDark?: boolean;
  actions?: readonly ThemeSettingsAction[];
  path?: string;
} = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const system = mockMatchMedia(prefersDark);
  new Function(bootScript(BOOT_SCRIPT_CONFIG))();
  renderInSite(
    <PrefsProvider>
      <Choices actions={actions} />
      <Code />
    </PrefsProvider>,
    { path },
  );
  return system;
}

const choices = () => screen.getByRole('status').textContent;
const settings = () => JSON.parse(screen.getByRole('code').textContent ?? '') as unknown;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

function changeInOtherTab(key: string, newValue: string | null) {
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
  });
}

function expectShown(mode: Mode, effective: 'light' | 'dark') {
  expect(root).toHaveAttribute('data-theme-choice', mode);
  expect(root).toHaveAttribute('data-theme', effective);
  expect(document.body).toHaveClass(`mode-${effective}`, { exact: true });
  expect(document.querySelector('meta')).toHaveAttribute('content', THEME_COLOR[effective]);
}

describe('colour mode', () => {
  it.each([
    [{}, true, 'system', 'dark'],
    [{}, false, 'system', 'light'],
    [{ 'mui-mode': 'light' }, true, 'light', 'light'],
    [{ 'mui-mode': 'sepia' }, true, 'system', 'dark'],
  ] as const)(
    'starts with %j, dark system %p, as %s, %s',
    (stored, prefersDark, mode, effective) => {
      start({ stored, prefersDark });
      expect(choices()).toBe(`${mode} ${effective} ltr npm`);
      expectShown(mode, effective);
      expect(localStorage.getItem('theme')).toBeNull();
    },
  );

  it('shows and stores what the reader chooses, under its own key only', async () => {
    start();
    await press('dark');
    expect(choices()).toBe('dark dark ltr npm');
    expectShown('dark', 'dark');
    expect({ ...localStorage }).toEqual({ 'mui-mode': 'dark' });
  });

  it.each([
    ['dark', 'dark', 'dark'],
    ['system', 'system', 'light'],
    ['sepia', 'system', 'light'],
    [null, 'system', 'light'],
  ] as const)('follows another tab that stores %p', (stored, mode, effective) => {
    start({ stored: { 'mui-mode': 'light' } });
    changeInOtherTab('mui-mode', stored);
    expectShown(mode, effective);
    expect(choices()).toBe(`${mode} ${effective} ltr npm`);
  });

  it.each([
    ['system', 'dark'],
    ['light', 'light'],
  ] as const)('follows the operating system live when the mode is %s', (mode, effective) => {
    const system = start({ stored: { 'mui-mode': mode } });
    act(() => system.setPrefersDark(true));
    expectShown(mode, effective);
  });

  it('spec §8, "Nonexistent color scheme": ignores a mode that does not exist', async () => {
    start();
    await press('sepia');
    expect(error).toHaveBeenCalledWith('`sepia` does not exist in `theme.colorSchemes`.');
    expectShown('system', 'light');
    expect(localStorage.getItem('mui-mode')).toBeNull();
  });
});

it('shows and stores direction and package manager', async () => {
  start();
  await press('rtl');
  await press('pnpm');
  expect(choices()).toBe('system light rtl pnpm');
  expect(root).toHaveAttribute('data-dir', 'rtl');
  expect(document.body).toHaveAttribute('dir', 'rtl');
  expect(root).toHaveAttribute('data-package-manager', 'pnpm');
  expect({ ...localStorage }).toEqual({
    'mui-direction': 'rtl',
    'codeblock-package-manager': 'pnpm',
  });
});

it('follows another tab in direction and package manager', () => {
  start();
  changeInOtherTab('mui-direction', 'rtl');
  changeInOtherTab('codeblock-package-manager', 'yarn');
  expect(choices()).toBe('system light rtl yarn');
  expect(document.body).toHaveAttribute('dir', 'rtl');
  expect(root).toHaveAttribute('data-package-manager', 'yarn');
});

describe('code', () => {
  const code = () => screen.getByTestId('code').textContent;
  const follow = (name: string) => userEvent.click(screen.getByRole('link', { name }));

  it('shows and stores what the reader chooses', async () => {
    start();
    expect(code()).toBe('TS, MUI System');
    await press('JS');
    await press('Tailwind');
    expect(code()).toBe('JS, Tailwind');
    expect(root).toHaveAttribute('data-code-variant', 'js');
    expect(root).toHaveAttribute('data-code-styling', 'tailwind');
    expect(document.cookie.split('; ').sort()).toEqual(['codeStyling=Tailwind', 'codeVariant=JS']);
    expect({ ...localStorage }).toEqual({});
  });

  it('follows a link to a demo without storing it', async () => {
    start();
    await follow('linked demo');
    expect(code()).toBe('JS, CSS');
    expect(root).toHaveAttribute('data-code-variant', 'js');
    expect(root).toHaveAttribute('data-code-styling', 'css');
    expect(document.cookie).toBe('');
    await follow('linked heading');
    expect(code()).toBe('JS, CSS');
  });

  it("leaves the reader's choice when only the query changes", async () => {
    start({ path: '/page#css-Table.js' });
    expect(code()).toBe('JS, CSS');
    await press('Tailwind');
    await follow('other query');
    expect(code()).toBe('JS, Tailwind');
    expect(document.cookie).toBe('codeStyling=Tailwind');
  });

  it("takes the page's own hash at first, before what is stored", () => {
    document.cookie = 'codeVariant=TS;path=/';
    window.history.replaceState(null, '', '/#tailwind-Table.js');
    jest.isolateModules(() => {
      // A page load creates new module instances.
      const values = jest.requireActual<typeof rememberedValues>('../rememberedValues');
      expect(values.rememberedCodeVariant.get()).toBe('JS');
      expect(values.rememberedCodeStyling.get()).toBe('Tailwind');
    });
    window.history.replaceState(null, '', '/');
    expect(document.cookie).toBe('codeVariant=TS');
  });
});

describe('theme settings', () => {
  it('are the initial ones at first, with the mode and direction of the page', () => {
    start({ prefersDark: true });
    expect(settings()).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'dark',
      worn: '',
    });
  });

  it('take several actions of one event, and remember them', async () => {
    start({
      actions: [
        { type: 'INCREASE_SPACING' },
        { type: 'INCREASE_SPACING' },
        { type: 'SET_DENSE', payload: true },
        { type: 'CHANGE', payload: { paletteMode: 'dark', direction: 'rtl' } },
        { type: 'CHANGE', payload: { paletteColors: { primary: { main: '#2196f3' } } } },
        { type: 'WEAR', payload: '1.e30' },
      ],
    });
    await press('dispatch');
    expect(settings()).toEqual({
      dense: true,
      direction: 'rtl',
      paletteColors: { primary: { main: '#2196f3' } },
      spacing: 10,
      paletteMode: 'dark',
      worn: '1.e30',
    });
    expectShown('dark', 'dark');
    expect(document.body).toHaveAttribute('dir', 'rtl');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(localStorage.getItem('mui-direction')).toBe('rtl');
    expect(localStorage.getItem('docs-worn-theme')).toBe('1.e30');
    expect(JSON.parse(localStorage.getItem('mui-theme-settings') ?? '')).toEqual({
      dense: true,
      spacing: 10,
    });
    expect(document.cookie).toBe('paletteColors={"primary":{"main":"#2196f3"}}');
  });

  it('drop the cookie of the colours when they are reset', async () => {
    const colors = { type: 'CHANGE', payload: { paletteColors: { error: { main: '#f00' } } } };
    start({ actions: [colors as ThemeSettingsAction] });
    await press('dispatch');
    expect(document.cookie).toBe('paletteColors={"error":{"main":"#f00"}}');
    cleanup();
    start({ actions: [{ type: 'RESET_COLORS' }] });
    expect(settings()).toMatchObject({ paletteColors: { error: { main: '#f00' } } });
    await press('dispatch');
    expect(settings()).toMatchObject({ paletteColors: {} });
    expect(document.cookie).toBe('');
  });

  it('store nothing when an action changes nothing', async () => {
    start({
      actions: [{ type: 'CHANGE', payload: { paletteMode: 'light' } }, { type: 'RESET_DENSITY' }],
    });
    await press('dispatch');
    expect({ ...localStorage }).toEqual({});
  });

  it('ignore a colour scheme the theme does not have', async () => {
    const sepia = { type: 'CHANGE', payload: { paletteMode: 'sepia' } };
    start({ actions: [sepia as unknown as ThemeSettingsAction] });
    await press('dispatch');
    expect(error).toHaveBeenCalledWith('`sepia` does not exist in `theme.colorSchemes`.');
    expectShown('system', 'light');
  });

  it('follow another tab, dropping what is malformed', () => {
    start();
    changeInOtherTab('mui-theme-settings', '{"dense":true,"spacing":"wide"}');
    expect(settings()).toMatchObject({ dense: true, spacing: 8 });
  });

  it('spec §8, "Theme context used without provider": report it and do nothing', async () => {
    function Outside() {
      const { spacing } = useThemeSettings();
      const dispatch = useThemeSettingsDispatch();
      return <button onClick={() => dispatch({ type: 'INCREASE_SPACING' })}>{spacing}</button>;
    }
    const forgotten = 'Forgot to wrap component in `ThemeSettingsProvider`';
    render(<Outside />);
    expect(error).toHaveBeenCalledWith(forgotten);
    error.mockClear();
    await press('8');
    expect(error).toHaveBeenCalledWith(forgotten);
    expect(screen.getByRole('button', { name: '8' })).toBeInTheDocument();
    expect({ ...localStorage }).toEqual({});
  });
});

it("hydrates the server's page without a mismatch, and then shows the stored choices", async () => {
  const page = (
    <DocusaurusContextProvider>
      <BrowserContextProvider>
        <MemoryRouter>
          <ColorModeProvider>
            <PrefsProvider>
              <Choices />
            </PrefsProvider>
          </ColorModeProvider>
        </MemoryRouter>
      </BrowserContextProvider>
    </DocusaurusContextProvider>
  );
  // jsdom lacks what React's server renderer needs.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);

  rememberedDirection.set('rtl');
  localStorage.setItem('mui-mode', 'dark');
  mockMatchMedia(false);
  new Function(bootScript(BOOT_SCRIPT_CONFIG))();
  await act(async () => hydrateRoot(container, page));

  expect(error).not.toHaveBeenCalled();
  expect(choices()).toBe('dark dark rtl npm');
  expectShown('dark', 'dark');
  container.remove();
});
