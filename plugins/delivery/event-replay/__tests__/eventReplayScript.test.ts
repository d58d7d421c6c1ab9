/** @jest-environment jsdom */
import userEvent from '@testing-library/user-event';
import { screen } from '@testing-library/react';
import { HYDRATED_ATTRIBUTE } from '../../../common/docusaurus/markup';
import { KEPT_CLICK_ATTRIBUTE } from '../contract';
import { EVENT_REPLAY_SCRIPT } from '../node/eventReplayScript';

const root = document.documentElement;
const clicked = jest.fn();

/** Records events that reach React's listener. */
function listen({ target }: Event) {
  clicked((target as HTMLElement).closest('button')?.name);
}

/** Marks the page as hydrated and waits for the script's observer. */
async function hydrate() {
  root.setAttribute(HYDRATED_ATTRIBUTE, 'true');
  await Promise.resolve();
}

const button = (name: string) => screen.getByRole('button', { name });
const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });

beforeEach(() => {
  jest.useFakeTimers();
  clicked.mockClear();
  root.removeAttribute(HYDRATED_ATTRIBUTE);
  document.body.innerHTML = `<main>
    <button name="search" aria-label="Search" aria-keyshortcuts="Control+K Meta+K /"><i id="icon"></i></button>
    <button name="menu" aria-label="Menu"></button>
    <div data-demo-stage><button name="demo" aria-label="Demo"></button></div>
    <p>Text</p><input aria-label="Field">
  </main>`;
  document.querySelector('main')?.addEventListener('click', listen);
  // Runs the source as a page does.
  new Function(EVENT_REPLAY_SCRIPT)();
});

afterEach(async () => {
  await hydrate();
  jest.useRealTimers();
});

test('a click is kept, shown, and counts once', async () => {
  await user.click(button('Search'));
  expect(clicked).not.toHaveBeenCalled();
  expect(button('Search')).toHaveAttribute(KEPT_CLICK_ATTRIBUTE);
  await hydrate();
  expect(clicked.mock.calls).toEqual([['search']]);
  expect(button('Search')).not.toHaveAttribute(KEPT_CLICK_ATTRIBUTE);
  await user.click(button('Search'));
  expect(clicked).toHaveBeenCalledTimes(2);
});

test('the icon of a button is the button', async () => {
  await user.click(document.querySelector('#icon') as Element);
  await hydrate();
  expect(clicked.mock.calls).toEqual([['search']]);
});

test('the last click counts', async () => {
  await user.click(button('Search'));
  await user.click(button('Menu'));
  expect(button('Search')).not.toHaveAttribute(KEPT_CLICK_ATTRIBUTE);
  await hydrate();
  expect(clicked.mock.calls).toEqual([['menu']]);
});

test.each([
  ['elsewhere', () => user.click(screen.getByText('Text')), [[undefined]]],
  ['into a demo', () => user.click(button('Demo')), [['demo']]],
])('a click %s lets go', async (_where, act, calls) => {
  await user.click(button('Search'));
  await act();
  await hydrate();
  expect(clicked.mock.calls).toEqual(calls);
});

test.each([
  ['Control and K', '{Control>}k{/Control}'],
  ['Control and K with caps lock', '{Control>}K{/Control}'],
  ['Command and K', '{Meta>}k{/Meta}'],
  ['a slash', '/'],
  ['a slash above another key', '{Shift>}/{/Shift}'],
])('the shortcut %s is kept', async (_name, keys) => {
  await user.keyboard(keys);
  expect(button('Search')).toHaveAttribute(KEPT_CLICK_ATTRIBUTE);
  await hydrate();
  expect(clicked.mock.calls).toEqual([['search']]);
});

test('what is typed after the shortcut follows it', async () => {
  const pressed: string[] = [];
  const listener = ({ key, ctrlKey }: KeyboardEvent) => ctrlKey || pressed.push(key);
  await user.keyboard('{Control>}k{/Control}a /B');
  document.addEventListener('keydown', listener);
  await hydrate();
  expect(clicked.mock.calls).toEqual([['search']]);
  jest.advanceTimersByTime(0);
  document.removeEventListener('keydown', listener);
  expect(pressed).toEqual(['a', ' ', '/', 'B']);
});

test.each([
  ['another key', 'k'],
  ['a quote', '"'],
  ['another combination', '{Control>}{Shift>}k{/Shift}{/Control}'],
  ['one with Alt', '{Alt>}/{/Alt}'],
])('%s is not', async (_name, keys) => {
  await user.keyboard(keys);
  await hydrate();
  expect(clicked).not.toHaveBeenCalled();
});

test('a shortcut of one key can be switched off', async () => {
  localStorage.setItem('docs-slash-key', 'off');
  await user.keyboard('/');
  expect(button('Search')).not.toHaveAttribute(KEPT_CLICK_ATTRIBUTE);
  await user.keyboard('{Control>}k{/Control}');
  expect(button('Search')).toHaveAttribute(KEPT_CLICK_ATTRIBUTE);
  localStorage.clear();
});

test('what is typed into a field stays there', async () => {
  screen.getByRole('textbox', { name: 'Field' }).focus();
  await user.keyboard('a/b');
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveValue('a/b');
  await hydrate();
  expect(clicked).not.toHaveBeenCalled();
});

test('a page that does not work after ten seconds lets go', async () => {
  await user.click(button('Search'));
  jest.advanceTimersByTime(10_000);
  expect(button('Search')).not.toHaveAttribute(KEPT_CLICK_ATTRIBUTE);
  await hydrate();
  expect(clicked).not.toHaveBeenCalled();
});

test('a button that is gone is not clicked', async () => {
  await user.click(button('Search'));
  button('Search').remove();
  await hydrate();
  expect(clicked).not.toHaveBeenCalled();
});
