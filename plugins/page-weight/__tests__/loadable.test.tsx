/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import loadable from '../client/loadable';

interface LoadingProps {
  readonly pastDelay: boolean;
  readonly error: unknown;
  readonly retry: () => void;
}

function Loading({ pastDelay, error, retry }: LoadingProps) {
  if (error) return <button onClick={retry}>{String(error)}</button>;
  return pastDelay ? <p>Loading</p> : null;
}

function createPage(load: () => Promise<unknown>) {
  return loadable.Map({
    loading: Loading,
    loader: { content: load, data: async () => ({ default: 'Material UI' }) },
    render: (loaded, { name }: { name: string }) => (
      <p>
        {(loaded['content'] as { default: string }).default} of{' '}
        {(loaded['data'] as { default: string }).default} for {name}
      </p>
    ),
  });
}

test('what has been loaded before is there at once', async () => {
  const Page = createPage(async () => ({ default: 'Button' }));
  await Page.preload();
  const { container } = render(<Page name="Ida" />);
  expect(container).toHaveTextContent('Button of Material UI for Ida');
});

test('modules are loaded once, and shown when all are there', async () => {
  const load = jest.fn(async () => ({ default: 'Button' }));
  const Page = createPage(load);
  const { container } = render(
    <>
      <Page name="Ida" />
      <Page name="Tomás" />
    </>,
  );
  expect(container).toBeEmptyDOMElement();
  expect(await screen.findByText('Button of Material UI for Ida')).toBeVisible();
  expect(await screen.findByText('Button of Material UI for Tomás')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
});

test('what takes long says so', async () => {
  let finish = (_module: unknown) => {};
  const Page = createPage(() => new Promise((resolve) => (finish = resolve)));
  render(<Page name="Ida" />);
  expect(await screen.findByText('Loading')).toBeVisible();
  await act(async () => finish({ default: 'Button' }));
  expect(await screen.findByText('Button of Material UI for Ida')).toBeVisible();
});

test('what fails says so, and can be tried again', async () => {
  let isOnline = false;
  const Page = createPage(async () => {
    if (!isOnline) throw new Error('Offline');
    return { default: 'Button' };
  });
  await expect(Page.preload()).rejects.toThrow('Offline');
  render(<Page name="Ida" />);
  const retry = await screen.findByRole('button', { name: 'Error: Offline' });
  isOnline = true;
  await userEvent.click(retry);
  expect(await screen.findByText('Button of Material UI for Ida')).toBeVisible();
});

test('a component of one module', async () => {
  const NotFound = loadable({
    loading: Loading,
    loader: async () => ({ default: 'Not here' }),
    render: (loaded, _props: object) => <p>{loaded.default}</p>,
  });
  render(<NotFound />);
  expect(await screen.findByText('Not here')).toBeVisible();
});
