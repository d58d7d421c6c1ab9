/** @jest-environment jsdom */
import { EVALUATE_SCRIPT } from '@site/plugins/content/demos/client/evaluate';
import { renderInSite } from '@site/src/testing/renderInSite';
import { act, fireEvent, screen } from '@testing-library/react';
import { DemoRunner } from '../DemoRunner';
import { parseFromFrame, toMessage, type FromFrame, type RunRequest } from '../messages';

// The build generates them.
jest.mock('@site/plugins/content/demos/client/scopes', () => ({
  demoScopes: {},
  demoWrappers: { base: () => import('../../libraries/base') },
}));

const settings = {
  dense: false,
  direction: 'ltr',
  paletteColors: {},
  spacing: 8,
  paletteMode: 'light',
  worn: '',
} as const;

let sent: FromFrame[];

beforeEach(() => {
  sent = [];
  // Same as the scripts in the frame's head.
  Object.defineProperty(window, 'localStorage', { value: null, configurable: true });
  new Function('window', EVALUATE_SCRIPT)(Object.assign(window, { origin: 'null' }));
  // Without layout there is no scroll bar.
  jest.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(window.innerHeight);
  // In the test, the frame is its own parent.
  jest.spyOn(window, 'postMessage').mockImplementation((data: unknown) => {
    const message = parseFromFrame(data);
    if (message) sent.push(message);
  });
  window.matchMedia = () =>
    ({ matches: false, addEventListener() {}, removeEventListener() {} }) as never;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});
afterEach(() => jest.restoreAllMocks());

function start() {
  renderInSite(<DemoRunner />);
}

async function receive(data: unknown, source: Window | null = window) {
  await act(async () => {
    window.dispatchEvent(new MessageEvent('message', { data, source }));
    // The parts of a run load through dynamic imports.
    await new Promise((done) => setTimeout(done, 300));
  });
}

function run(id: number, code: string, changes: Partial<RunRequest> = {}) {
  const request: RunRequest = {
    files: [{ name: 'Demo.tsx', code }],
    entry: 'Demo.tsx',
    theme: null,
    folder: 'docs/base-ui/react-button',
    library: 'base',
    stylesheet: null,
    css: null,
    iframe: false,
    scrollable: false,
    injectFirst: false,
    ...changes,
  };
  return toMessage({ type: 'run', id, request, settings });
}

const saying = (text: string) => `export default function Demo() { return <p>${text}</p>; }`;

it('says that it is ready, runs what it gets and says so', async () => {
  start();
  expect(sent).toEqual([{ type: 'ready' }]);
  await receive(run(1, saying('Hello')));
  expect(screen.getByText('Hello')).toBeInTheDocument();
  expect(sent.filter(({ type }) => type !== 'resized')).toEqual([
    { type: 'ready' },
    { type: 'loading', id: 1 },
    { type: 'running', id: 1 },
    { type: 'rendered', id: 1, height: 0 },
  ]);
  await receive(run(2, saying('Goodbye')));
  expect(screen.getByText('Goodbye')).toBeInTheDocument();
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
});

it('listens to its page only', async () => {
  start();
  await receive(run(1, saying('Hello')), null);
  await receive({ type: 'run', code: 'no' });
  expect(screen.queryByText('Hello')).not.toBeInTheDocument();
  expect(sent.filter(({ type }) => type !== 'resized')).toEqual([{ type: 'ready' }]);
});

it('goes back to what ran last when the demo cannot be rendered', async () => {
  // React logs errors that a boundary catches.
  jest.spyOn(console, 'error').mockImplementation(() => {});
  start();
  await receive(run(1, saying('Hello')));
  await receive(run(2, "export default function Demo() {\n  throw new Error('Sold out');\n}"));
  expect(screen.getByText('Hello')).toBeInTheDocument();
  const failures = sent.filter(({ type }) => type === 'failed');
  expect(failures.at(-1)).toEqual({
    type: 'failed',
    id: 2,
    kind: 'render',
    message: 'Demo.tsx, line 2: Sold out',
  });
  expect(sent.filter(({ type }) => type === 'rendered')).toHaveLength(1);
});

it('reports errors in event handlers', async () => {
  start();
  await receive(run(1, saying('Hello')));
  fireEvent(window, new ErrorEvent('error', { error: new Error('Sold out'), message: 'x' }));
  expect(sent.at(-1)).toEqual({ type: 'failed', id: 1, kind: 'run', message: 'Sold out' });
});

it.each([
  ['a handler', 'onClick={() => { while (true); }}'],
  ['a handler that catches all', 'onClick={() => { try { for (;;); } catch {} }}'],
])('reports an endless loop in %s, and runs on', async (_where, attribute) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  start();
  await receive(run(1, `export default () => (\n  <button ${attribute}>Book</button>\n);`));
  fireEvent.click(screen.getByText('Book'));
  await receive(null);
  expect(sent.filter(({ type }) => type === 'failed').at(-1)).toMatchObject({
    id: 1,
    message: expect.stringMatching(/^Demo.tsx, line 2: This loop was stopped/) as unknown,
  });
  await receive(run(2, saying('Hello')));
  expect(screen.getByText('Hello')).toBeInTheDocument();
});

it('does not report that sizes are handled late', async () => {
  start();
  await receive(run(1, saying('Hello')));
  const before = sent.length;
  fireEvent(window, new ErrorEvent('error', { message: 'ResizeObserver loop limit exceeded' }));
  expect(sent).toHaveLength(before);
});

it('has the styles of the demo and of the files it imports', async () => {
  start();
  const files = [
    { name: 'Demo.tsx', code: `import './Demo.css'; ${saying('Hello')}` },
    { name: 'Demo.css', code: '.b { color: red }' },
  ];
  await receive(run(1, '', { files, css: '.a{}' }));
  const styles = [...document.querySelectorAll('#__docusaurus style, div style')];
  expect(styles.map((style) => style.textContent)).toEqual(['.a{}', '.b { color: red }']);
});

it('keeps links from replacing it, but not those to a place in it', async () => {
  start();
  const code =
    'export default () => <p><a href="/away/">Away</a><a href="#here"><b>Here</b></a></p>;';
  await receive(run(1, code));
  expect(fireEvent.click(screen.getByText('Away'))).toBe(false);
  expect(fireEvent.click(screen.getByText('Here'))).toBe(true);
});
