/** @jest-environment jsdom */
import Link from '@docusaurus/Link';
import { screen } from '@testing-library/react';
import { renderInSite } from '../renderInSite';

test('a component finds the contexts of a page', () => {
  renderInSite(<Link to="/material-ui/react-button">Button</Link>);
  expect(screen.getByRole('link', { name: 'Button' })).toHaveAttribute(
    'href',
    '/material-ui/react-button/',
  );
});
