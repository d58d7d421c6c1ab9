/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import Dialog from '..';
import { supportDialogs } from './supportDialogs';

supportDialogs();

function Page() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Open</button>
      {open && (
        <Dialog title="Options" closeLabel="Close" onClose={() => setOpen(false)}>
          <p>Text</p>
        </Dialog>
      )}
    </>
  );
}

const dialog = () => screen.queryByRole('dialog', { name: 'Options' });

async function open() {
  render(<Page />);
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(dialog()).toBeVisible();
}

/** Presses the pointer on one element and releases it on another. */
function drag(from: Element, to: Element) {
  fireEvent.pointerDown(from);
  fireEvent.pointerUp(to);
  fireEvent.click(to);
}

it('is not there until it is opened, and then has focus', async () => {
  render(<Page />);
  expect(dialog()).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});

it.each([
  ['the close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Back', async () => fireEvent.popState(window)],
  ['a press on the backdrop', () => drag(screen.getByRole('dialog'), screen.getByRole('dialog'))],
])('is closed by %s and gives focus back', async (_, close) => {
  await open();
  await close();
  expect(dialog()).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

it.each([
  ['a press on its content', 'Text', 'Text'],
  ['a drag from its content to the backdrop', 'Text', 'dialog'],
  ['a drag from the backdrop to its content', 'dialog', 'Text'],
])('stays open after %s', async (_, from, to) => {
  await open();
  const element = (name: string) =>
    name === 'dialog' ? screen.getByRole('dialog') : screen.getByText(name);
  drag(element(from), element(to));
  expect(dialog()).toBeVisible();
});

it('has what is in its header before its content, and the close button last', async () => {
  render(
    <Dialog
      title="Options"
      closeLabel="Close"
      placement="top"
      header={<input aria-label="Field" />}
      onClose={() => undefined}
    >
      <a href="/a/">Link</a>
    </Dialog>,
  );
  expect(dialog()).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Field' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('link', { name: 'Link' })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
});
