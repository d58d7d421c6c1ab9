/** @jest-environment jsdom */
import { useShowPageLinks } from '@site/src/features/page-links';
import { PRODUCTS } from '@site/src/site/products';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { VersionMenu } from '..';
import type { PropPageLinks } from '@site/plugins/content/product-docs/contract';

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
  expect(await screen.findByRole('button', { name: 'v6.1.0', current: true })).toBeVisible();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]),
  ).toEqual([
    ['v5.16.7', '/material-ui/v5/getting-started/'],
    ['v4', 'https://v4.mui.com/getting-started/installation/'],
    ['All versions', '/versions/'],
  ]);
});

test('choosing the current version only closes it', async () => {
  const user = userEvent.setup();
  renderInSite(<VersionMenu face={product('system')} />);
  const button = screen.getByRole('button');
  await user.click(button);
  await user.click(await screen.findByRole('button', { name: 'v6.1.0', current: true }));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('a product without a version leads to all versions', async () => {
  renderInSite(<VersionMenu face={product('experiments')} />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Versions' }));
  expect(await screen.findByRole('link')).toHaveAttribute('href', '/versions/');
});

test('it forgets a page that was left', async () => {
  function Page({ links }: { links: PropPageLinks }) {
    useShowPageLinks(links);
    return null;
  }
  const links = { versions: { v5: { to: '/material-ui/v5/react-button/' } } };
  const { rerender } = renderInSite(<Page links={links} />);
  rerender(<VersionMenu face={product('material-ui')} />);
  await userEvent.setup().click(screen.getByRole('button', { name: /^Version/ }));
  expect(await screen.findByRole('link', { name: 'v5.16.7' })).toHaveAttribute(
    'href',
    '/material-ui/v5/getting-started/',
  );
});
