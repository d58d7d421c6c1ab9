/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Popover from '..';

function Example() {
  return (
    <>
      <Popover buttonId="toggle" panelId="panel" button="Versions">
        {(close) => (
          <button type="button" onClick={close}>
            Latest
          </button>
        )}
      </Popover>
      <button type="button">Elsewhere</button>
    </>
  );
}

test('the button shows and hides the panel', async () => {
  const user = userEvent.setup();
  render(<Example />);
  const button = screen.getByRole('button', { name: 'Versions', expanded: false });
  await user.click(button);
  expect(screen.getByRole('button', { name: 'Latest' })).toBeVisible();
  expect(button).toHaveAttribute('aria-expanded', 'true');
  await user.click(button);
  expect(screen.queryByRole('button', { name: 'Latest' })).not.toBeInTheDocument();
});

test.each([
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'choosing',
    async (user: ReturnType<typeof userEvent.setup>) =>
      user.click(screen.getByRole('button', { name: 'Latest' })),
  ],
])('%s closes it and gives focus back', async (_, act) => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await act(user);
  expect(screen.queryByRole('button', { name: 'Latest' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Versions' })).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  expect(screen.queryByRole('button', { name: 'Latest' })).not.toBeInTheDocument();
});

test('moving focus out closes it', async () => {
  const user = userEvent.setup();
  render(<Example />);
  await user.click(screen.getByRole('button', { name: 'Versions' }));
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Latest' })).not.toBeInTheDocument();
});
