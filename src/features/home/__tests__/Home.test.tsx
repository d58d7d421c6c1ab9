/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen, within } from '@testing-library/react';
import { OFFERED_PRODUCTS } from '../offeredProducts';
import Home from '../Home';

beforeEach(() => {
  renderInSite(<Home versions={{ '@mui/material': '1.2.3' }} />);
});

test('has one headline and the two ways on', () => {
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^React components/);
  expect(screen.getByRole('link', { name: 'Material UI overview' })).toHaveAttribute(
    'href',
    '/material-ui/getting-started/',
  );
  expect(screen.getByRole('link', { name: 'All products' })).toHaveAttribute('href', '#products');
});

test.each(OFFERED_PRODUCTS)('leads to $name and its parts', ({ name, href, parts }) => {
  const map = screen.getByRole('navigation', { name: 'How the products build on each other' });
  expect(within(map).getByRole('link', { name })).toHaveAttribute('href', href);

  const products = screen.getByRole('region', { name: 'Products' });
  const heading = within(products).getByRole('heading', { level: 3, name });
  expect(within(heading).getByRole('link')).toHaveAttribute('href', href);
  for (const part of parts) {
    const list = within(products).getByRole('list', { name: `Parts of ${name}` });
    expect(within(list).getByRole('link', { name: part.name })).toHaveAttribute('href', part.href);
  }
});

test('shows the versions that are known, and no others', () => {
  const products = screen.getByRole('region', { name: 'Products' });
  expect(
    within(products)
      .getAllByText(/^v\d/)
      .map((version) => version.textContent),
  ).toEqual(['v1.2.3']);
});

test('popular pages name page and product', () => {
  const popular = screen.getByRole('region', { name: 'Popular pages' });
  expect(within(popular).getByRole('link', { name: 'Button Joy UI' })).toHaveAttribute(
    'href',
    '/joy-ui/react-button/',
  );
});
