/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  COPIED_MS,
  DemoToolbar,
  FAILURE_MS,
  LINK_COPIED_MS,
  type DemoToolbarProps,
} from '../DemoToolbar';
import { toolbarProps } from './toolbarProps';

jest.mock('@site/src/prefs', () => ({ useDirection: () => ({ direction: 'ltr' }) }));

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

function renderToolbar(props: Partial<DemoToolbarProps> = {}) {
  const result = render(<DemoToolbar {...toolbarProps} {...props} />);
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  return { user, ...result };
}

const threeStylings = ['system', 'tailwind', 'css'] as const;
const button = (name: string) => screen.getByRole('button', { name });
/** Clicks and awaits the resulting promises. */
const press = (name: string) => act(async () => button(name).click());
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const controlNames = () =>
  within(screen.getByRole('toolbar'))
    .getAllByRole('button')
    .map((control) => control.getAttribute('aria-label') ?? control.textContent);
const drawn = [
  'MUI System',
  'JS: code in JavaScript',
  'TS: code in TypeScript',
  'Open in StackBlitz',
  'Open in CodeSandbox',
  'Copy all code',
  'Move the focus to the start of the demo',
  'Restart demo',
  'More actions',
];

describe('the controls', () => {
  test('are drawn in a toolbar, each named', () => {
    renderToolbar({ stylings: threeStylings });
    expect(
      screen.getByRole('toolbar', { name: 'Controls of the Basic buttons demo' }),
    ).toBeVisible();
    expect(controlNames()).toEqual(drawn);
  });

  test('a demo in one styling has no choice of it', () => {
    renderToolbar();
    expect(controlNames()).toEqual(drawn.slice(1));
  });

  test.each([
    ['Show code', 'onToggleCode', []],
    ['Open in StackBlitz', 'onOpenSandbox', ['stackblitz']],
    ['Open in CodeSandbox', 'onOpenSandbox', ['codesandbox']],
    ['Move the focus to the start of the demo', 'onResetFocus', []],
    ['Restart demo', 'onReset', []],
    ['Copy all code', 'onCopy', []],
    ['JS: code in JavaScript', 'onVariantChange', ['JS']],
    ['TS: code in TypeScript', 'onVariantChange', ['TS']],
  ] as const)('%s calls %s', async (name, prop, expected) => {
    const call = jest.fn(() => Promise.resolve());
    const { user } = renderToolbar({ [prop]: call });
    await user.click(button(name));
    expect(call).toHaveBeenCalledTimes(1);
    expect((call.mock.calls as unknown[][])[0]?.slice(0, expected.length)).toEqual(expected);
  });

  test.each([
    ['JS', 'true', 'false'],
    ['TS', 'false', 'true'],
  ] as const)('with %s shown, its button is pressed', (variant, javascript, typescript) => {
    renderToolbar({ variant });
    expect(button('JS: code in JavaScript')).toHaveAttribute('aria-pressed', javascript);
    expect(button('TS: code in TypeScript')).toHaveAttribute('aria-pressed', typescript);
  });

  test.each([
    [false, false, 'Show code', false],
    [false, true, 'Hide code', true],
    [true, false, 'Show all code', true],
    [true, true, 'Show less code', true],
  ])('preview %s, open %s: %s', (hasPreview, codeOpen, name, hasPanel) => {
    renderToolbar({ hasPreview, codeOpen });
    expect(button(name)).toHaveAttribute('aria-expanded', String(codeOpen));
    const panel = hasPanel ? toolbarProps.controlsId : null;
    expect(button(name).getAttribute('aria-controls')).toBe(panel);
    expect(screen.getByRole('toolbar').getAttribute('aria-controls')).toBe(panel);
  });

  test.each([
    ['JS: code in JavaScript', 'source-js'],
    ['TS: code in TypeScript', 'source-ts'],
    ['Show code', 'expand'],
    ['Open in StackBlitz', 'stackblitz'],
    ['Open in CodeSandbox', 'codesandbox'],
    ['Copy all code', 'copy'],
    ['Move the focus to the start of the demo', 'reset-focus'],
    ['Restart demo', 'reset'],
  ])('%s tells analytics %s', (name, action) => {
    renderToolbar();
    expect(button(name)).toHaveAttribute('data-ga-event-category', 'demo');
    expect(button(name)).toHaveAttribute('data-ga-event-action', action);
    expect(button(name)).toHaveAttribute('data-ga-event-label', toolbarProps.demoLabel);
  });

  test('Tab stops at the button that shows the code, then once in the toolbar', async () => {
    const { user } = renderToolbar();
    await user.tab();
    expect(button('Show code')).toHaveFocus();
    await user.tab();
    expect(button('JS: code in JavaScript')).toHaveFocus();
    await user.tab();
    expect(document.body).toHaveFocus();
  });

  test('a control with an icon only shows its name on keyboard focus', async () => {
    const { user } = renderToolbar();
    act(() => button('More actions').focus());
    await user.keyboard('{ArrowLeft}');
    expect(screen.getByRole('tooltip')).toHaveTextContent('Restart demo');
  });
});

