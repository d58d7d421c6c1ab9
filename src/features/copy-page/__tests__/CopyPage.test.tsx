/** @jest-environment jsdom */
import { useCodeVariant } from '@site/src/prefs';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CopyPage } from '../CopyPage';

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

const COPY = { name: 'Copy page as Markdown' };
const VIEW = { name: 'View as Markdown' };
const render = () =>
  renderInSite(<CopyPage permalink="/zh/material-ui/react-button/" hasVariants />);
const press = () => userEvent.click(screen.getByRole('button', COPY));
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

test('copies what is at the address of the link, and says so for a while', async () => {
  const fetched = provide();
  renderWithClipboard();
  expect(screen.getByRole('link', VIEW)).toHaveAttribute('href', '/zh/material-ui/react-button.md');
  expect(fetched).not.toHaveBeenCalled();

  await press();
  expect(await screen.findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(fetched).toHaveBeenCalledWith('/zh/material-ui/react-button.md');
  const blob = await write.mock.lastCall?.[0][0]?.data['text/plain'];
  expect(blob).toMatchObject({ size: '# Button'.length, type: 'text/plain' });
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  expect(await screen.findByRole('button', COPY, { timeout: 2000 })).toBeVisible();
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
  expect(screen.getAllByRole('link', VIEW).map((element) => element.getAttribute('href'))).toEqual([
    '/zh/material-ui/react-button.md',
    '/zh/material-ui/react-button.js.md',
  ]);
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
