/** @jest-environment jsdom */
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import SettingsButton from '../SettingsButton';

let online: boolean;

jest.mock('../SettingsPanel', () => ({
  __esModule: true,
  // A module that fails to load until the test allows it.
  get default() {
    if (!online) throw new Error('Loading chunk failed');
    return () => <div role="dialog">Panel</div>;
  },
}));

supportStorageEvents();

const button = () => screen.getByRole('button', { name: 'Settings' });

function start() {
  renderInSite(<SettingsButton />);
}

afterEach(() => jest.useRealTimers());

it('says so when the panel cannot be loaded, and tries again with the next press', async () => {
  online = false;
  start();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'This could not be loaded. Check your connection and try again.',
  );
  expect(button()).toHaveAttribute('aria-busy', 'false');
  expect(button()).toHaveAttribute('aria-expanded', 'false');

  online = true;
  await userEvent.click(button());
  expect(await screen.findByRole('dialog')).toHaveTextContent('Panel');
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('takes the message away after a while', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  online = false;
  start();
  await user.click(button());
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  act(() => jest.advanceTimersByTime(6000));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
