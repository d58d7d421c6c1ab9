/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { contained, PanelBoundary } from '..';

let isBroken: boolean;

function Panel() {
  if (isBroken) throw new Error('removeChild');
  return <p>Panel</p>;
}

beforeEach(() => {
  isBroken = true;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

it('replaces a panel that crashes by a notice, and tries again', async () => {
  const Contained = contained(Panel);
  render(
    <>
      <p>Article</p>
      <Contained />
    </>,
  );
  expect(screen.getByText('Article')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something on this page has failed/);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('Panel')).toBeVisible();
});

it('closes a panel that can be opened again', async () => {
  function Opener() {
    const [isOpen, setOpen] = useState(false);
    return (
      <>
        <button onClick={() => setOpen(true)}>Open</button>
        {isOpen && (
          <PanelBoundary onCrash={() => setOpen(false)}>
            <Panel />
          </PanelBoundary>
        )}
      </>
    );
  }
  render(<Opener />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('alert')).toHaveTextContent(/^Something on this page has failed/);
  isBroken = false;
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByText('Panel')).toBeVisible();
});
