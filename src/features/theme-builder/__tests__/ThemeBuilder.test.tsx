/** @jest-environment jsdom */
import { useThemeSettings, useThemeSettingsDispatch } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { decodeTheme, encodeTheme, readTheme } from '@site/src/features/built-theme';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ThemeBuilder } from '..';

supportStorageEvents();
jest.setTimeout(30_000);

const FIVE = encodeTheme(readTheme({ spacing: 5 }).theme);

function Worn() {
  const { worn } = useThemeSettings();
  const dispatch = useThemeSettingsDispatch();
  return (
    <>
      <code data-testid="worn">{worn}</code>
      <button onClick={() => dispatch({ type: 'WEAR', payload: '' })}>take off</button>
      <button onClick={() => dispatch({ type: 'WEAR', payload: FIVE })}>wear five</button>
    </>
  );
}

function start(path = '/') {
  renderInSite(
    <>
      <ThemeBuilder />
      <Worn />
    </>,
    { path },
  );
  // The choice outlives a test.
  fireEvent.click(screen.getByText('take off'));
}

const wornTheme = () => decodeTheme(screen.getByTestId('worn').textContent ?? '').theme;
const primary = () => screen.getByLabelText('Primary', { selector: 'input[type=text]' });
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (name: string) => userEvent.click(screen.getByText(name, { selector: 'button' }));
const code = () => document.querySelector('pre')?.textContent ?? '';
const wear = () => screen.getByLabelText('Let the demos wear this theme');

test('a color is judged and in the code, and a wrong one is named', () => {
  start();
  expect(code()).toContain('light: true');
  type(primary(), '#767676');
  expect(code()).toContain("main: '#767676'");
  const group = within(screen.getByRole('group', { name: 'Primary' }));
  expect(group.getByText('Label on it 4.5:1')).toBeInTheDocument();
  fireEvent.focus(primary());
  type(primary(), '#7676');
  expect(primary()).not.toHaveAttribute('aria-invalid');
  fireEvent.blur(primary());
  expect(primary()).toHaveAttribute('aria-invalid', 'true');
  expect(primary()).toHaveAccessibleDescription(/This is not a color/);
  expect(code()).toContain("main: '#767676'");
});

test('the number of low pairs is told', () => {
  start();
  const before = screen.getByText(/pairs of text and background have less/).textContent;
  type(screen.getByLabelText('Text', { selector: 'input[type=text]' }), '#dddddd');
  const after = screen.getByText(/pairs of text and background have less/);
  expect(after).toHaveAttribute('role', 'status');
  expect(after.textContent).not.toBe(before);
});

test('changes are undone and made again, by button and key', async () => {
  start();
  expect(screen.getByText('Undo', { selector: 'button' })).toHaveAttribute('aria-disabled', 'true');
  type(screen.getByLabelText('Spacing unit'), '6');
  type(screen.getByLabelText('Border radius'), '99');
  expect(code()).not.toContain('borderRadius');
  type(screen.getByLabelText('Border radius'), '12');
  await press('Undo');
  expect(screen.getByText('The last change is undone.')).toBeInTheDocument();
  expect(code()).not.toContain('borderRadius');
  expect(code()).toContain('spacing: 6');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(code()).not.toContain('spacing');
  await userEvent.keyboard('{Control>}y{/Control}');
  expect(code()).toContain('spacing: 6');
  await press('Start over');
  expect(code()).not.toContain('spacing');
  await press('Undo');
  expect(code()).toContain('spacing: 6');
});

test('the key for undo is left to a field of text', async () => {
  start();
  type(screen.getByLabelText('Spacing unit'), '6');
  await userEvent.click(primary());
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(code()).toContain('spacing: 6');
});

