/** @jest-environment jsdom */
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createPortal } from 'react-dom';
import { linksStayHere } from '../linksStayHere';

const links = (
  <>
    <a href="/invoices/2041">
      <b>Invoice</b>
    </a>
    <a href="https://elsewhere.example/">Elsewhere</a>
    <a href="data:text/csv,1" download="expenses.csv">
      Expenses
    </a>
    <a href="#caf%C3%A9">Café</a>
    <a href="#nowhere">Nowhere</a>
    <h2 id="café">Menu</h2>
  </>
);

function renderInside(container: HTMLElement) {
  render(<div {...linksStayHere}>{createPortal(links, container)}</div>);
  return within(container);
}

const isFollowed = (element: HTMLElement) => fireEvent.click(element);

it('lets links leave neither the page nor a popup, except for downloads and places', () => {
  renderInside(document.body);
  expect(isFollowed(screen.getByText('Invoice'))).toBe(false);
  expect(isFollowed(screen.getByText('Elsewhere'))).toBe(false);
  expect(isFollowed(screen.getByText('Expenses'))).toBe(true);
  expect(isFollowed(screen.getByText('Café'))).toBe(true);
});

it('scrolls to places in a frame instead of loading the page into it', () => {
  const { contentDocument } = document.body.appendChild(document.createElement('iframe'));
  if (!contentDocument) throw new Error('The frame has no document.');
  const frame = renderInside(contentDocument.body);
  const scrollIntoView = jest.fn();
  frame.getByRole('heading').scrollIntoView = scrollIntoView;
  expect(isFollowed(frame.getByText('Invoice'))).toBe(false);
  expect(isFollowed(frame.getByText('Café'))).toBe(false);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(isFollowed(frame.getByText('Nowhere'))).toBe(false);
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
});
