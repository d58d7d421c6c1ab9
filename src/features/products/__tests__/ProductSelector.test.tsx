/** @jest-environment jsdom */
import { useShowPageLinks } from '@site/src/features/page-links';
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductSelector } from '..';

test.each([
  ['/material-ui/react-button/', 'Product: Material UI. Choose another product.'],
  ['/x/react-data-grid/', 'Product: Data Grid. Choose another product.'],
  ['/joy-ui/react-button', 'Product: Joy UI. Choose another product.'],
  ['/joy-ui/react-unknown/', 'Products'],
  ['/', 'Products'],
  ['/versions/', 'Products'],
])('on %s the button is named "%s"', (path, name) => {
  renderInSite(<ProductSelector />, { path });
  expect(screen.getByRole('button', { name })).toBeVisible();
});

test('it lists every product and marks the current one', async () => {
  const user = userEvent.setup();
  renderInSite(<ProductSelector />, { path: '/joy-ui/react-button/' });
  await user.click(screen.getByRole('button'));
  const links = await screen.findAllByRole('link');
  expect(links).toHaveLength(10);
  const current = links.filter((link) => link.getAttribute('aria-current') === 'true');
  expect(current).toHaveLength(1);
  expect(within(current[0] as HTMLElement).getByText('Joy UI')).toBeVisible();
  expect(screen.getByRole('link', { name: /^Data Grid/ })).toHaveAttribute(
    'href',
    '/x/react-data-grid/',
  );
});

test('products that have the page are opened there', async () => {
  const links = { products: { 'base-ui': '/base-ui/react-button/' } };
  function Page() {
    useShowPageLinks(links);
    return null;
  }
  const user = userEvent.setup();
  renderInSite(
    <>
      <ProductSelector />
      <Page />
    </>,
    { path: '/joy-ui/react-button/' },
  );
  await user.click(screen.getByRole('button'));
  expect(await screen.findByRole('link', { name: /^Base UI/ })).toHaveAttribute(
    'href',
    '/base-ui/react-button/',
  );
  expect(screen.getByRole('link', { name: /^MUI System/ })).toHaveAttribute(
    'href',
    '/system/getting-started/',
  );
});
