/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Menu, { type MenuItem } from '..';

const choose = jest.fn();
beforeEach(() => choose.mockClear());

const actions: readonly MenuItem[] = [
  { id: 'open', label: 'Open', href: '#opened' },
  { id: 'copy', label: 'Copy', onSelect: () => choose('copy', document.activeElement) },
  {
    id: 'close',
    label: 'Close',
    onSelect: () => choose('close'),
    data: { 'data-action': 'close' },
  },
];

function renderMenu(items = actions) {
  render(
    <main>
      <div data-testid="frame">
        <button type="button">Before</button>
        <Menu menuLabel="Actions" items={items} className="button" data-action="menu">
          More
        </Menu>
      </div>
      <button type="button">After</button>
    </main>,
  );
  return userEvent.setup();
}

const button = (name = 'More') => screen.getByRole('button', { name });
const item = (name: string) => screen.getByRole('menuitem', { name });
const menu = () => screen.queryByRole('menu');

test('the button passes on its props and says what it opens', async () => {
  const user = renderMenu();
  expect(button()).toHaveAttribute('aria-haspopup', 'menu');
  expect(button()).toHaveAttribute('aria-expanded', 'false');
  expect(button()).toHaveAttribute('data-action', 'menu');
  expect(button()).toHaveClass('button');
  await user.click(button());
  expect(button()).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('menu', { name: 'Actions' })).toHaveAttribute(
    'id',
    button().getAttribute('aria-controls'),
  );
  await user.click(button());
  expect(menu()).not.toBeInTheDocument();
});

test('the menu hangs where nothing around the button clips it', async () => {
  const user = renderMenu();
  await user.click(button());
  expect(screen.getByTestId('frame')).not.toContainElement(menu());
  expect(screen.getByRole('main')).toContainElement(menu());
});

test.each([
  ['{Enter}', 'Open'],
  [' ', 'Open'],
  ['{ArrowDown}', 'Open'],
  ['{ArrowUp}', 'Close'],
])('%s on the button opens it on %s', async (key, focused) => {
  const user = renderMenu();
  act(() => button().focus());
  await user.keyboard(key);
  expect(item(focused)).toHaveFocus();
});

test.each([
  ['{ArrowDown}', 'Copy'],
  ['{ArrowDown}{ArrowDown}{ArrowDown}', 'Open'],
  ['{ArrowUp}', 'Close'],
  ['{End}', 'Close'],
  ['{End}{Home}', 'Open'],
  ['c', 'Copy'],
  ['cc', 'Close'],
  ['ccc', 'Copy'],
  ['x', 'Open'],
])('%s moves from the first item to %s', async (keys, focused) => {
  const user = renderMenu();
  await user.click(button());
  await user.keyboard(keys);
  expect(item(focused)).toHaveFocus();
});

test('Escape closes it, gives focus back and goes no further', async () => {
  const outside = jest.fn();
  document.addEventListener('keydown', outside);
  const user = renderMenu();
  await user.click(button());
  await user.keyboard('{Escape}');
  expect(menu()).not.toBeInTheDocument();
  expect(button()).toHaveFocus();
  expect(outside).not.toHaveBeenCalled();
  document.removeEventListener('keydown', outside);
});

test.each([
  ['Tab', false, 'After'],
  ['Shift and Tab', true, 'Before'],
])('%s closes it and goes on from the button', async (_, shift, focused) => {
  const user = renderMenu();
  await user.click(button());
  await user.tab({ shift });
  expect(menu()).not.toBeInTheDocument();
  expect(button(focused)).toHaveFocus();
});

test('a press elsewhere closes it', async () => {
  const user = renderMenu();
  await user.click(button());
  await user.click(button('After'));
  expect(menu()).not.toBeInTheDocument();
  expect(button('After')).toHaveFocus();
});

test('a press in a frame closes it; a change of window does not', async () => {
  const user = renderMenu();
  await user.click(button());
  fireEvent.blur(window);
  expect(menu()).toBeInTheDocument();
  const frame = document.createElement('iframe');
  document.body.append(frame);
  jest.spyOn(document, 'activeElement', 'get').mockReturnValue(frame);
  fireEvent.blur(window);
  jest.restoreAllMocks();
  frame.remove();
  expect(menu()).not.toBeInTheDocument();
});

test.each(['{Enter}', ' '])('%s selects, once focus is back on the button', async (key) => {
  const user = renderMenu();
  await user.click(button());
  await user.keyboard(`{ArrowDown}${key}`);
  expect(choose).toHaveBeenCalledTimes(1);
  expect(choose).toHaveBeenCalledWith('copy', button());
  expect(menu()).not.toBeInTheDocument();
});

test('a link opens in a new tab and answers to the space bar, too', async () => {
  const user = renderMenu();
  await user.click(button());
  expect(item('Open')).toHaveAttribute('href', '#opened');
  expect(item('Open')).toHaveAttribute('target', '_blank');
  const clicked = jest.fn((event: Event) => event.preventDefault());
  item('Open').addEventListener('click', clicked);
  await user.keyboard(' ');
  expect(clicked).toHaveBeenCalledTimes(1);
  expect(menu()).not.toBeInTheDocument();
});

test('a mouse moves focus, so that keys go on from there', async () => {
  const user = renderMenu();
  await user.click(button());
  await user.hover(item('Close'));
  expect(item('Close')).toHaveFocus();
  expect(item('Close')).toHaveAttribute('data-action', 'close');
});

test('a menu of choices opens on the selected one', async () => {
  const user = renderMenu([
    { id: 'a', label: 'Apples', checked: false, onSelect: () => choose('a') },
    { id: 'b', label: 'Bananas', checked: true, onSelect: () => choose('b') },
  ]);
  await user.click(button());
  expect(screen.getByRole('menuitemradio', { name: 'Bananas', checked: true })).toHaveFocus();
  await user.click(screen.getByRole('menuitemradio', { name: 'Apples', checked: false }));
  expect(choose).toHaveBeenCalledWith('a');
});
