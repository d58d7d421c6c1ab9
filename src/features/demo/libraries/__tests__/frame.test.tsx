/** @jest-environment jsdom */
import JoyButton from '@mui/joy/Button';
import JoyDrawer from '@mui/joy/Drawer';
import JoyModal from '@mui/joy/Modal';
import MaterialButton from '@mui/material/Button';
import MaterialDialog from '@mui/material/Dialog';
import MaterialMenu from '@mui/material/Menu';
import MaterialTooltip from '@mui/material/Tooltip';
import materialUseMediaQuery from '@mui/material/useMediaQuery';
import { styled, useMediaQuery as systemUseMediaQuery } from '@mui/system';
import type { LibraryProps } from '@site/plugins/content/demos/contract';
import { useThemeSettingsDispatch } from '@site/src/prefs';
import { clearCookies } from '@site/src/prefs/__tests__/clearCookies';
import { supportStorageEvents } from '@site/src/prefs/__tests__/supportStorageEvents';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, cleanup, within } from '@testing-library/react';
import { useEffect, type ComponentType, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import BaseLibrary from '../base';
import JoyLibrary from '../joy';
import MaterialLibrary from '../material';
import SystemLibrary from '../system';
import { styleTexts } from './styleTexts';

supportStorageEvents();

const Styled = styled('button')({ paddingLeft: 7 });

const styleText = (page: Document) => styleTexts(page).join('\n');

let frame: HTMLIFrameElement;
let container: Document;

beforeEach(() => {
  frame = document.createElement('iframe');
  document.body.append(frame);
  if (!frame.contentDocument) throw new Error('A frame of the same origin has a document.');
  container = frame.contentDocument;
});

afterEach(() => {
  // Unmounts while the document still exists.
  cleanup();
  frame.remove();
  clearCookies();
});

async function renderInFrame(Library: ComponentType<LibraryProps>, content: ReactNode) {
  await act(async () => {
    renderInSite(createPortal(<Library container={container}>{content}</Library>, container.body));
  });
  return within(container.body);
}

type TestButton = ComponentType<{ children: ReactNode }>;

const libraries: [string, ComponentType<LibraryProps>, TestButton][] = [
  ['material', MaterialLibrary, MaterialButton],
  ['joy', JoyLibrary, JoyButton],
  ['system', SystemLibrary, Styled],
  ['base', BaseLibrary, Styled],
];

test.each(libraries)('%s styles a frame in the frame’s head', async (_, Library, Button) => {
  const before = styleText(document);
  const screen = await renderInFrame(Library, <Button>Press</Button>);
  const [className] = screen.getByRole('button').className.match(/docframe-\S+/) ?? [];
  expect(className).toBeDefined();
  expect(styleText(container)).toContain(`.${className}`);
  expect(styleText(document)).toBe(before);
});

test.each(libraries)('%s gives each frame the styles it needs', async (_, Library, Button) => {
  await renderInFrame(Library, <Button>Press</Button>);
  const first = styleText(container);
  expect(first).toContain('.docframe-');
  cleanup();
  frame.remove();
  frame = document.createElement('iframe');
  document.body.append(frame);
  container = frame.contentDocument ?? container;
  await renderInFrame(Library, <Button>Press</Button>);
  expect(styleText(container)).toBe(first);
});

test.each<[string, ComponentType<LibraryProps>, ReactNode]>([
  [
    'a Material UI dialog',
    MaterialLibrary,
    <MaterialDialog key="open" open>
      <p>Inside</p>
    </MaterialDialog>,
  ],
  [
    'a Material UI menu',
    MaterialLibrary,
    <MaterialMenu key="open" open anchorReference="none">
      <p>Inside</p>
    </MaterialMenu>,
  ],
  [
    'a Material UI tooltip',
    MaterialLibrary,
    <MaterialTooltip key="open" open title="Inside">
      <i>Anchor</i>
    </MaterialTooltip>,
  ],
  [
    'a Joy UI modal',
    JoyLibrary,
    <JoyModal key="open" open>
      <p>Inside</p>
    </JoyModal>,
  ],
  [
    'a Joy UI drawer',
    JoyLibrary,
    <JoyDrawer key="open" open>
      <p>Inside</p>
    </JoyDrawer>,
  ],
])('%s opens in the frame', async (_, Library, content) => {
  const screen = await renderInFrame(Library, content);
  expect(await screen.findByText('Inside')).toBeInTheDocument();
  expect(within(document.body).queryByText('Inside')).not.toBeInTheDocument();
});

test.each([
  ['material', MaterialLibrary, materialUseMediaQuery],
  ['joy', JoyLibrary, materialUseMediaQuery],
  ['system', SystemLibrary, systemUseMediaQuery],
] as const)('%s measures the frame', async (_, Library, useMediaQuery) => {
  const matchMedia = jest.fn((media: string) => ({
    matches: media === '(max-width:300px)',
    addEventListener: jest.fn(),
    removeEventListener: jest.fn(),
  }));
  Object.assign(container.defaultView ?? {}, { matchMedia });
  function Narrow() {
    return <p>{useMediaQuery('(max-width:300px)') ? 'narrow' : 'wide'}</p>;
  }
  const screen = await renderInFrame(Library, <Narrow />);
  expect(screen.getByText('narrow')).toBeInTheDocument();
});

const COLORS = { primary: { main: '#123456' } };

function ChooseColors() {
  const dispatch = useThemeSettingsDispatch();
  useEffect(() => {
    dispatch({ type: 'CHANGE', payload: { paletteColors: COLORS } });
    return () => dispatch({ type: 'RESET_COLORS' });
  }, [dispatch]);
  return null;
}

describe.each<[string, ComponentType<LibraryProps>, TestButton, string]>([
  ['material', MaterialLibrary, MaterialButton, '--mui-palette-primary-main:#123456'],
  ['joy', JoyLibrary, JoyButton, '--joy-palette-primary-500:#123456'],
])('%s', (_, Library, Button, variable) => {
  it('puts the reader’s colours into the frame', async () => {
    await renderInFrame(Library, <ChooseColors />);
    expect(styleText(container)).toContain(variable);
    expect(styleText(document)).not.toContain(variable);
  });

  it('goes before other style sheets, but changed variables after the library’s', async () => {
    const sheet = container.createElement('style');
    sheet.textContent = '.library { color: red }';
    container.head.append(sheet);
    const First = ({ children }: LibraryProps) => (
      <Library container={container} injectFirst>
        {children}
      </Library>
    );
    await renderInFrame(
      First,
      <>
        <ChooseColors />
        <Button>Press</Button>
      </>,
    );
    const texts = styleTexts(container);
    const [styled, library, changed] = ['.docframefirst-', '.library', variable].map((text) =>
      texts.findIndex((rules) => rules.includes(text)),
    );
    expect(styled).toBeGreaterThanOrEqual(0);
    expect(styled).toBeLessThan(library ?? 0);
    expect(library).toBeLessThan(changed ?? 0);
  });
});
