/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useToolbar } from '../useToolbar';

interface ExampleProps {
  readonly controls?: readonly string[];
  readonly rtl?: boolean;
  readonly disabled?: string;
  readonly hidden?: string;
}

function Example({ controls = ['a', 'b', 'c'], rtl = false, disabled, hidden }: ExampleProps) {
  const { toolbarProps, controlProps, isUsable } = useToolbar({ controls, rtl });
  return (
    <>
      <button type="button">before</button>
      <div role="toolbar" aria-label="Example" {...toolbarProps}>
        {controls.map((id) => (
          <button
            key={id}
            type="button"
            {...controlProps(id)}
            data-usable={isUsable(id)}
            disabled={id === disabled}
            style={id === hidden ? { display: 'none' } : undefined}
          >
            {id}
          </button>
        ))}
      </div>
      <button type="button">after</button>
    </>
  );
}

const control = (name: string) => screen.getByRole('button', { name });
const stops = () =>
  Array.from(document.querySelectorAll('[role=toolbar] [tabindex="0"]'), (el) => el.textContent);

test.each([
  [false, '{ArrowRight}', 'b'],
  [false, '{ArrowLeft}', 'c'],
  [false, '{ArrowRight}{ArrowRight}{ArrowRight}', 'a'],
  [true, '{ArrowLeft}', 'b'],
  [true, '{ArrowRight}', 'c'],
  [false, '{End}', 'c'],
  [false, '{End}{Home}', 'a'],
  [true, '{End}', 'c'],
  [false, '{Shift>}{ArrowRight}{/Shift}', 'a'],
])('right to left %s: %s goes from a to %s', async (rtl, keys, expected) => {
  const user = userEvent.setup();
  render(<Example rtl={rtl} />);
  act(() => control('a').focus());
  await user.keyboard(keys);
  expect(control(expected)).toHaveFocus();
  expect(stops()).toEqual([expected]);
});

test('it is one tab stop, which is the control used last', async () => {
  const user = userEvent.setup();
  render(<Example />);
  act(() => control('before').focus());
  await user.tab();
  expect(control('a')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  await user.tab();
  expect(control('after')).toHaveFocus();
  await user.tab({ shift: true });
  expect(control('b')).toHaveFocus();
  await user.click(control('c'));
  await user.tab({ shift: true });
  expect(control('before')).toHaveFocus();
});

test.each([
  ['goes away', { controls: ['a', 'c'] }],
  ['is disabled', { disabled: 'b' }],
  ['is hidden by a style', { hidden: 'b' }],
])('when the tab stop %s, another takes over and arrows pass over it', async (_, props) => {
  const user = userEvent.setup();
  const { rerender } = render(<Example />);
  await user.click(control('b'));
  expect(stops()).toEqual(['b']);
  rerender(<Example {...props} />);
  expect(stops()).toEqual(['a']);
  act(() => control('a').focus());
  await user.keyboard('{ArrowRight}');
  expect(control('c')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(control('a')).toHaveFocus();
});

test('when a control comes before the first, the one in use stays the tab stop', async () => {
  const user = userEvent.setup();
  const { rerender } = render(<Example />);
  await user.click(control('a'));
  rerender(<Example controls={['z', 'a', 'b', 'c']} />);
  expect(stops()).toEqual(['a']);
  await user.keyboard('{ArrowLeft}');
  expect(control('z')).toHaveFocus();
});

test('says which controls can be used', () => {
  render(<Example hidden="b" disabled="c" />);
  expect(control('a')).toHaveAttribute('data-usable', 'true');
  expect(screen.getByText('b')).toHaveAttribute('data-usable', 'false');
  expect(control('c')).toHaveAttribute('data-usable', 'false');
});
