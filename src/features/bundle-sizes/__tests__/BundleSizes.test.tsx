/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BundleSizes } from '..';

const row = (name: string, bytes: number) => ({ name, bytes, to: `/api/${name}/`, from: 'ui' });

test('sorts by a press on a header, and says by which', async () => {
  renderInSite(
    <BundleSizes sizes={[row('Alert', 900), row('Button', 20_000), row('Card', 900)]} />,
  );
  const names = () => screen.getAllByRole('link').map(({ textContent }) => textContent);
  const header = (name: string) => screen.getByRole('columnheader', { name });
  const press = (name: string) =>
    userEvent.click(within(header(name)).getByRole('button', { name }));

  expect(names()).toEqual(['Alert', 'Button', 'Card']);
  expect(header('Import')).toHaveAttribute('aria-sort', 'ascending');
  expect(screen.getByRole('row', { name: /Button/ })).toHaveTextContent('20.0 kB');

  await press('Size (gzip)');
  expect(names()).toEqual(['Button', 'Alert', 'Card']);
  expect(header('Size (gzip)')).toHaveAttribute('aria-sort', 'descending');
  expect(header('Import')).not.toHaveAttribute('aria-sort');

  await press('Size (gzip)');
  expect(names()).toEqual(['Alert', 'Card', 'Button']);
  await press('Import');
  await press('Import');
  expect(names()).toEqual(['Card', 'Button', 'Alert']);
});

test('filters by name', async () => {
  renderInSite(<BundleSizes sizes={[row('ListItem', 900), row('Button', 20_000)]} />);
  await userEvent.type(screen.getByRole('searchbox', { name: 'Filter by name' }), 'list item');
  expect(await screen.findByText('1 of 2')).toBeInTheDocument();
  expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['ListItem']);
});
