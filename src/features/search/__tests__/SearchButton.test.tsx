/** @jest-environment jsdom */
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { rememberedSlashKey } from '@site/src/prefs/rememberedValues';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchButton } from '..';

let isOnline: boolean;

supportStorageEvents();

jest.mock('../panel/SearchPanel', () => ({
  __esModule: true,
  // A module that fails to load until the test allows it.
  get default() {
    if (!isOnline) throw new Error('Loading chunk failed');
    return function Panel({ typed, onType, onClose }: PanelProps) {
      const [crashes, setCrashes] = useState(false);
      if (crashes) throw new Error('removeChild');
      return (
        <div role="dialog" aria-label="Search">
          <input
            aria-label="Field"
            defaultValue={typed}
            onChange={({ target }) => onType(target.value)}
          />
          <button onClick={onClose}>Close</button>
          <button onClick={() => setCrashes(true)}>Crash</button>
        </div>
      );
    };
  },
}));

interface PanelProps {
  readonly typed: string;
  readonly onType: (query: string) => void;
  readonly onClose: () => void;
}

beforeEach(() => {
  isOnline = true;
  rememberedSlashKey.set('on');
});

const button = () => screen.getByRole('button', { name: 'Search…' });
const dialog = () => screen.queryByRole('dialog', { name: 'Search' });

const start = () =>
  renderInSite(
    <>
      <SearchButton />
      <input aria-label="Elsewhere" />
    </>,
  );

it.each([
  ['a press', () => userEvent.click(button())],
  ['Ctrl+K', () => userEvent.keyboard('{Control>}k{/Control}')],
  ['Cmd+K', () => userEvent.keyboard('{Meta>}k{/Meta}')],
  ['a slash', () => userEvent.keyboard('/')],
])('opens by %s', async (_, open) => {
  start();
  expect(dialog()).not.toBeInTheDocument();
  await open();
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

it('leaves a slash to the field in which the reader types, but not Ctrl+K', async () => {
  start();
  await userEvent.type(screen.getByRole('textbox', { name: 'Elsewhere' }), 'a/b');
  expect(screen.getByRole('textbox', { name: 'Elsewhere' })).toHaveValue('a/b');
  expect(dialog()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

it('leaves a slash to a widget that has used it', async () => {
  start();
  button().focus();
  button().addEventListener('keydown', (event) => event.preventDefault());
  await userEvent.keyboard('/');
  expect(dialog()).not.toBeInTheDocument();
});

it('does not open by a slash when the reader has switched it off', async () => {
  rememberedSlashKey.set('off');
  start();
  expect(button()).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await userEvent.keyboard('/');
  expect(dialog()).not.toBeInTheDocument();
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
});

it('closes by the shortcut that opened it', async () => {
  start();
  await userEvent.keyboard('{Control>}k{/Control}');
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(dialog()).not.toBeInTheDocument();
});

it('starts with what is typed while it loads', async () => {
  start();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  for (const key of '@mui/x-data grid') fireEvent.keyDown(document.body, { key });
  expect(await screen.findByRole('textbox', { name: 'Field' })).toHaveValue('@mui/x-data grid');
});

it('leaves letters to the dialog that has just opened', async () => {
  start();
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  const opened = document.createElement('dialog');
  opened.setAttribute('open', '');
  document.body.append(opened);
  expect(fireEvent.keyDown(opened, { key: 'a' })).toBe(true);
  expect(fireEvent.keyDown(opened, { key: '/' })).toBe(true);
  await screen.findByRole('dialog', { name: 'Search' });
  opened.remove();
});

it('starts with what is typed on the button', async () => {
  start();
  button().focus();
  await userEvent.keyboard('b');
  await screen.findByRole('dialog');
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveValue('b');
});

it('gives focus to the button where nothing had it', async () => {
  start();
  await userEvent.keyboard('/');
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  expect(button()).toHaveFocus();
});

it('does not open in front of another dialog', async () => {
  start();
  const other = document.createElement('dialog');
  other.setAttribute('open', '');
  document.body.append(other);
  await userEvent.keyboard('{Control>}k{/Control}');
  expect(dialog()).not.toBeInTheDocument();
  other.remove();
});

it('says that it could not be loaded, and tries again', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  isOnline = false;
  start();
  await user.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(/^This could not be loaded/);
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  isOnline = true;
  await user.click(button());
  expect(await screen.findByRole('dialog')).toBeVisible();
  jest.useRealTimers();
});

it('closes a dialog that crashes, says so, and opens with the same query again', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  start();
  await userEvent.click(button());
  await userEvent.type(await screen.findByRole('textbox', { name: 'Field' }), 'select');
  await userEvent.click(screen.getByRole('button', { name: 'Crash' }));
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something on this page has failed/);
  expect(button()).toHaveFocus();
  expect(logged).toHaveBeenCalled();
  logged.mockRestore();

  await userEvent.keyboard('{Control>}k{/Control}');
  expect(await screen.findByRole('textbox', { name: 'Field' })).toHaveValue('select');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await userEvent.click(button());
  expect(await screen.findByRole('textbox', { name: 'Field' })).toHaveValue('');
});
