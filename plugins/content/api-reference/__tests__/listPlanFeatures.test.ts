import type { ApiComponentPage, ApiPropRow } from '../contract';
import { listPlanFeatures } from '../node/pages/listPlanFeatures';

const row = (given: Partial<ApiPropRow>): ApiPropRow => ({
  id: 'row',
  name: 'row',
  description: 'A text.',
  types: [],
  ...given,
});

const page = (given: Partial<ApiComponentPage>): ApiComponentPage => ({
  kind: 'component',
  name: 'DataGrid',
  anchorPrefix: '',
  displayScope: 'dataGrid',
  demos: [],
  source: { url: '', path: '' },
  props: [],
  inherited: [],
  ref: 'root',
  slots: [],
  classes: [],
  ...given,
});

test('lists components of plans, and the rows that no lower plan has', () => {
  const pages = [
    page({ props: [row({ name: 'rows' })] }),
    page({ name: 'DataGridPro', plan: 'pro', props: [row({ name: 'treeData', plan: 'pro' })] }),
    page({
      name: 'DataGridPremium',
      plan: 'premium',
      props: [
        row({ name: 'treeData', plan: 'pro' }),
        row({ id: 'p', name: 'paste', plan: 'premium' }),
      ],
    }),
  ].map((each) => ({ pathname: `/x/api/data-grid/${each.name}`, page: each, description: '' }));
  const [grid, charts, ...others] = listPlanFeatures(pages, [
    { name: 'Heatmap', plan: 'pro', route: '/x/api/charts' },
  ]);
  expect(others).toEqual([]);
  expect(grid?.library).toBe('Data Grid');
  expect(grid?.features.map(({ name, plan }) => `${name} ${plan}`)).toEqual([
    'DataGridPro pro',
    'treeData pro',
    'DataGridPremium premium',
    'paste premium',
  ]);
  expect(grid?.features.at(-1)).toMatchObject({
    subject: 'prop',
    component: 'DataGridPremium',
    to: '/x/api/data-grid/DataGridPremium/#p',
  });
  expect(charts).toEqual({
    library: 'Charts',
    features: [{ subject: 'component', name: 'Heatmap', plan: 'pro', description: '' }],
  });
});

test('lists the interfaces of a plan, and the properties that no lower plan has', () => {
  const toInterface = (name: string, rows: readonly ApiPropRow[], plan?: 'premium') => ({
    pathname: `/x/api/data-grid/${name}`,
    description: '',
    page: {
      ...page({ name }),
      kind: 'interface' as const,
      isGiven: false,
      groups: [{ rows }],
      ...(plan && { plan }),
    },
  });
  const [grid] = listPlanFeatures(
    [
      toInterface('GridApi', [row({ name: 'getRow' }), row({ name: 'pin', plan: 'pro' })]),
      toInterface('Excel', [row({ name: 'sheet' })], 'premium'),
    ],
    [],
  );
  expect(grid?.features).toMatchObject([
    { subject: 'property', name: 'pin', component: 'GridApi', plan: 'pro' },
    { subject: 'interface', name: 'Excel', plan: 'premium' },
  ]);
});