test('the keys of an open menu do not move in the toolbar', async () => {
  const { user } = renderToolbar();
  await user.click(button('More actions'));
  await user.keyboard('{End}');
  expect(screen.getByRole('menuitem', { name: 'Report a mistake' })).toHaveFocus();
  await user.keyboard('{ArrowRight}{Escape}');
  expect(button('More actions')).toHaveFocus();
  expect(button('More actions')).toHaveAttribute('tabindex', '0');
});

describe('the choice of styling', () => {
  test('shows the current one and offers those the demo comes in', async () => {
    const onStylingChange = jest.fn();
    const { user } = renderToolbar({
      stylings: threeStylings,
      styling: 'tailwind',
      onStylingChange,
    });
    await user.click(button('Tailwind CSS'));
    const menu = screen.getByRole('menu', { name: 'Styling' });
    expect(
      within(menu)
        .getAllByRole('menuitemradio')
        .map((item) => [
          item.textContent,
          item.getAttribute('aria-checked'),
          item.getAttribute('data-ga-event-action'),
        ]),
    ).toEqual([
      ['MUI System', 'false', 'styling-system'],
      ['Tailwind CSS', 'true', 'styling-tailwind'],
      ['Plain CSS', 'false', 'styling-css'],
    ]);
    await user.keyboard('p{Enter}');
    expect(onStylingChange).toHaveBeenCalledWith('css');
  });
});

