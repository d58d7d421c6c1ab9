/** @jest-environment jsdom */
import { DocsVersionProvider } from '@docusaurus/plugin-content-docs/client';
import type { PropVersionMetadata } from '@docusaurus/plugin-content-docs';
import { screen } from '@testing-library/react';
import { renderInSite } from '@site/src/testing/renderInSite';
import DocCard from '..';

test('a card of a page needs no list of pages', () => {
  renderInSite(
    <DocsVersionProvider version={{ docs: {} } as PropVersionMetadata}>
      <DocCard
        item={{
          type: 'link',
          label: 'Axis',
          href: '/x/axis/',
          docId: 'axis',
          description: 'Axes.',
        }}
      />
    </DocsVersionProvider>,
  );
  expect(screen.getByRole('link', { name: /Axis/ })).toHaveAttribute('href', '/x/axis/');
  expect(screen.getByText('Axes.')).toBeVisible();
});
