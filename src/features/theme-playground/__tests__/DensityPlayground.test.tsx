/** @jest-environment jsdom */
import { DensityPlayground } from '@site/src/features/theme-playground';
import { useThemeSettings, useThemeSettingsDispatch } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

supportStorageEvents();

/** Shows the demos' settings, and changes them from outside. */
function Demos() {
  const { dense, spacing } = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  return (
    <>
      <code data-testid="settings">{JSON.stringify({ dense, spacing })}</code>
      <button onClick={() => dispatch({ type: 'SET_DENSE', payload: true })}>elsewhere</button>
    </>
  );
}

const settings = () => JSON.parse(screen.getByTestId('settings').textContent ?? '');
const button = (name: string) => screen.getByRole('button', { name });
const dense = () => screen.getByRole('switch', { name: 'Give components their dense form' });
const spacing = () => screen.getByRole('spinbutton', { name: 'Spacing unit' });

async function fill(text: string) {
  await userEvent.clear(spacing());
  await userEvent.type(spacing(), text);
}

beforeEach(async () => {
  renderInSite(
    <>
      <DensityPlayground />
      <Demos />
    </>,
  );
  await userEvent.click(button('Back to the defaults'));
});

test('the switch shows and changes the density', async () => {
  expect(dense()).not.toBeChecked();
  await userEvent.click(dense());
  expect(dense()).toBeChecked();
  expect(settings().dense).toBe(true);
  await userEvent.click(dense());
  expect(settings().dense).toBe(false);
});

test('the switch follows a choice made elsewhere', async () => {
  await userEvent.click(button('elsewhere'));
  expect(dense()).toBeChecked();
});

test('the buttons change the spacing by one, and it is announced', async () => {
  expect(spacing()).toHaveValue(8);
  await userEvent.click(button('More space'));
  await userEvent.click(button('More space'));
  expect(settings().spacing).toBe(10);
  expect(screen.getByRole('status')).toHaveTextContent('The spacing unit is 10px.');
  await userEvent.click(button('Less space'));
  expect(spacing()).toHaveValue(9);
});

test.each([
  ['19', 'More space', 'Less space'],
  ['1', 'Less space', 'More space'],
])('from %s, "%s" is disabled at the end, and the focus stays', async (from, end, other) => {
  await fill(from);
  expect(button(end)).toBeEnabled();
  await userEvent.click(button(end));
  expect(button(end)).toBeDisabled();
  expect(button(other)).toBeEnabled();
  expect(spacing()).toHaveFocus();
});

test.each([
  ['12', 12],
  ['0', 0],
  ['99', 20],
  ['-4', 0],
])('typing %s sets %d', async (text, expected) => {
  await fill(text);
  expect(settings().spacing).toBe(expected);
  await userEvent.tab();
  expect(spacing()).toHaveValue(expected);
});

test('an empty field changes nothing and is filled again when it is left', async () => {
  await userEvent.clear(spacing());
  expect(settings().spacing).toBe(8);
  expect(spacing()).toHaveValue(null);
  await userEvent.tab();
  expect(spacing()).toHaveValue(8);
});

test('resets both', async () => {
  await userEvent.click(dense());
  await fill('3');
  await userEvent.click(button('Back to the defaults'));
  expect(settings()).toEqual({ dense: false, spacing: 8 });
  expect(dense()).not.toBeChecked();
  expect(spacing()).toHaveValue(8);
  expect(screen.getByRole('status')).toHaveTextContent('back to their defaults');
});