describe('copying the source', () => {
  test('is announced and shown for 1000 ms, and again after a further click', async () => {
    renderToolbar();
    const copy = button('Copy all code');
    const icon = () => copy.querySelector('path')?.getAttribute('d');
    const plain = icon();
    await press('Copy all code');
    expect(icon()).not.toBe(plain);
    expect(screen.getByRole('status')).toHaveTextContent('The code was copied.');
    wait(COPIED_MS - 1);
    await press('Copy all code');
    wait(COPIED_MS - 1);
    expect(icon()).not.toBe(plain);
    wait(1);
    expect(icon()).toBe(plain);
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(COPIED_MS).toBe(1000);
  });

  test('changes nothing when the clipboard refuses', async () => {
    renderToolbar({ onCopy: () => Promise.reject(new Error('refused')) });
    await press('Copy all code');
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('starts no timer when it was unmounted while copying', async () => {
    let finish: () => void = () => {};
    const onCopy = () => new Promise<void>((resolve) => (finish = resolve));
    const { unmount } = renderToolbar({ onCopy });
    await press('Copy all code');
    unmount();
    await act(async () => finish());
    expect(jest.getTimerCount()).toBe(0);
  });
});

describe('the sandboxes', () => {
  test.each([
    ['Open in StackBlitz', 'StackBlitz'],
    ['Open in CodeSandbox', 'CodeSandbox'],
  ])('%s says when it fails', async (name, sandbox) => {
    renderToolbar({ onOpenSandbox: () => Promise.reject(new Error('offline')) });
    await press(name);
    expect(screen.getByRole('alert')).toHaveTextContent(
      `The project for ${sandbox} could not be prepared. Check your connection.`,
    );
    wait(FAILURE_MS);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(button(name)).not.toHaveAttribute('aria-busy');
  });

  test('an impatient second click opens no second project', async () => {
    let finish: () => void = () => {};
    const open = jest.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    renderToolbar({ onOpenSandbox: open });
    const stackBlitz = button('Open in StackBlitz');
    await press('Open in StackBlitz');
    expect(stackBlitz).toHaveAttribute('aria-busy', 'true');
    await press('Open in StackBlitz');
    expect(open).toHaveBeenCalledTimes(1);
    await act(async () => finish());
    expect(stackBlitz).not.toHaveAttribute('aria-busy');
    await press('Open in StackBlitz');
    expect(open).toHaveBeenCalledTimes(2);
    await act(async () => finish());
  });
});

describe('the last menu', () => {
  test('leads to the source and copies links to it', async () => {
    const onCopyLink = jest.fn(() => Promise.resolve());
    const { user } = renderToolbar({ onCopyLink });
    await user.click(button('More actions'));
    const items = screen.getAllByRole('menuitem');
    expect(
      items.map((item) => [item.textContent, item.getAttribute('data-ga-event-action')]),
    ).toEqual([
      ['Open the file on GitHub', 'github'],
      ['Copy a link to the JavaScript code', 'copy-js-source-link'],
      ['Copy a link to the TypeScript code', 'copy-ts-source-link'],
      ['Report a mistake', null],
    ]);
    expect(items[0]).toHaveAttribute('href', toolbarProps.sourceUrl);
    expect(items[3]).toHaveAttribute('href', toolbarProps.reportUrl);
  });

  test.each([
    ['Copy a link to the JavaScript code', 'JS'],
    ['Copy a link to the TypeScript code', 'TS'],
  ])('%s says for 3000 ms that it did', async (name, variant) => {
    const onCopyLink = jest.fn(() => Promise.resolve());
    const { user } = renderToolbar({ onCopyLink });
    await user.click(button('More actions'));
    await user.click(screen.getByRole('menuitem', { name }));
    expect(onCopyLink).toHaveBeenCalledWith(variant);
    expect(screen.getByRole('alert')).toHaveTextContent('The link to the code was copied.');
    wait(LINK_COPIED_MS - 1);
    expect(screen.getByRole('alert')).toBeVisible();
    wait(1);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(LINK_COPIED_MS).toBe(3000);
  });

  test('says nothing when the clipboard refuses', async () => {
    const { user } = renderToolbar({ onCopyLink: () => Promise.reject(new Error('refused')) });
    await user.click(button('More actions'));
    await user.click(screen.getByRole('menuitem', { name: 'Copy a link to the JavaScript code' }));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('where it is narrow', () => {
  const sheet = document.createElement('style');
  sheet.textContent = '.wideOnly { display: none }';
  beforeEach(() => document.head.append(sheet));
  afterEach(() => sheet.remove());

  test.each([
    ['Open in StackBlitz', 'onOpenSandbox', 'stackblitz'],
    ['Open in CodeSandbox', 'onOpenSandbox', 'codesandbox'],
    ['Move the focus to the start of the demo', 'onResetFocus', 'reset-focus'],
    ['Restart demo', 'onReset', 'reset'],
  ])('%s is in the last menu', async (name, prop, action) => {
    const call = jest.fn(() => Promise.resolve());
    const { user } = renderToolbar({ [prop]: call });
    await user.click(button('More actions'));
    const item = screen.getByRole('menuitem', { name });
    expect(item).toHaveAttribute('data-ga-event-action', action);
    await user.click(item);
    expect(call).toHaveBeenCalledTimes(1);
  });
});
