/** @jest-environment jsdom */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { createTheme, useTheme } from '@mui/material/styles';
import { PrefsProvider, useDirection, useMode } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import MaterialLibrary from '../material';
import { ThemeProvider } from '../modules/material/styles';

supportStorageEvents();

let frame: HTMLIFrameElement;

beforeEach(() => {
  localStorage.clear();
  frame = document.body.appendChild(document.createElement('iframe'));
});

afterEach(() => {
  cleanup();
  frame.remove();
});

function SiteSettings() {
  const { setMode } = useMode();
  const { setDirection } = useDirection();
  return (
    <>
      <button onClick={() => setMode('light')}>Site light</button>
      <button onClick={() => setDirection('rtl')}>Site rtl</button>
      <button onClick={() => setDirection('ltr')}>Site ltr</button>
    </>
  );
}

/** Renders a demo in the frame, or in the page. */
async function show(demo: ReactNode, inFrame = true) {
  const container = inFrame ? (frame.contentDocument ?? undefined) : undefined;
  const wrapped = <MaterialLibrary container={container}>{demo}</MaterialLibrary>;
  await act(async () => {
    renderInSite(
      <PrefsProvider>
        <SiteSettings />
        {container ? createPortal(wrapped, container.body) : wrapped}
      </PrefsProvider>,
    );
  });
  press('Site light');
  press('Site ltr');
  return within(container?.body ?? document.body);
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

const schemes = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: true, dark: true },
});

function Direction() {
  const { direction } = useTheme();
  return <p>Direction {direction}</p>;
}

it('sets no attribute of the page for a theme nested in it', async () => {
  await show(<ThemeProvider theme={schemes}>Ferry</ThemeProvider>, false);
  expect(screen.getByText('Ferry')).toBeInTheDocument();
  expect(document.documentElement).not.toHaveAttribute('data-scheme');
});

it.each([true, false])('gives a demo’s own theme the direction (frame: %p)', async (inFrame) => {
  const demo = await show(
    <ThemeProvider theme={createTheme()}>
      <Direction />
    </ThemeProvider>,
    inFrame,
  );
  expect(demo.getByText('Direction ltr')).toBeInTheDocument();
  press('Site rtl');
  expect(demo.getByText('Direction rtl')).toBeInTheDocument();
});

it('opens the popups of a demo’s own theme in the frame, with its own colors', async () => {
  const red = createTheme({ palette: { primary: { main: '#ff0000' } } });
  const demo = await show(
    <ThemeProvider theme={red}>
      <Dialog open>
        <Button>Pay</Button>
      </Dialog>
    </ThemeProvider>,
  );
  const button = demo.getByRole('button', { name: 'Pay' });
  expect(
    frame.contentWindow?.getComputedStyle(button).getPropertyValue('--variant-textColor'),
  ).toBe('#ff0000');
});
