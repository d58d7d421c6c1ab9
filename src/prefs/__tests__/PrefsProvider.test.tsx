/** @jest-environment jsdom */
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { DocusaurusContextProvider } from '@docusaurus/core/lib/client/docusaurusContext';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TextEncoder } from 'node:util';
import { hydrateRoot } from 'react-dom/client';
import { renderInSite } from '../../testing/renderInSite';
import { THEME_COLOR } from '../../site/tokens';
import {
  PrefsProvider,
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
  rememberedDirection,
  rememberedPackageManager,
  rememberedThemeSettings,
} from '../rememberedValues';
import { mockMatchMedia } from './mockMatchMedia';
import { supportStorageEvents } from './supportStorageEvents';

supportStorageEvents();

const root = document.documentElement;
let error: jest.SpyInstance;

beforeEach(() => {
  localStorage.clear();
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  document.head.innerHTML = '<meta name="theme-color">';
  error = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  rememberedDirection.set('ltr');
  rememberedPackageManager.set('npm');
  rememberedThemeSettings.set(rememberedThemeSettings.defaultValue);
  jest.restoreAllMocks();
});

/** Shows every choice as text and offers buttons that change them. */
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

function start({
  stored = {},
  prefersDark = false,
  actions,
}: {
  stored?: Record<string, string>;
  prefersDark?: boolean;
  actions?: readonly ThemeSettingsAction[];
} = {}) {
  for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
  const system = mockMatchMedia(prefersDark);
  new Function(bootScript(BOOT_SCRIPT_CONFIG))();
  renderInSite(
    <PrefsProvider>
      <Choices actions={actions} />
    </PrefsProvider>,
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

  it('ignores a mode that does not exist', async () => {
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

describe('theme settings', () => {
  it('are the initial ones at first, with the mode and direction of the page', () => {
    start({ prefersDark: true });
    expect(settings()).toEqual({
      dense: false,
      direction: 'ltr',
      paletteColors: {},
      spacing: 8,
      paletteMode: 'dark',
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
      ],
    });
    await press('dispatch');
    expect(settings()).toEqual({
      dense: true,
      direction: 'rtl',
      paletteColors: { primary: { main: '#2196f3' } },
      spacing: 10,
      paletteMode: 'dark',
    });
    expectShown('dark', 'dark');
    expect(document.body).toHaveAttribute('dir', 'rtl');
    expect(localStorage.getItem('mui-mode')).toBe('dark');
    expect(localStorage.getItem('mui-direction')).toBe('rtl');
    expect(JSON.parse(localStorage.getItem('mui-theme-settings') ?? '')).toEqual({
      dense: true,
      spacing: 10,
      paletteColors: { primary: { main: '#2196f3' } },
    });
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

  it('report a forgotten provider and do nothing', async () => {
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
        <ColorModeProvider>
          <PrefsProvider>
            <Choices />
          </PrefsProvider>
        </ColorModeProvider>
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
