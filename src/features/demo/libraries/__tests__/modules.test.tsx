/** @jest-environment jsdom */
import Dialog from '@mui/material/Dialog';
import { useTheme } from '@mui/material/styles';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { screen } from '@testing-library/react';
import MaterialLibrary from '../material';
import * as material from '../material/modules';
import { createTheme, ThemeProvider } from '../material/modules/styles';
import { press, showDemo } from './showDemo';

supportStorageEvents();
beforeEach(() => localStorage.clear());

const schemes = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: true, dark: true },
});

function Direction() {
  const { direction } = useTheme();
  return <p>Direction {direction}</p>;
}

it.each([
  ['createTheme', material.createTheme, createTheme],
  ['ThemeProvider', material.ThemeProvider, ThemeProvider],
  ['Dialog', material.Dialog, Dialog],
])('%s is the same in imports from the package', (_, imported, own) => {
  expect(imported).toBe(own);
});

it('sets no attribute of the page for a theme nested in it', async () => {
  await showDemo(MaterialLibrary, <ThemeProvider theme={schemes}>Ferry</ThemeProvider>, false);
  expect(screen.getByText('Ferry')).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-scheme');
});

it.each([true, false])('gives a demo’s own theme the direction (frame: %p)', async (inFrame) => {
  const demo = await showDemo(
    MaterialLibrary,
    <ThemeProvider theme={createTheme()}>
      <Direction />
    </ThemeProvider>,
    inFrame,
  );
  expect(demo.getByText('Direction ltr')).toBeInTheDocument();
  press('Site rtl');
  expect(demo.getByText('Direction rtl')).toBeInTheDocument();
});

it('opens the popups of a demo’s own theme in the frame', async () => {
  const demo = await showDemo(
    MaterialLibrary,
    <ThemeProvider theme={createTheme()}>
      <Dialog open>
        <p>Paid</p>
      </Dialog>
    </ThemeProvider>,
    true,
  );
  expect(demo.getByText('Paid')).toBeInTheDocument();
});
