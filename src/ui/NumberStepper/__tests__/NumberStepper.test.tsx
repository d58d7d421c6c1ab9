/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import NumberStepper from '..';

function start(initial: number) {
  const onChange = jest.fn();
  function Stepper() {
    const [value, setValue] = useState(initial);
    return (
      <NumberStepper
        legend="Guests"
        decreaseLabel="fewer"
        increaseLabel="more"
        value={value}
        min={1}
        max={4}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      >
        {value} guests
      </NumberStepper>
    );
  }
  render(<Stepper />);
  return onChange;
}

const button = (name: string) => screen.getByRole('button', { name });

it('names the group and shows the value', () => {
  start(2);
  expect(screen.getByRole('group', { name: 'Guests' })).toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('2 guests');
  expect(screen.getByRole('status')).toHaveAttribute('dir', 'auto');
});

it.each([
  [2, 'more', [3]],
  [2, 'fewer', [1]],
  [1, 'fewer', []],
  [4, 'more', []],
  [9, 'fewer', [4]],
  [-3, 'more', [1]],
])('at %i, %s gives %j', async (initial, name, calls) => {
  const onChange = start(initial);
  await userEvent.click(button(name));
  expect(onChange.mock.calls.flat()).toEqual(calls);
});

it('can be used by keyboard up to the end, where the focus stays', async () => {
  const onChange = start(2);
  await userEvent.tab();
  await userEvent.tab();
  expect(button('more')).toHaveFocus();
  await userEvent.keyboard('{Enter} {Enter}');
  expect(onChange.mock.calls).toEqual([[3], [4]]);
  expect(button('more')).toHaveFocus();
  expect(button('more')).toHaveAttribute('aria-disabled', 'true');
  expect(button('fewer')).toHaveAttribute('aria-disabled', 'false');
});