test('demos wear the theme, and follow until it is taken off', async () => {
  start();
  await userEvent.click(wear());
  expect(wear()).not.toBeChecked();
  type(primary(), '#00695c');
  await userEvent.click(wear());
  expect(wornTheme()).toEqual({ 'light.primary': '#00695c' });
  await userEvent.selectOptions(screen.getByLabelText('TextField variant'), 'filled');
  expect(wornTheme()).toEqual({ 'light.primary': '#00695c', fieldVariant: 'filled' });
  await userEvent.click(wear());
  expect(screen.getByTestId('worn')).toBeEmptyDOMElement();
});

test('starts from the theme that demos wear', async () => {
  start();
  await press('wear five');
  expect(code()).toContain('spacing: 5');
  expect(wear()).toBeChecked();
});

test('starts from the address before that', async () => {
  start(`/?theme=${encodeTheme(readTheme({ spacing: 3 }).theme)}`);
  await press('wear five');
  expect(code()).toContain('spacing: 3');
  expect(wear()).not.toBeChecked();
});

test.each([
  ['1.e30x', /could not be read/],
  ['7.e30', /another version/],
  [`1.${btoa('{"glow":1}').replace(/=/g, '')}`, /does not know/],
])('an address with %s is explained', (text, explained) => {
  start(`/?theme=${text}`);
  expect(screen.getByText(explained)).toBeInTheDocument();
  expect(code()).toContain('light: true');
});

test('imports pasted code, and lists the rest', async () => {
  start();
  const field = screen.getByLabelText(/^Paste your theme/);
  type(field, 'createTheme({ spacing: 4, shadows: [] })');
  await press('Import');
  expect(await screen.findByText(/^Imported 1 setting\./)).toBeInTheDocument();
  expect(screen.getByText('shadows')).toBeInTheDocument();
  expect(code()).toContain('spacing: 4');
  type(field, 'createTheme(');
  await press('Import');
  expect(await screen.findByText(/^There is no createTheme/)).toBeInTheDocument();
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(code()).toContain('spacing: 4');
  type(field, 'createTheme({ shadows: [] })');
  await press('Import');
  expect(await screen.findByText(/your theme stays as it is/)).toBeInTheDocument();
  expect(code()).toContain('spacing: 4');
});

const library = (name: string) => userEvent.click(screen.getByRole('radio', { name }));

test('the library changes the fields, and what was put together stays', async () => {
  start();
  type(screen.getByLabelText('Spacing unit'), '6');
  await userEvent.click(wear());
  await library('Joy UI');
  expect(screen.queryByLabelText('Secondary')).not.toBeInTheDocument();
  expect(code()).toContain('extendTheme({})');
  expect(wornTheme()).toEqual({ spacing: 6 });
  expect(wear()).not.toBeChecked();
  type(screen.getByLabelText('radius.md'), '12');
  expect(code()).toContain(`md: '12px'`);
  await library('Material UI');
  expect(code()).toContain('spacing: 6');
  expect(wear()).toBeChecked();
  await press('Undo');
  expect(code()).toContain(`md: '12px'`);
  await press('Start over');
  expect(screen.getByText('The theme is the default of Joy UI again.')).toBeInTheDocument();
  expect(code()).toContain('extendTheme({})');
  expect(wornTheme()).toEqual({ spacing: 6 });
});

test('the page of Joy UI starts with it, and reads themes of both', async () => {
  renderInSite(<ThemeBuilder family="joy" />);
  expect(code()).toContain('extendTheme({})');
  await library('Material UI');
  expect(code()).toContain('light: true');
  const field = screen.getByLabelText(/^Paste your theme/);
  type(field, 'import { extendTheme } from "@mui/joy/styles"; extendTheme({ spacing: 4 })');
  await press('Import');
  expect(await screen.findByText(/^Imported 1 setting\./)).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Joy UI' })).toBeChecked();
  expect(code()).toContain('spacing: 4');
});

test('the CSS variables are those of the theme', async () => {
  start();
  type(screen.getByLabelText('Spacing unit'), '6');
  await userEvent.click(screen.getByLabelText('CSS variables'));
  expect(await screen.findByText(/--mui-spacing: 6px/)).toBeInTheDocument();
});
