/** @jest-environment jsdom */
import { useLocation } from '@docusaurus/router';
import type { PlanFeaturesFile } from '@site/plugins/content/api-reference/contract';
import { renderInSite } from '@site/src/testing/renderInSite';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { PlanFeatures } from '../PlanFeatures';

const LIBRARIES: PlanFeaturesFile = [
  {
    library: 'Data Grid',
    features: [
      {
        subject: 'component',
        name: 'DataGridPro',
        plan: 'pro',
        description: '',
        to: '/x/api/data-grid/data-grid-pro/',
      },
      {
        subject: 'prop',
        name: 'cellSelection',
        component: 'DataGridPremium',
        plan: 'premium',
        description: 'If <code>true</code>, cells can be selected.',
        to: '/x/api/data-grid/data-grid-premium/#data-grid-premium-prop-cellSelection',
      },
    ],
  },
  {
    library: 'Charts',
    features: [{ subject: 'component', name: 'Heatmap', plan: 'pro', description: '' }],
  },
];

function Address() {
  const { search } = useLocation();
  return <span data-testid="address">{search}</span>;
}

const renderFeatures = (path = '/features/') =>
  renderInSite(
    <>
      <PlanFeatures libraries={LIBRARIES} />
      <Address />
    </>,
    { path },
  );

test('a table per library has names with plan, subject and link', () => {
  renderFeatures();
  const row = screen.getByRole('row', { name: /^cellSelection Premium/ });
  expect(row).toHaveTextContent('Prop of DataGridPremium');
  expect(row).toHaveTextContent('If true, cells can be selected.');
  expect(screen.getByRole('table', { name: 'Data Grid' })).toContainElement(row);
  expect(screen.getByRole('link', { name: 'DataGridPro' })).toHaveAttribute(
    'href',
    '/x/api/data-grid/data-grid-pro/',
  );
  const charts = screen.getByRole('table', { name: 'Charts' });
  expect(charts).toHaveTextContent('Heatmap');
  expect(within(charts).getAllByRole('columnheader')).toHaveLength(1);
  expect(screen.queryByRole('link', { name: 'Heatmap' })).toBeNull();
});

test('the plan is in the address, and a library without a match is left out', async () => {
  renderFeatures();
  fireEvent.click(screen.getByRole('radio', { name: 'Premium' }));
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('?plan=premium'));
  expect(screen.queryByRole('table', { name: 'Charts' })).toBeNull();
  expect(screen.getByRole('status')).toHaveTextContent('1 found');
});

test('a name is found without regard to case', async () => {
  renderFeatures('/features/?plan=pro');
  fireEvent.change(screen.getByRole('searchbox', { name: 'Filter by name' }), {
    target: { value: 'HEAT' },
  });
  await waitFor(() => expect(screen.getAllByRole('table')).toHaveLength(1));
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'nothing' } });
  expect(await screen.findByText('No name matches.')).toBeInTheDocument();
});
