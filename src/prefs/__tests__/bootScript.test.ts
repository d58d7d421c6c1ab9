/** @jest-environment jsdom */
import { parseDemoHash } from '../../site/demoHash';
import { THEME_COLOR } from '../../site/tokens';
import { API_DISPLAY_PREFERENCES } from '../apiDisplays';
import { BOOT_SCRIPT_CONFIG, bootScript } from '../bootScript';
import {
  showCodeStyling,
  showCodeVariant,
  showDirection,
  showPackageManager,
  showPaletteMode,
} from '../documentAttributes';
import { codeStylingPreference, codeVariantPreference, pageDirectionPreference } from '../model';
import { showApiDisplay } from '../useApiDisplay';
import { clearCookies } from './clearCookies';
import { mockMatchMedia } from './mockMatchMedia';

const root = document.documentElement;

function resetDocument() {
  for (const { name } of [...root.attributes]) root.removeAttribute(name);
  for (const { name } of [...document.body.attributes]) document.body.removeAttribute(name);
  document.head.innerHTML =
    '<meta name="theme-color"><meta name="theme-color"><meta name="color-scheme">';
  document.body.innerHTML = '<button data-color-mode-toggle><i id="icon"></i></button><p></p>';
}

/** Removes the listeners of the evaluated script. */
let abort: AbortController;
function boot({ prefersDark = false } = {}) {
  const system = mockMatchMedia(prefersDark);
  const add = document.addEventListener.bind(document);
  const spy = jest
    .spyOn(document, 'addEventListener')
    .mockImplementation((type: string, listener: EventListenerOrEventListenerObject) =>
      add(type, listener, { signal: abort.signal }),
    );
  // Runs the source as a page does.
  new Function(bootScript(BOOT_SCRIPT_CONFIG))();
  spy.mockRestore();
  return system;
}

const metas = (name: string) =>
  [...document.querySelectorAll(`meta[name="${name}"]`)].map((meta) =>
    meta.getAttribute('content'),
  );

beforeEach(() => {
  abort = new AbortController();
  localStorage.clear();
  clearCookies();
  resetDocument();
});

afterEach(() => {
  abort.abort();
  jest.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});

describe.each([
  [null, 'system'],
  ['system', 'system'],
  ['light', 'light'],
  ['dark', 'dark'],
  ['', 'system'],
  ['Dark', 'system'],
  ['<script>', 'system'],
])('with the stored mode %p', (stored, choice) => {
  it.each([true, false])('and an operating system that prefers dark %p', (prefersDark) => {
    if (stored !== null) localStorage.setItem('mui-mode', stored);
    const system = prefersDark ? 'dark' : 'light';
    const effective = choice === 'system' ? system : (choice as 'light' | 'dark');

    boot({ prefersDark });

    expect(root).toHaveAttribute('data-theme', effective);
    expect(root).toHaveAttribute('data-theme-choice', choice);
    expect(document.body).toHaveClass(`mode-${effective}`, { exact: true });
    expect(metas('theme-color')).toEqual([THEME_COLOR[effective], THEME_COLOR[effective]]);
    expect(metas('color-scheme')).toEqual([effective]);
  });
});

it.each(['dark', 'system'])('prints light in the mode %p', (choice) => {
  localStorage.setItem('mui-mode', choice);
  boot({ prefersDark: true });
  window.dispatchEvent(new Event('beforeprint'));
  expect(root).toHaveAttribute('data-theme', 'light');
  expect(document.body).toHaveClass('mode-light', { exact: true });
  expect(metas('color-scheme')).toEqual(['light']);
  expect(root).toHaveAttribute('data-theme-choice', choice);
  window.dispatchEvent(new Event('afterprint'));
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(document.body).toHaveClass('mode-dark', { exact: true });
});

it.each([
  [null, 'ltr'],
  ['ltr', 'ltr'],
  ['rtl', 'rtl'],
  ['auto', 'ltr'],
])('shows the direction stored as %p as %s', (stored, direction) => {
  if (stored !== null) localStorage.setItem('mui-direction', stored);
  boot();
  expect(root).toHaveAttribute('data-dir', direction);
  expect(document.body).toHaveAttribute('dir', direction);
  expect(root).not.toHaveAttribute('dir');
});

it.each([
  [null, 'rtl'],
  ['ltr', 'ltr'],
  ['RTL', 'rtl'],
])('in a right-to-left language, shows the direction stored as %p as %s', (stored, direction) => {
  if (stored !== null) localStorage.setItem('mui-direction', stored);
  root.dir = 'rtl';
  boot();
  expect(root).toHaveAttribute('data-dir', direction);
  expect(document.body).toHaveAttribute('dir', direction);
  expect(pageDirectionPreference.parse(stored)).toBe(direction);
});

