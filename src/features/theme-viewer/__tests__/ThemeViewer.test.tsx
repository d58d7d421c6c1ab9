/** @jest-environment jsdom */
import { useLocation } from '@docusaurus/router';
import type { ThemeEntry } from '@site/plugins/content/api-reference/contract';
import { renderInSite } from '@site/src/testing/renderInSite';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ThemeViewer } from '../ThemeViewer';

const THEME: readonly ThemeEntry[] = [
  {
    key: 'palette',
    entries: [
      { key: 'mode', text: '"light"', dark: '"dark"' },
      { key: 'primary', entries: [{ key: 'main', text: '"#1976d2"', dark: '"#90caf9"' }] },
    ],
  },
  { key: 'shadows', isList: true, entries: [{ key: '0', text: '"none"' }] },
  { key: 'spacing', text: 'ƒ' },
];

function Address() {
  const { search } = useLocation();
  return <span data-testid="address">{search}</span>;
}

const renderViewer = (path = '/theme/') =>
  renderInSite(
    <>
      <ThemeViewer theme={THEME} />
      <Address />
    </>,
    { path },
  );

const group = (name: RegExp) => screen.getByRole('button', { name });
const address = () => screen.getByTestId('address').textContent;
const filter = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter by key or value' }), {
    target: { value },
  });

test('groups are closed at first, and a click opens one and writes it to the address', async () => {
  renderViewer();
  expect(screen.queryByText('"#1976d2"')).toBeNull();
  fireEvent.click(group(/^palette/));
  fireEvent.click(group(/^primary/));
  expect(screen.getByText('"#1976d2"')).toBeInTheDocument();
  await waitFor(() => expect(address()).toBe('?expand-path=$.palette.primary'));
  fireEvent.click(group(/^palette/));
  expect(group(/^palette/)).toHaveAttribute('aria-expanded', 'false');
  await waitFor(() => expect(address()).toBe(''));
});

test('closing another group leaves the address as it is', async () => {
  renderViewer();
  fireEvent.click(group(/^shadows/));
  fireEvent.click(group(/^palette/));
  await waitFor(() => expect(address()).toBe('?expand-path=$.palette'));
  fireEvent.click(group(/^shadows/));
  expect(group(/^shadows/)).toHaveAttribute('aria-expanded', 'false');
  fireEvent.click(group(/^palette/));
  await waitFor(() => expect(address()).toBe(''));
});

test('an address of the older form opens a group with those around it', () => {
  renderViewer('/theme/?expand-path=$.palette.primary');
  expect(group(/^primary/)).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('"#1976d2"')).toBeInTheDocument();
});

test('dark mode shows its own values', () => {
  renderViewer('/theme/?expand-path=$.palette.primary');
  fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
  expect(screen.getByText('"#90caf9"')).toBeInTheDocument();
  expect(screen.queryByText('"#1976d2"')).toBeNull();
});

test('a filter opens what it finds, by key and by value', () => {
  renderViewer();
  filter('#1976d2');
  expect(screen.getByText('"#1976d2"')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^shadows/ })).toBeNull();
  filter('palette main');
  expect(screen.getByText('"#1976d2"')).toBeInTheDocument();
  expect(screen.getByText('1 found')).toBeInTheDocument();
  filter('nothing at all');
  expect(screen.getByText('No key or value matches.')).toBeInTheDocument();
});

test('a group says how many keys or items it has', () => {
  renderViewer('/theme/?expand-path=$.palette');
  expect(group(/^palette 2 keys$/)).toBeInTheDocument();
  expect(group(/^primary 1 key$/)).toBeInTheDocument();
  expect(group(/^shadows 1 item$/)).toBeInTheDocument();
});

test('each key has a button that copies its path, and says so', async () => {
  renderViewer('/theme/?expand-path=$.palette.primary');
  for (const path of ['theme.palette.primary.main', 'theme.spacing', 'theme.shadows']) {
    expect(screen.getByRole('button', { name: `Copy ${path}` })).toBeInTheDocument();
  }
  Object.assign(navigator, { clipboard: { writeText: () => Promise.resolve() } });
  fireEvent.click(screen.getByRole('button', { name: 'Copy theme.shadows' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Copied theme.shadows');
});
