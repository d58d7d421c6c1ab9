/** @jest-environment jsdom */
import { useCodeVariant } from '@site/src/prefs';
import { MCP_COMMAND } from '@site/src/site/assistants';
import { NO_SERVICES } from '@site/src/site/services';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyPage } from '../CopyPage';

const services = jest.fn(() => NO_SERVICES);
jest.mock('@site/src/features/services', () => ({
  ...jest.requireActual<object>('@site/src/features/services'),
  useServices: () => services(),
}));

class FakeItem {
  constructor(readonly data: Readonly<Record<string, Promise<Blob>>>) {}
}

const write = jest.fn<Promise<void>, [readonly FakeItem[]]>();
const writeText = jest.fn<Promise<void>, [string]>();

/** Mocks the host's response. */
function provide({ ok = true, type = 'text/markdown; charset=utf-8' } = {}) {
  const fetched = jest.fn(() =>
    Promise.resolve({
      ok,
      headers: new Headers({ 'content-type': type }),
      text: () => Promise.resolve('# Button'),
    }),
  );
  Object.defineProperty(window, 'fetch', { value: fetched, configurable: true });
  return fetched;
}

const MENU = { name: 'Copy page' };
const COPY = { name: 'Copy as Markdown' };
const VIEW = { name: 'View as Markdown' };
const render = () =>
  renderInSite(<CopyPage permalink="/zh/material-ui/react-button/" hasVariants />);
const open = async (index = 0) => {
  const button = screen.getAllByRole('button', MENU)[index];
  if (button) await userEvent.click(button);
  return screen.findByRole('menu', MENU);
};
const press = async () => userEvent.click(within(await open()).getByRole('menuitem', COPY));
const refusal = () => new DOMException('No', 'NotAllowedError');

beforeEach(() => {
  // Like browsers, waits for the promised text.
  write.mockReset().mockImplementation(async ([item]) => {
    await item?.data['text/plain'];
  });
  writeText.mockReset().mockResolvedValue();
  Object.defineProperty(globalThis, 'ClipboardItem', { value: FakeItem, configurable: true });
});

/** `userEvent.setup` installs its own clipboard, so ours must follow. */
function renderWithClipboard() {
  render();
  Object.defineProperty(navigator, 'clipboard', {
    value: { write, writeText },
    configurable: true,
  });
}

test('one button opens a menu by keyboard, and gets the focus back', async () => {
  render();
  expect(screen.getAllByRole('button')).toHaveLength(1);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowUp}');
  expect(await screen.findByRole('menuitem', { name: /MCP/ })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  expect(screen.getByRole('menuitem', COPY)).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  expect(screen.getByRole('button', MENU)).toHaveFocus();
});

test('offers no assistant unless one is configured', async () => {
  render();
  await open();
  expect(screen.queryByRole('menuitem', { name: /Open in/ })).not.toBeInTheDocument();
});

test('offers the configured assistants, with the public address of the Markdown', async () => {
  services.mockReturnValue({ ...NO_SERVICES, assistants: ['chatgpt', 'claude'] });
  render();
  await open();
  services.mockReturnValue(NO_SERVICES);
  expect(screen.getByRole('menuitem', { name: 'Open in ChatGPT' })).toBeVisible();
  const claude = screen.getByRole('menuitem', { name: 'Open in Claude' });
  const prompt = new URL(claude.getAttribute('href') ?? '').searchParams.get('q');
  expect(prompt).toContain('https://docs.example/zh/material-ui/react-button.md');
});

test('copies what is at the address of the link, and says so for a while', async () => {
  const fetched = provide();
  renderWithClipboard();
  const view = within(await open()).getByRole('menuitem', VIEW);
  expect(view).toHaveAttribute('href', '/zh/material-ui/react-button.md');
  expect(fetched).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('menuitem', COPY));
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/zh/material-ui/react-button.md');
  const blob = await write.mock.lastCall?.[0][0]?.data['text/plain'];
  expect(blob).toMatchObject({ size: '# Button'.length, type: 'text/plain' });
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(await screen.findByRole('button', MENU, { timeout: 2000 })).toBeVisible();
});

test('waits for the text where the clipboard takes no promise', async () => {
  provide();
  write.mockReset().mockRejectedValue(refusal());
  renderWithClipboard();
  await press();
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(writeText).toHaveBeenCalledWith('# Button');
});

function ChooseVariant() {
  const { setCodeVariant } = useCodeVariant();
  return (
    <>
      <button onClick={() => setCodeVariant('JS')}>JavaScript</button>
      <button onClick={() => setCodeVariant('TS')}>TypeScript</button>
    </>
  );
}

test('a page of the reference has one form, others that of the reader', async () => {
  const permalink = '/zh/material-ui/react-button/';
  renderInSite(
    <>
      <ChooseVariant />
      <CopyPage permalink={permalink} hasVariants={false} />
      <CopyPage permalink={permalink} hasVariants />
    </>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'JavaScript' }));
  for (const [index, address] of ['button.md', 'button.js.md'].entries()) {
    const view = within(await open(index)).getByRole('menuitem', VIEW);
    expect(view).toHaveAttribute('href', `/zh/material-ui/react-${address}`);
    await userEvent.keyboard('{Escape}');
  }
  await userEvent.click(screen.getByRole('button', { name: 'TypeScript' }));
});

test.each([
  ['the host has no such file', { ok: false }],
  ['the host answers with a page', { type: 'text/html' }],
])('says that nothing was copied when %s, until it is', async (_name, response) => {
  provide(response);
  renderWithClipboard();
  await press();
  expect(await screen.findByRole('alert')).toHaveTextContent('The page could not be copied.');

  provide();
  await press();
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('says that nothing was copied when the clipboard refuses', async () => {
  provide();
  write.mockReset().mockRejectedValue(refusal());
  writeText.mockReset().mockRejectedValue(refusal());
  renderWithClipboard();
  await press();
  expect(await screen.findByRole('alert')).toBeVisible();
});

// Last, since its message stays.
test('copies the command of the MCP server, and says where it is explained', async () => {
  renderWithClipboard();
  await open();
  await userEvent.click(screen.getByRole('menuitem', { name: /MCP/ }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'plugins/output/markdown-twins/README.md',
  );
  expect(writeText).toHaveBeenCalledWith(MCP_COMMAND);
});