it.each([
  [null, 'npm'],
  ['npm', 'npm'],
  ['pnpm', 'pnpm'],
  ['yarn', 'yarn'],
  ['bun', 'npm'],
])('shows the package manager stored as %p as %s', (stored, packageManager) => {
  if (stored !== null) localStorage.setItem('codeblock-package-manager', stored);
  boot();
  expect(root).toHaveAttribute('data-package-manager', packageManager);
});

describe.each([
  ['apiPage_props', 'table'],
  ['apiPage_slots', 'table'],
  ['apiPage_classes', 'table'],
  ['dataGrid_apiPage_props', 'expanded'],
  ['dataGrid_apiPage_slots', 'expanded'],
  ['dataGrid_apiPage_classes', 'expanded'],
])('%s', (key, byDefault) => {
  it.each([
    [null, byDefault],
    ['table', 'table'],
    ['expanded', 'expanded'],
    ['collapsed', 'collapsed'],
    ['Table', byDefault],
    ['', byDefault],
  ])('stored as %p is shown as %s', (stored, display) => {
    if (stored !== null) localStorage.setItem(key, stored);
    boot();
    expect(root).toHaveAttribute(`data-${key.toLowerCase()}`, display);
  });
});

it.each([
  ['', '', 'ts', 'system'],
  ['codeVariant=JS', '', 'js', 'system'],
  ['codeVariant=TS', '', 'ts', 'system'],
  ['codeVariant=js', '', 'ts', 'system'],
  ['codeStyling=MUI System', '', 'ts', 'system'],
  ['codeStyling=Tailwind', '', 'ts', 'tailwind'],
  ['codeStyling=MUI%20System', '', 'ts', 'system'],
  ['codeStyling=%', '', 'ts', 'system'],
  ['codeStyling=CSS', '#usage', 'ts', 'css'],
  ['codeVariant=JS', '#Buttons.tsx', 'ts', 'system'],
  ['codeStyling=CSS', '#Buttons.js', 'js', 'css'],
  ['codeStyling=CSS', '#tailwind-Buttons.js', 'js', 'tailwind'],
  ['codeStyling=CSS', '#system-Buttons.tsx', 'ts', 'system'],
  ['codeVariant=JS', '#tailwind-Buttons', 'js', 'tailwind'],
  ['codeStyling=Tailwind', '#css-variables', 'ts', 'tailwind'],
])('with the cookie %j and the hash %j, shows code as %s, %s', (cookie, hash, variant, styling) => {
  document.cookie = `${cookie};path=/`;
  window.history.replaceState(null, '', `/${hash}`);
  boot();
  expect(root).toHaveAttribute('data-code-variant', variant);
  expect(root).toHaveAttribute('data-code-styling', styling);
});

it.each([
  '#Buttons.tsx',
  '#css-Buttons.js',
  '#css-Buttons',
  '#css-variables',
  '#my-css-Table.js',
  '#cssTable.js',
  '#tailwind-.tsx',
  '#.js',
  '#next.json',
  '#api/Button.js',
  '#Table.ts',
  '#',
])('reads the hash %s as the rest of the site does', (hash) => {
  window.history.replaceState(null, '', `/${hash}`);
  boot();
  const booted = root.outerHTML;
  const link = parseDemoHash(hash);
  showCodeVariant(link?.variant ?? codeVariantPreference.defaultValue);
  showCodeStyling(link?.styling ?? codeStylingPreference.defaultValue);
  expect(root.outerHTML).toBe(booted);
});

it.each([
  ['?docusaurus-theme=dark', 'dark'],
  ['?docusaurus-theme=sepia', 'light'],
])('honours the query %s without storing it', (query, expected) => {
  localStorage.setItem('mui-mode', 'light');
  window.history.replaceState(null, '', `/${query}`);
  boot();
  expect(root).toHaveAttribute('data-theme', expected);
  expect(localStorage.getItem('mui-mode')).toBe('light');
});

it('shows the defaults, and still goes round, where storage is blocked', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
  jest.spyOn(document, 'cookie', 'get').mockImplementation(blocked);
  boot({ prefersDark: true });
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(document.body).toHaveAttribute('dir', 'ltr');
  expect(root).toHaveAttribute('data-code-variant', 'ts');
  expect(root).toHaveAttribute('data-code-styling', 'system');
  expect(root).toHaveAttribute('data-apipage_props', 'table');
  expect(root).toHaveAttribute('data-datagrid_apipage_props', 'expanded');
  document.querySelector('button')?.click();
  expect(root).toHaveAttribute('data-theme-choice', 'light');
});

