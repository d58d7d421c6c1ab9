/** @jest-environment jsdom */
import { useLocation } from '@docusaurus/router';
import { renderInSite } from '@site/src/testing/renderInSite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import ApiChanges from '../ApiChanges';
import { CHANGES } from './listedChanges';

function Address() {
  const { search, hash } = useLocation();
  return <span data-testid="address">{`${search}${hash}`}</span>;
}

const renderChanges = (path = '/changes/') =>
  renderInSite(
    <>
      <ApiChanges changes={CHANGES} apiRoute="/material-ui/api" />
      <Address />
    </>,
    { path },
  );

const address = () => screen.getByTestId('address').textContent;
const headings = () =>
  screen.queryAllByRole('heading', { level: 3 }).map(({ firstChild }) => firstChild?.textContent);
const row = (table: string, name: RegExp) =>
  within(screen.getByRole('table', { name: table })).getByRole('row', { name });

test('lists everything by component, each with its anchor and its API page', () => {
  renderChanges();
  expect(headings()).toEqual(['Grid2', 'OldCard', 'Tab']);
  expect(document.getElementById('grid-2')).toBe(screen.getByRole('heading', { name: /^Grid2/ }));
  expect(screen.getByRole('link', { name: 'Tab API' })).toHaveAttribute(
    'href',
    '/material-ui/api/tab/',
  );
  expect(screen.queryByRole('link', { name: 'OldCard API' })).not.toBeInTheDocument();
  expect(screen.getByRole('status')).toHaveTextContent('Changes shown: 11 of 11. Components: 3.');
});

test.each([
  ['size', 'Grid2', '/material-ui/api/grid-2/#grid-2-prop-size'],
  ['root', 'Tab', '/material-ui/api/tab/#Tab-css-MuiTab-root'],
  ['.MuiTab-iconWrapper', 'Tab', '/material-ui/api/tab/#tab-classes-MuiTab-iconWrapper'],
])('%s of %s leads to its row', (name, table, href) => {
  renderChanges();
  const link = within(screen.getByRole('table', { name: table })).getByRole('link', { name });
  expect(link).toHaveAttribute('href', href);
});

test('what is removed leads nowhere', () => {
  renderChanges();
  expect(screen.queryByRole('link', { name: 'disableEqualOverflow' })).not.toBeInTheDocument();
});

test.each([
  ['Grid2', /^Grid2 component/, 'Renamed', 'Was Unstable_Grid2'],
  ['Grid2', /^size prop/, 'Renamed', 'Was xs, sm'],
  ['Tab', /^components prop/, 'Deprecated', 'Use the slots prop instead.'],
  ['Tab', /^disabled prop/, 'Default changed', 'Was none Now false'],
  ['Tab', /^slotProps prop/, 'Type changed', 'Was object Now func | object'],
  ['Tab', /^value prop/, 'Required changed', 'It is required now.'],
  ['Tab', /^wrapped prop/, 'No longer deprecated', ''],
  ['Tab', /^root slot/, 'Added', ''],
  ['Tab', /^\.MuiTab-iconWrapper CSS class/, 'Deprecated', 'Combine the .MuiTab-icon and others.'],
])('%s %s: %s, %s', (table, name, kind, details) => {
  renderChanges();
  const cells = within(row(table, name)).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([kind, details]);
});

test('filters by kind and subject, and says so in the address', async () => {
  renderChanges('/changes/?from=home#tab');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Removed 2' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Props 1' }));
  expect(headings()).toEqual(['Grid2']);
  expect(screen.getByRole('status')).toHaveTextContent('Changes shown: 1 of 11. Components: 1.');
  expect(screen.getByRole('checkbox', { name: 'Changed 4' })).not.toBeChecked();
  await waitFor(() => expect(address()).toBe('?from=home&kind=removed&subject=prop#tab'));

  fireEvent.click(screen.getByRole('checkbox', { name: 'Removed 1' }));
  fireEvent.click(screen.getByRole('checkbox', { name: 'Props 7' }));
  expect(headings()).toHaveLength(3);
  await waitFor(() => expect(address()).toBe('?from=home#tab'));
});

test('filters by name', async () => {
  renderChanges();
  fireEvent.change(screen.getByRole('searchbox', { name: 'Name' }), { target: { value: 'slotP' } });
  expect(within(screen.getByRole('table', { name: 'Tab' })).getAllByRole('row')).toHaveLength(2);
  await waitFor(() => expect(address()).toBe('?q=slotP'));
});

test('begins with the filter of the address, without what it does not know', () => {
  renderChanges('/changes/?kind=deprecated,constructor&q=components');
  expect(screen.getByRole('checkbox', { name: /^Deprecated/ })).toBeChecked();
  expect(screen.getByRole('searchbox', { name: 'Name' })).toHaveValue('components');
  expect(screen.getByRole('status')).toHaveTextContent('Changes shown: 1 of 11. Components: 1.');
});

test('says when nothing matches, and shows all again', async () => {
  renderChanges('/changes/?q=nothing');
  expect(headings()).toEqual([]);
  expect(screen.getByText('No change matches these filters.')).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show all changes' }));
  expect(headings()).toHaveLength(3);
  const search = screen.getByRole('searchbox', { name: 'Name' });
  expect(search).toHaveValue('');
  expect(search).toHaveFocus();
  await waitFor(() => expect(address()).toBe(''));
});
