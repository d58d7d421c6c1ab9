/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import TooltipArea, { HIDE_DELAY_MS, SHOW_DELAY_MS } from '..';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function renderArea() {
  render(
    <TooltipArea className="area">
      <button type="button" data-tooltip="Copy all code" aria-label="Copy all code">
        <svg data-testid="icon" />
      </button>
      <button type="button" data-tooltip="Restart demo">
        Reset
      </button>
      <button type="button">Plain</button>
    </TooltipArea>,
  );
  return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
}

const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));
const copy = () => screen.getByRole('button', { name: 'Copy all code' });
const reset = () => screen.getByRole('button', { name: 'Reset' });
const tooltip = () => screen.queryByRole('tooltip');

test('a pointer that rests on a control shows it; one that leaves hides it', async () => {
  const user = renderArea();
  await user.hover(copy());
  wait(SHOW_DELAY_MS - 1);
  expect(tooltip()).not.toBeInTheDocument();
  wait(1);
  expect(tooltip()).toHaveTextContent('Copy all code');
  await user.unhover(copy());
  wait(HIDE_DELAY_MS);
  expect(tooltip()).not.toBeInTheDocument();
});

test('a pointer that only passes shows nothing', async () => {
  const user = renderArea();
  await user.hover(copy());
  wait(SHOW_DELAY_MS - 100);
  await user.unhover(copy());
  wait(1000);
  expect(tooltip()).not.toBeInTheDocument();
});

test('from one control to the next it follows at once', async () => {
  const user = renderArea();
  await user.hover(copy());
  wait(SHOW_DELAY_MS);
  await user.hover(reset());
  expect(tooltip()).toHaveTextContent('Restart demo');
});

test('the pointer may move onto the tooltip', async () => {
  const user = renderArea();
  await user.hover(copy());
  wait(SHOW_DELAY_MS);
  await user.hover(screen.getByRole('tooltip'));
  wait(1000);
  expect(tooltip()).toBeInTheDocument();
  await user.unhover(screen.getByRole('tooltip'));
  wait(HIDE_DELAY_MS);
  expect(tooltip()).not.toBeInTheDocument();
});

test('keyboard focus shows it at once, Escape hides it, focus elsewhere hides it', async () => {
  const user = renderArea();
  await user.tab();
  expect(tooltip()).toHaveTextContent('Copy all code');
  await user.keyboard('{Escape}');
  expect(tooltip()).not.toBeInTheDocument();
  await user.tab();
  expect(tooltip()).toHaveTextContent('Restart demo');
  await user.tab();
  expect(tooltip()).not.toBeInTheDocument();
});

test('a press hides it', async () => {
  const user = renderArea();
  await user.hover(copy());
  wait(SHOW_DELAY_MS);
  await user.click(copy());
  wait(1000);
  expect(tooltip()).not.toBeInTheDocument();
});

test('a finger shows nothing', async () => {
  const user = renderArea();
  await user.pointer({ keys: '[TouchA>]', target: copy() });
  wait(1000);
  expect(tooltip()).not.toBeInTheDocument();
});
