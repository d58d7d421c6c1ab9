/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import ToggleGroup from '..';

const options = [
  { value: 'a', label: 'First' },
  { value: 'b', label: 'Second' },
  { value: 'c', label: 'Third' },
] as const;

function start() {
  const onChange = jest.fn();
  function Group({ legend }: { legend: string }) {
    const [value, setValue] = useState<'a' | 'b' | 'c'>('b');
    return (
      <ToggleGroup
        legend={legend}
        options={options}
        value={value}
        onChange={(next) => {
          onChange(next);
          setValue(next);
        }}
      />
    );
  }
  render(
    <>
      <Group legend="Order" />
      <button>After</button>
    </>,
  );
  return onChange;
}

const option = (name: string) => screen.getByRole('radio', { name });

it('names the group and its options and shows what is selected', () => {
  start();
  expect(screen.getByRole('group', { name: 'Order' })).toBeInTheDocument();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).checked)).toEqual([
    false,
    true,
    false,
  ]);
});

it('selects what is pressed', async () => {
  const onChange = start();
  await userEvent.click(screen.getByText('Third'));
  expect(onChange.mock.calls).toEqual([['c']]);
  expect(option('Third')).toBeChecked();
});

it('does nothing when the selected one is pressed', async () => {
  const onChange = start();
  await userEvent.click(option('Second'));
  expect(onChange).not.toHaveBeenCalled();
});

it('is one stop for Tab, and arrow keys select within it', async () => {
  const onChange = start();
  await userEvent.tab();
  expect(option('Second')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(option('Third')).toBeChecked();
  await userEvent.keyboard('{ArrowRight}');
  expect(option('First')).toBeChecked();
  expect(onChange.mock.calls).toEqual([['c'], ['a']]);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'After' })).toHaveFocus();
});
