/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import { ProductSelector } from '..';

test.each([
  ['/material-ui/react-button/', 'Product: Material UI. Choose another product.'],
  ['/x/react-data-grid/', 'Product: Data Grid. Choose another product.'],
  ['/joy-ui/react-button', 'Product: Joy UI. Choose another product.'],
  ['/joy-ui/react-unknown/', 'Products'],
  ['/', 'Products'],
  ['/versions/', 'Product: MUI. Choose another product.'],
  ['/zh/production-error/', 'Product: MUI. Choose another product.'],
  ['/docs/', 'Products'],
])('on %s the button is named "%s"', (path, name) => {
  renderInSite(<ProductSelector />, { path });
  expect(screen.getByRole('button', { name })).toBeVisible();
});
