/** @jest-environment jsdom */
import { ColorPlayground } from '@site/src/features/theme-playground';
import { useThemeSettings, useThemeSettingsDispatch } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';

supportStorageEvents();
// In jsdom, that many controls are slow on a busy machine.
jest.setTimeout(20_000);

const SET = 'Apply to all demos';
const RESET = 'Back to the default colors';
const APPLIED = 'Material UI demos now have these colors, on every page.';

/** Shows the demos' settings, and changes them from outside. */
function Demos() {
  const { paletteColors } = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  const elsewhere = { primary: { main: '#00695c' }, secondary: { main: '#123456' } };
  return (
    <>
      <code data-testid="colors">{JSON.stringify(paletteColors)}</code>
      <button onClick={() => dispatch({ type: 'CHANGE', payload: { paletteColors: elsewhere } })}>
        elsewhere
      </button>
    </>
  );
}

const demoColors = () => JSON.parse(screen.getByTestId('colors').textContent ?? '');
const field = (name: string) => screen.getByLabelText(name, { selector: 'input[type=text]' });
// Role queries are limited to a group: among some hundred elements they are slow.
const editor = (name: string) => {
  const fieldset = field(name).closest('fieldset');
  if (!fieldset) throw new Error(`${name} is not in a group`);
  return within(fieldset);
};
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));

function fill(name: string, text: string) {
  fireEvent.change(field(name), { target: { value: text } });
}

beforeEach(async () => {
  renderInSite(
    <>
      <ColorPlayground />
      <Demos />
    </>,
  );
  await press(RESET);
});

test('starts from the defaults, and changes nothing by itself', () => {
  expect(screen.getByRole('textbox', { name: 'Primary' })).toHaveAttribute('id', 'primary');
  expect(screen.getByRole('group', { name: 'Primary' })).toContainElement(field('Primary'));
  expect(screen.getByRole('group', { name: 'Shade of Blue' })).toBeInTheDocument();
  expect(field('Primary')).toHaveValue('#2196f3');
  expect(field('Secondary')).toHaveAttribute('id', 'secondary');
  expect(field('Secondary')).toHaveValue('#f50057');
  expect(editor('Primary').getByLabelText('Blue')).toBeChecked();
  expect(editor('Primary').getByLabelText('Blue 500')).toBeChecked();
  expect(editor('Secondary').getByLabelText('Pink A400')).toBeChecked();
  expect(demoColors()).toEqual({});
});

test('sets the colours of the demos when asked to, and says so', async () => {
  fill('Primary', 'rgb(0,105,92)');
  fill('Secondary', '29F');
  expect(demoColors()).toEqual({});
  await press(SET);
  expect(demoColors()).toEqual({ primary: { main: '#00695c' }, secondary: { main: '#2299ff' } });
  expect(field('Primary')).toHaveValue('#00695c');
  expect(screen.getByText(APPLIED).closest('[role="status"]')).toBeInTheDocument();

  await userEvent.type(field('Primary'), '{Backspace}');
  expect(screen.queryByText(APPLIED)).not.toBeInTheDocument();
});

test('Enter in a field sets the colours too', async () => {
  await userEvent.clear(field('Primary'));
  await userEvent.type(field('Primary'), '#123456{Enter}');
  expect(demoColors().primary).toEqual({ main: '#123456' });
});

test('resets the colours of the demos and its own fields', async () => {
  fill('Primary', '#123456');
  await press(SET);
  fill('Secondary', 'nonsense');
  await press(RESET);
  expect(demoColors()).toEqual({});
  expect(field('Primary')).toHaveValue('#2196f3');
  expect(field('Secondary')).toHaveValue('#f50057');
  expect(field('Secondary')).not.toHaveAttribute('aria-invalid');
  expect(screen.getByText('The demos have their default colors again.')).toBeInTheDocument();
});

test('starts from the colours that are remembered, and follows a choice made elsewhere', async () => {
  await press('elsewhere');
  expect(field('Primary')).toHaveValue('#00695c');
  expect(field('Secondary')).toHaveValue('#123456');
  expect(editor('Primary').getByLabelText('Teal 800')).toBeChecked();
});

test('a text that is not a colour says so beside the field and changes nothing', async () => {
  fill('Primary', 'blue');
  expect(field('Primary')).toHaveAttribute('aria-invalid', 'true');
  expect(field('Primary')).toHaveAccessibleDescription(/^This is not a color/);
  expect(screen.getByText(/primary: \{ main: blue\[500\]/)).toBeInTheDocument();
  await press(SET);
  expect(demoColors()).toEqual({});
  expect(field('Primary')).toHaveFocus();
  expect(screen.queryByText(APPLIED)).not.toBeInTheDocument();
});

test('waits for the end of a text before calling it wrong', async () => {
  await userEvent.clear(field('Secondary'));
  await userEvent.type(field('Secondary'), '#12');
  expect(field('Secondary')).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field('Secondary'), '{Enter}');
  expect(field('Secondary')).toHaveAttribute('aria-invalid', 'true');
  await userEvent.type(field('Secondary'), '3');
  expect(field('Secondary')).not.toHaveAttribute('aria-invalid');
  await userEvent.type(field('Secondary'), '4');
  await userEvent.tab();
  expect(field('Secondary')).toHaveAttribute('aria-invalid', 'true');
});

test('a hue keeps the shade, a shade keeps the hue', async () => {
  await userEvent.click(editor('Primary').getByLabelText('Deep purple'));
  expect(field('Primary')).toHaveValue('#673ab7');
  await userEvent.click(editor('Primary').getByLabelText('Deep purple A700'));
  expect(field('Primary')).toHaveValue('#6200ea');
  expect(field('Secondary')).toHaveValue('#f50057');
});

test('a colour of one’s own selects no swatch and leaves the palettes where they were', async () => {
  await userEvent.click(editor('Primary').getByLabelText('Teal'));
  fill('Primary', '#123456');
  expect(field('Primary').closest('fieldset')?.querySelectorAll(':checked')).toHaveLength(0);
  await userEvent.click(editor('Primary').getByLabelText('Teal 700'));
  expect(field('Primary')).toHaveValue('#00796b');
});

test('each palette is one tab stop', async () => {
  await userEvent.click(field('Primary'));
  await userEvent.tab();
  expect(screen.getByLabelText('Primary: color picker')).toHaveFocus();
  await userEvent.tab();
  expect(editor('Primary').getByLabelText('Blue')).toHaveFocus();
  await userEvent.tab();
  expect(editor('Primary').getByLabelText('Blue 500')).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}');
  expect(field('Primary')).toHaveValue('#1e88e5');
});

test('takes the colour of the browser’s picker', () => {
  fireEvent.change(screen.getByLabelText('Secondary: color picker'), {
    target: { value: '#336699' },
  });
  expect(field('Secondary')).toHaveValue('#336699');
});

test('shows the tones and the contrast of the text on them', async () => {
  fill('Primary', '#1976d2');
  const primary = editor('Primary');
  for (const color of ['#4791db', '#1976d2', '#115293']) {
    expect(primary.getByText(color)).toBeInTheDocument();
  }
  expect(primary.getByText('White text, 4.6:1')).toBeInTheDocument();
  expect(primary.getByText('Text on main: 4.6:1').closest('li')).toHaveTextContent(
    'Enough for text',
  );
});