it('leaves the same document as the changes that come later', () => {
  localStorage.setItem('mui-mode', 'dark');
  localStorage.setItem('mui-direction', 'rtl');
  localStorage.setItem('codeblock-package-manager', 'yarn');
  document.cookie = 'codeVariant=JS;path=/';
  document.cookie = 'codeStyling=Tailwind;path=/';
  for (const { key } of API_DISPLAY_PREFERENCES) localStorage.setItem(key, 'collapsed');
  boot();
  const booted = root.outerHTML;

  resetDocument();
  for (const { key } of API_DISPLAY_PREFERENCES) showApiDisplay(key, 'collapsed');
  root.setAttribute('data-theme', 'dark');
  root.setAttribute('data-theme-choice', 'dark');
  showPaletteMode('dark');
  showDirection('rtl');
  showPackageManager('yarn');
  showCodeVariant('JS');
  showCodeStyling('Tailwind');
  expect(root.outerHTML).toBe(booted);
});

it('goes round system, light, dark before React listens, and stores each', () => {
  boot({ prefersDark: true });
  const seen = [1, 2, 3].map(() => {
    document.getElementById('icon')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    return [
      root.getAttribute('data-theme-choice'),
      root.getAttribute('data-theme'),
      document.body.className,
      localStorage.getItem('mui-mode'),
    ];
  });
  expect(seen).toEqual([
    ['light', 'light', 'mode-light', 'light'],
    ['dark', 'dark', 'mode-dark', 'dark'],
    ['system', 'dark', 'mode-dark', 'system'],
  ]);
});

it('steps aside for good once a handler of the page took the click', () => {
  boot();
  const button = document.querySelector('button');
  const handled = (event: Event) => event.preventDefault();
  const click = () =>
    button?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  button?.addEventListener('click', handled);
  click();
  button?.removeEventListener('click', handled);
  click();
  expect(root).toHaveAttribute('data-theme-choice', 'system');
});

it('leaves other clicks alone', () => {
  boot();
  document.querySelector('p')?.click();
  expect(root).toHaveAttribute('data-theme-choice', 'system');
});

it.each([
  ['system', 'dark'],
  ['light', 'light'],
])('follows the operating system live when the mode is %s', (stored, expected) => {
  localStorage.setItem('mui-mode', stored);
  const system = boot();
  system.setPrefersDark(true);
  expect(root).toHaveAttribute('data-theme', expected);
});

it('cannot end its script element', () => {
  const script = bootScript({ ...BOOT_SCRIPT_CONFIG, toggleAttribute: '</script><!--' });
  expect(script).not.toMatch(/<\/script|<!--/i);
});

it('in the head, it puts right what another script of the body sets, before the next frame', async () => {
  localStorage.setItem('mui-mode', 'dark');
  const { body } = document;
  body.remove();
  boot();
  expect(root).toHaveAttribute('data-theme', 'dark');
  root.append(body);
  root.setAttribute('data-theme', 'light');
  // Mutation observers run in a microtask, before painting.
  await Promise.resolve();
  expect(root).toHaveAttribute('data-theme', 'dark');
  expect(body).toHaveClass('mode-dark');
  // From here on React owns the mode.
  root.setAttribute('data-theme', 'light');
  await Promise.resolve();
  expect(root).toHaveAttribute('data-theme', 'light');
});

describe('attributes that Docusaurus copies from the address to the document', () => {
  async function openWith(attributes: Readonly<Record<string, string>>) {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(attributes)) query.set(`docusaurus-${name}`, value);
    window.history.replaceState(null, '', `/?${query.toString()}`);
    const { body } = document;
    body.remove();
    boot();
    root.append(body);
    root.setAttribute('data-theme', 'light');
    for (const [name, value] of Object.entries(attributes)) root.setAttribute(name, value);
    await Promise.resolve();
  }

  it.each([
    'data-color-mode-toggle',
    'data-feedback',
    'data-ga-event-category',
    'data-copy-button',
    'data-code-block',
    'data-tooltip',
    'data-control',
    'data-demo-stage',
    'data-has-hydrated',
  ])('%s is removed before a reader can click', async (name) => {
    await openWith({ [name]: '1' });
    expect(root).not.toHaveAttribute(name);
    document.querySelector('p')?.click();
    expect(root).toHaveAttribute('data-theme-choice', 'system');
    expect(localStorage.getItem('mui-mode')).toBeNull();
  });

  it.each([
    ['data-theme', 'light'],
    ['data-theme-choice', 'system'],
    ['data-dir', 'ltr'],
    ['data-package-manager', 'npm'],
    ['data-apipage_props', 'table'],
  ])('%s has the reader’s choice', async (name, expected) => {
    await openWith({ [name]: '"><script>' });
    expect(root).toHaveAttribute(name, expected);
  });
});
