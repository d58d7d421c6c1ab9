/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fireEvent } from '@testing-library/dom';
import type { UpgradeFile } from '@site/plugins/content/api-reference/contract';
import { TextDecoder } from 'node:util';
import { MemoryRouter } from 'react-router-dom';
import { checkSource } from '../checkSource';
import type { CheckAnswer, CheckRequest } from '../checker';
import { SOURCE_LIMIT } from '../result';
import { startWorker } from '../startWorker';
import { UpgradeCheck } from '../UpgradeCheck';

jest.mock('../startWorker');

// jsdom reads files with a FileReader only.
Object.assign(globalThis, { TextDecoder });
Blob.prototype.arrayBuffer = function read() {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

const ROW = {
  component: 'ListItem',
  subject: 'prop',
  kind: 'removed',
  to: '/list/#list-item',
} as const;
const FILE: UpgradeFile = {
  rows: [
    { ...ROW, name: 'button', instead: 'ListItemButton', codemod: 'v6.0.0/list-item-button-prop' },
    { ...ROW, name: 'selected', instead: 'ListItemButton' },
    {
      component: 'Badge',
      subject: 'prop',
      kind: 'deprecated',
      name: 'components',
      note: 'Use the `slots` prop instead.',
      codemod: 'deprecations/badge-props',
      to: '/guide/#badge',
    },
  ],
  imports: [],
  importsPage: '/imports',
};

/** A worker in the page that answers at once, unless it is told to be silent or to fail. */
class FakeWorker {
  static answers: 'all' | 'none' | 'error' = 'all';
  static started = 0;
  onmessage: ((event: { data: CheckAnswer }) => void) | null = null;
  onerror: (() => void) | null = null;
  terminate = jest.fn();
  constructor() {
    FakeWorker.started += 1;
  }
  postMessage({ id, source }: CheckRequest) {
    if (FakeWorker.answers === 'error') queueMicrotask(() => this.onerror?.());
    if (FakeWorker.answers !== 'all') return;
    queueMicrotask(() => this.onmessage?.({ data: { id, result: checkSource(source, FILE) } }));
  }
}

beforeEach(() => {
  FakeWorker.answers = 'all';
  FakeWorker.started = 0;
  jest.mocked(startWorker).mockImplementation(() => new FakeWorker() as unknown as Worker);
});

function start() {
  render(
    <MemoryRouter>
      <UpgradeCheck />
    </MemoryRouter>,
  );
}
const field = () => screen.getByRole('textbox', { name: 'Your code' });
/** The page has another one for announcements. */
const status = () =>
  within(field().closest<HTMLElement>('.check') as HTMLElement).getByRole('status');
const paste = (text: string) => fireEvent.change(field(), { target: { value: text } });
const findings = () =>
  within(screen.getByRole('list', { name: 'Uses to change' })).getAllByRole('listitem');
const fileOf = (content: BlobPart, name: string) => new File([content], name);

const CODE = `<ListItem button selected>\n  <Badge components={{ Root: Frame }} />\n</ListItem>`;

test('nothing starts before there is code', () => {
  start();
  expect(status()).toBeEmptyDOMElement();
  expect(FakeWorker.started).toBe(0);
});

test('shows each use in its line, in the order of the code', async () => {
  start();
  paste(CODE);
  expect(await screen.findByText('3 uses to change: 2 removed, 1 deprecated.')).toBe(status());
  const [button, selected, components] = findings().filter((item) =>
    within(item).queryByText(/^Line/),
  );
  expect(button).toHaveTextContent(/^Line 1ListItem buttonpropRemoved<ListItem button selected>/);
  expect(
    within(button as HTMLElement).getByText('button', { selector: 'mark' }),
  ).toBeInTheDocument();
  expect(
    within(button as HTMLElement).getByRole('link', { name: 'ListItem button' }),
  ).toHaveAttribute('href', '/list/#list-item');
  expect(button).toHaveTextContent('Instead: ListItemButton');
  expect(selected).toHaveTextContent('No codemod changes it.');
  expect(components).toHaveTextContent('components.Root becomes slots.root');
});

test('a name that nothing imports is said to be taken for one of Material UI', async () => {
  start();
  paste(CODE);
  expect(
    await screen.findByText(/^Nothing imports or declares ListItem, Badge/),
  ).toBeInTheDocument();
});

test('copies the command of a codemod, and lists all commands once', async () => {
  const user = userEvent.setup();
  start();
  paste(CODE);
  const copy = await screen.findByRole('button', {
    name: 'Copy the command of deprecations/badge-props',
  });
  await user.click(copy);
  expect(await navigator.clipboard.readText()).toBe(
    'npx @mui/codemod@6.1 deprecations/badge-props src',
  );
  expect(screen.getByText(/They change 2 of these uses/)).toBeInTheDocument();
});

test('code without findings is told in words', async () => {
  start();
  paste('const a = 1;');
  expect(await screen.findByText(/^Nothing found\./)).toBe(status());
  expect(screen.queryByRole('list')).not.toBeInTheDocument();
});

test('an error of syntax names its line, and marks the field', async () => {
  start();
  paste('const a = 1;\nconst b = {');
  expect(await screen.findByText(/^Line 2 could not be read as code/)).toBe(status());
  expect(field()).toHaveAttribute('aria-invalid', 'true');
  paste('');
  expect(status()).toBeEmptyDOMElement();
  expect(field()).not.toHaveAttribute('aria-invalid');
});

test('a text that is too long never reaches the worker', () => {
  start();
  paste('a'.repeat(SOURCE_LIMIT + 1));
  expect(status()).toHaveTextContent('The text has more than 200,000 characters.');
  expect(FakeWorker.started).toBe(0);
});

test('checks a file that is chosen, and names it', async () => {
  start();
  await userEvent.upload(
    screen.getByLabelText('Choose a file'),
    fileOf('<ListItem button />', 'Row.tsx'),
  );
  expect(await screen.findByText('1 use to change: 1 removed.')).toBeInTheDocument();
  expect(field()).toHaveValue('<ListItem button />');
  expect(screen.getByText('File: Row.tsx')).toBeInTheDocument();
  paste('<b />');
  expect(screen.queryByText('File: Row.tsx')).not.toBeInTheDocument();
});

test('checks a file that is dropped', async () => {
  start();
  const dataTransfer = { types: ['Files'], files: [fileOf('<ListItem button />', 'Row.tsx')] };
  fireEvent.dragOver(field(), { dataTransfer });
  expect(screen.getByText('Drop the file to check it.')).toBeInTheDocument();
  fireEvent.drop(field(), { dataTransfer });
  expect(await screen.findByText('1 use to change: 1 removed.')).toBeInTheDocument();
});

test('a file that is no text is told', async () => {
  start();
  const dataTransfer = {
    types: ['Files'],
    files: [fileOf(new Uint8Array([0xff, 0xfe, 0]), 'a.png')],
  };
  fireEvent.drop(field(), { dataTransfer });
  expect(await screen.findByText('The file could not be read as text.')).toBe(status());
});

test('begins with an example, and is cleared with the focus in the field', async () => {
  const user = userEvent.setup();
  start();
  await user.click(screen.getByRole('button', { name: 'Insert an example' }));
  expect(await screen.findByText(/uses to change/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field()).toHaveFocus();
  expect(field()).toHaveValue('');
  expect(status()).toHaveTextContent('The field is empty.');
});

test('a worker that does not load is told, and another one is tried', async () => {
  FakeWorker.answers = 'error';
  start();
  paste('<a />');
  expect(await screen.findByText(/^The check could not be loaded/)).toBe(status());
  FakeWorker.answers = 'all';
  paste('<ListItem button />');
  expect(await screen.findByText('1 use to change: 1 removed.')).toBe(status());
  expect(FakeWorker.started).toBe(2);
});

test('a check that takes too long is stopped', async () => {
  jest.useFakeTimers();
  FakeWorker.answers = 'none';
  start();
  paste('<a />');
  await act(async () => {
    await jest.advanceTimersByTimeAsync(11_000);
  });
  expect(status()).toHaveTextContent(/^The check took too long/);
  jest.useRealTimers();
});
