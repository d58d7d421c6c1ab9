/** @jest-environment jsdom */
import Button from '@mui/material/Button';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import { ColorModeProvider } from '@docusaurus/theme-common/internal';
import type { DemoModule, DemoProps, LoadedDemo } from '@site/plugins/content/demos/contract';
import { PrefsProvider } from '@site/src/prefs';
import { act, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { TextEncoder } from 'node:util';
import MaterialLibrary from '../../libraries/material';
import { createTheme } from '../../libraries/material/modules/styles';
import { Demo } from '../Demo';
import { fakeDemoModule, fakeSource, Library } from './fakeDemoModule';

function Counter() {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      Count {count}
    </button>
  );
}

const loaded: LoadedDemo = { Component: Counter, Library, css: null };
const source = fakeSource;

const serverDemo: DemoModule = {
  ...fakeDemoModule(),
  stylesheet: '/library.css',
  initial: loaded,
  initialSource: source,
  load: () => Promise.resolve(loaded),
  loadSource: () => Promise.resolve(source),
};

const page = (demo: DemoModule, props: Partial<DemoProps> = {}) => (
  <BrowserContextProvider>
    <MemoryRouter>
      <ColorModeProvider>
        <PrefsProvider>
          <Demo demo={demo} id="BasicCounter" defaultCodeOpen {...props} />
        </PrefsProvider>
      </ColorModeProvider>
    </MemoryRouter>
  </BrowserContextProvider>
);

/** Marks the style sheet in the head as loaded; jsdom loads none. */
function pretendStyleSheet() {
  const ownerNode = document.createElement('link');
  ownerNode.setAttribute('href', '/library.css');
  const sheets = [{ ownerNode }] as unknown as StyleSheetList;
  return jest.spyOn(document, 'styleSheets', 'get').mockReturnValue(sheets);
}

it('leaves the server’s markup alone until the live demo takes its place', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const sheets = pretendStyleSheet();
  const container = document.createElement('div');
  // React's server renderer needs it on import, and jsdom lacks it.
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  container.innerHTML = renderToString(page(serverDemo));
  const link = container.querySelector('link[data-library-style-sheet]');
  expect(link).toHaveAttribute('href', '/library.css');
  // The build moves it to the head.
  link?.remove();
  document.body.append(container);
  const serverButton = screen.getByRole('button', { name: 'Count 0' });
  const box = serverButton.closest('.content');
  // The server does not know the variant, so it renders both.
  const serverCode = screen.getAllByText('const');
  expect(serverCode).toHaveLength(2);

  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const browserDemo: DemoModule = {
    ...serverDemo,
    initial: null,
    initialSource: null,
    load: () => arrived.then(() => loaded),
    loadSource: () => arrived.then(() => source),
  };
  await act(async () => {
    hydrateRoot(container, page(browserDemo));
  });
  expect(screen.getByRole('button', { name: 'Count 0' })).toBe(serverButton);
  expect(screen.getAllByText('const')).toEqual(serverCode);

  await act(async () => arrive());
  const liveButton = screen.getByRole('button', { name: 'Count 0' });
  expect(liveButton).not.toBe(serverButton);
  expect(liveButton.closest('.content')).toBe(box);
  expect(screen.getAllByText('const')).toHaveLength(1);
  expect(container.querySelector('link')).toBeNull();
  await userEvent.click(liveButton);
  expect(liveButton).toHaveTextContent('Count 1');
  expect(logged.mock.calls).toEqual([]);
  sheets.mockRestore();
  logged.mockRestore();
});

it('looks with its theme file as on the server', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const themed: LoadedDemo = {
    Component: () => <Button variant="contained">Pay</Button>,
    Library: MaterialLibrary,
    css: null,
    theme: { name: 'Shop', value: createTheme({ palette: { primary: { main: '#b00020' } } }) },
  };
  const demo = { ...serverDemo, stylesheet: null, initial: themed };
  const container = document.createElement('div');
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  container.innerHTML = renderToString(page(demo));
  // It warns of layout effects, since the test has a document.
  logged.mockClear();
  document.body.append(container);
  const button = () => within(container).getByRole('button', { name: 'Pay' });
  const ofServer = button();
  const onRecoverableError = jest.fn();
  await act(async () => {
    const load = () => Promise.resolve(themed);
    hydrateRoot(container, page({ ...demo, initial: null, initialSource: null, load }), {
      onRecoverableError,
    });
  });
  expect(button()).not.toBe(ofServer);
  expect(button().className).toBe(ofServer.className);
  expect(getComputedStyle(button()).getPropertyValue('--variant-containedBg')).toContain(
    '--mui-Shop-palette-primary-main',
  );
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});

it('is the same in a frame, whose demo is there in the browser only', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const container = document.createElement('div');
  Object.assign(globalThis, { TextEncoder });
  const { renderToString } = await import('react-dom/server');
  container.innerHTML = renderToString(page({ ...serverDemo, stylesheet: null }, { iframe: true }));
  document.body.append(container);
  const browserDemo = { ...serverDemo, stylesheet: null, initial: null, initialSource: null };
  const onRecoverableError = jest.fn();
  await act(async () => {
    hydrateRoot(container, page(browserDemo, { iframe: true }), { onRecoverableError });
  });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(logged.mock.calls).toEqual([]);
  logged.mockRestore();
});
