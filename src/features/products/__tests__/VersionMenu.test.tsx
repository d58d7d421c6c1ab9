/** @jest-environment jsdom */
import { PRODUCTS } from '@site/src/site/products';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionMenu } from '..';

const product = (id: string) => {
  const found = PRODUCTS.find((candidate) => candidate.id === id);
  if (!found) throw new Error(`No product ${id}`);
  return found;
};

test('it shows the installed version and leads to the others', async () => {
  const user = userEvent.setup();
  renderInSite(<VersionMenu face={product('material-ui')} />);
  await user.click(
    screen.getByRole('button', { name: 'Version: v6.1.0. Choose another version.' }),
  );
  expect(screen.getByRole('button', { name: 'v6.1.0', current: true })).toBeVisible();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['v5', 'https://v5.mui.com/getting-started/installation/'],
    ['v4', 'https://v4.mui.com/getting-started/installation/'],
    ['View all versions', '/versions/'],
  ]);
});

test('choosing the current version only closes it', async () => {
  const user = userEvent.setup();
  renderInSite(<VersionMenu face={product('system')} />);
  const button = screen.getByRole('button');
  await user.click(button);
  await user.click(screen.getByRole('button', { name: 'v6.1.0', current: true }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('a product without a version has no menu', () => {
  renderInSite(<VersionMenu face={product('experiments')} />);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
