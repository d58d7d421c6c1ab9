/** @jest-environment jsdom */
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import { createTheme, useColorScheme, useTheme } from '@mui/material/styles';
import { PrefsProvider, useDirection, useMode } from '@site/src/prefs';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import MaterialLibrary from '../material';
import { ThemeProvider } from '../modules/material/styles';
import useScrollTrigger from '../modules/material/useScrollTrigger';

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
      <button onClick={() => setMode('dark')}>Site dark</button>
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

function Mode() {
  const { mode, setMode } = useColorScheme();
  return <button onClick={() => setMode('dark')}>Mode {mode}</button>;
}

const schemes = createTheme({
  cssVariables: { colorSchemeSelector: 'data-scheme' },
  colorSchemes: { light: true, dark: true },
});

function Direction() {
  const { direction } = useTheme();
  return <p>Direction {direction}</p>;
}

it('keeps the mode of a demo in its frame, which follows that of the site', async () => {
  const demo = await show(
    <ThemeProvider theme={schemes}>
      <Mode />
    </ThemeProvider>,
  );
  const root = frame.contentDocument?.documentElement;
  expect(demo.getByRole('button')).toHaveTextContent('Mode light');
  fireEvent.click(demo.getByRole('button'));
  expect(demo.getByRole('button')).toHaveTextContent('Mode dark');
  expect(root).toHaveAttribute('data-scheme', 'dark');
  expect(document.documentElement).not.toHaveAttribute('data-scheme');
  expect(localStorage.getItem('mui-mode')).toBe('light');
  press('Site dark');
  press('Site light');
  expect(demo.getByRole('button')).toHaveTextContent('Mode light');
});

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

it('watches the scrolling of the frame', async () => {
  function Bar() {
    return <p>{useScrollTrigger({ threshold: 0, disableHysteresis: true }) ? 'Away' : 'Top'}</p>;
  }
  const demo = await show(<Bar />);
  expect(demo.getByText('Top')).toBeInTheDocument();
  const view = frame.contentWindow;
  if (!view) throw new Error('The frame has no window.');
  Object.defineProperty(view, 'pageYOffset', { value: 300 });
  fireEvent.scroll(view);
  expect(demo.getByText('Away')).toBeInTheDocument();
});
