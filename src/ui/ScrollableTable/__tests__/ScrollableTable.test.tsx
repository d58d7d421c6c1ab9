/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import ScrollableTable from '..';

let resize: () => void = () => {};

beforeEach(() => {
  globalThis.ResizeObserver = class {
    constructor(callback: ResizeObserverCallback) {
      resize = () => callback([], this);
    }
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

function renderTable(scrollWidth: number) {
  render(
    <ScrollableTable>
      <tbody>
        <tr>
          <td>Guests</td>
        </tr>
      </tbody>
    </ScrollableTable>,
  );
  const box = screen.getByRole('table').parentElement as HTMLElement;
  Object.defineProperty(box, 'scrollWidth', { value: scrollWidth });
  Object.defineProperty(box, 'clientWidth', { value: 300 });
  act(() => resize());
  return box;
}

test('a table that is too wide can be scrolled by keyboard', () => {
  expect(renderTable(500)).toHaveAttribute('tabindex', '0');
});

test('a table that fits is no stop for Tab', () => {
  expect(renderTable(300)).not.toHaveAttribute('tabindex');
});
