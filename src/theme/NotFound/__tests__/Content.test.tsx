/** @jest-environment jsdom */
import { renderInSite } from '@site/src/testing/renderInSite';
import { screen } from '@testing-library/react';
import NotFoundContent from '../Content';

test.each([
  ['Material UI Comprehensive foundational components.', '/material-ui/getting-started/'],
  ['Toolpad Core Components for building dashboards.', '/toolpad/core/introduction/'],
  ['Home page', '/'],
  ['Versions and older documentation', '/versions/'],
])('leads on: %s', (name, href) => {
  renderInSite(<NotFoundContent />, { path: '/material-ui/react-buton/' });
  expect(screen.getByRole('heading', { level: 1, name: 'Page not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href);
});
