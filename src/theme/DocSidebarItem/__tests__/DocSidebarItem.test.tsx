/** @jest-environment jsdom */
import type { PropSidebarItem } from '@docusaurus/plugin-content-docs';
import { DocSidebarItemsExpandedStateProvider } from '@docusaurus/plugin-content-docs/client';
import { renderInSite } from '@site/src/testing/renderInSite';
import DocSidebarItem from '@theme/DocSidebarItem';
import { screen } from '@testing-library/react';

function renderItem(item: PropSidebarItem) {
  renderInSite(
    <DocSidebarItemsExpandedStateProvider>
      <ul>
        <DocSidebarItem item={item} activePath="/" level={1} index={0} />
      </ul>
    </DocSidebarItemsExpandedStateProvider>,
  );
}

test('a link shows its badges, which have names', () => {
  renderItem({
    type: 'link',
    label: 'Tree View',
    href: '/x/react-tree-view/',
    customProps: { plan: 'pro', newFeature: true },
  });
  expect(screen.getByRole('link', { name: 'Tree View Pro New' })).toHaveAttribute(
    'href',
    '/x/react-tree-view/',
  );
  expect(screen.getByText('Pro')).toBeVisible();
});

test('a group with a subheader is a label above its entries', () => {
  renderItem({
    type: 'category',
    label: 'Inputs',
    collapsible: false,
    collapsed: false,
    items: [{ type: 'link', label: 'Button', href: '/material-ui/react-button/' }],
    customProps: { newFeature: true },
  });
  expect(screen.getByText('Inputs')).toBeVisible();
  expect(screen.getByText('New')).toBeVisible();
  expect(screen.getAllByRole('link')).toEqual([screen.getByRole('link', { name: 'Button' })]);
});
