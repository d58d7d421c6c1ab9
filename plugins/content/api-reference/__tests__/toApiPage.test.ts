import type { ApiChange } from '../../api-changes/contract';
import { toMajorLabel } from '../../api-changes/node';
import { toApiPage, toComponentPage, toHookPage } from '../node/pages/toApiPage';
import { toPlan } from '../node/pages/toRows';
import { component, context, hook, interfaceModel, prop } from './pageModels';

const rowOf = (given: Parameters<typeof prop>[0], page = {}) => {
  const [row] = toComponentPage(
    component({
      props: [prop(given)],
      classes: [{ key: 'root', className: 'MuiButton-root', description: '', global: false }],
      slots: [{ name: 'root', description: '', class: null }],
    }),
    context(page),
  ).props;
  return row;
};

describe('toComponentPage', () => {
  it('gives each row the anchor that links to it have', () => {
    const page = toComponentPage(
      component({
        name: 'CardHeader',
        props: [prop({ name: 'title' }), prop({ name: 'x', own: false, from: 'Paper/Paper.d.ts' })],
        slots: [
          { name: 'root', description: '', class: 'MuiCardHeader-root' },
          { name: 'action', description: '', class: null },
        ],
        classes: [
          { key: 'selected', className: 'Mui-selected', description: '', global: true },
          { key: 'action', className: '', description: '', global: false },
        ],
      }),
      context(),
    );
    expect([...page.props, ...page.slots, ...page.classes].map(({ id }) => id)).toEqual([
      'card-header-prop-title',
      'CardHeader-css-MuiCardHeader-root',
      'CardHeader-css-action',
      'card-header-classes-action',
      'card-header-classes-Mui-selected',
    ]);
    expect(page.inherited[0]?.props[0]?.id).toBe('card-header-inherited-paper-x');
  });

  it('keeps the order of props and slots, and sorts classes by class name', () => {
    const page = toComponentPage(
      component({
        props: [prop({ name: 'b' }), prop({ name: 'a' }), prop({ name: 'c', hidden: true })],
        classes: ['MuiButton-b', 'MuiButton-a', 'Mui-z'].map((className, index) => ({
          key: String(index),
          className,
          description: '',
          global: false,
        })),
      }),
      context(),
    );
    expect(page.props.map(({ name }) => name)).toEqual(['b', 'a']);
    expect(page.classes.map(({ className }) => className)).toEqual([
      'Mui-z',
      'MuiButton-a',
      'MuiButton-b',
    ]);
  });

  it.each([
    [{ name: 'classes' }, {}, ['cssApi']],
    [{ name: 'sx' }, {}, ['sx']],
    [{ name: 'slots' }, {}, undefined],
    [{ name: 'slotProps' }, { packageName: '@mui/base' }, ['slotsApi']],
    [{ name: 'color' }, { packageName: '@mui/joy' }, ['joyColor']],
    [{ name: 'size' }, { packageName: '@mui/joy' }, ['joySize']],
    [{ name: 'variant' }, { packageName: '@mui/joy' }, ['joyVariant']],
    [{ name: 'color' }, {}, undefined],
    [
      { name: 'children', muiType: 'element', description: 'It needs to be able to hold a ref.' },
      {},
      ['refHolder'],
    ],
    [{ name: 'children', description: 'It needs to be able to hold a ref.' }, {}, undefined],
    [
      { name: 'children' },
      { facts: { extension: 'js' as const, refHolders: ['children'] } },
      ['refHolder'],
    ],
  ])('notes for %j of %j', (given, page, notes) => {
    expect(rowOf(given, page)?.notes).toEqual(notes);
  });

  it('names sections that are not there in no note', () => {
    const page = toComponentPage(
      component({ props: [prop({ name: 'classes' }), prop({ name: 'slots' })] }),
      context({ packageName: '@mui/base' }),
    );
    expect(page.props.map(({ notes }) => notes)).toEqual([undefined, undefined]);
  });

  it('writes a signature from the parameters', () => {
    const row = rowOf({
      name: 'onChange',
      type: '(event: A, value?: B) => Promise<void>',
      params: [
        { name: 'event', type: 'A', optional: false, description: 'The `event`.' },
        { name: 'value', type: 'B | null', optional: true, description: '' },
      ],
    });
    expect(row?.signature).toEqual({
      text: 'function(event: A, value?: B | null) => Promise<void>',
      parameters: [{ name: 'event', description: 'The <code>event</code>.' }],
    });
  });

  it.each([
    [{ type: 'Handler', returns: { type: 'string', description: 'A text.' } }, 'string', 'A text.'],
    [
      { type: 'Handler', params: [{ name: 'a', type: 'A', optional: false, description: '' }] },
      'void',
      undefined,
    ],
  ])('says what %j returns', (given, result, description) => {
    const signature = rowOf({ name: 'get', ...given })?.signature;
    expect(signature?.text.endsWith(`=> ${result}`)).toBe(true);
    expect(signature?.returns).toBe(description);
  });

  it('shows the constraint of a type parameter for an element', () => {
    const row = rowOf({ name: 'component', type: 'RootComponent', muiType: 'elementType' });
    expect(row?.types).toEqual(['React.ElementType']);
  });

  it.each([
    ['`Use` **x**.', '<code>Use</code> <strong>x</strong>.'],
    [true as const, ''],
    [undefined, undefined],
  ])('deprecated: %j', (deprecated, html) => {
    expect(rowOf({ name: 'a', deprecated })?.deprecated).toBe(html);
  });

  it('tells what came with the newer version and what it deprecated', () => {
    const changes: ApiChange[] = [
      { kind: 'added', subject: 'prop', name: 'a' },
      { kind: 'deprecated', subject: 'prop', name: 'b' },
      { kind: 'added', subject: 'slot', name: 'c' },
      { kind: 'typeChanged', subject: 'prop', name: 'c' },
    ];
    const toPage = (list: ApiChange[]) =>
      toComponentPage(
        component({ props: ['a', 'b', 'c'].map((name) => prop({ name })) }),
        context({
          history: {
            from: '5.16.7',
            to: '6.1.0',
            page: '/changes/',
            component: { name: 'Button', slug: 'button', changes: list },
          },
        }),
      );
    const page = toPage(changes);
    expect(page.props.map(({ since, deprecatedSince }) => [since, deprecatedSince])).toEqual([
      ['v6', undefined],
      [undefined, 'v6'],
      [undefined, undefined],
    ]);
    expect(page.changes).toEqual({ from: '5.16.7', to: '6.1.0', page: '/changes/', list: changes });

    const added = toPage([{ kind: 'added', subject: 'component', name: 'Button' }, ...changes]);
    expect(added.props.every(({ since }) => since === undefined)).toBe(true);
    expect(toPage([]).changes).toBeUndefined();
  });

  it.each([
    ['HTMLButtonElement', 'root', 'HTMLButtonElement'],
    ['unknown', 'root', undefined],
    [undefined, 'none', undefined],
  ])('ref to %s', (ref, kind, element) => {
    const page = toComponentPage(component({ ref }), context());
    expect([page.ref, page.refElement]).toEqual([kind, element]);
  });

  it.each([
    ['Box', '@mui/system', true],
    ['Typography', '@mui/joy', true],
    ['Button', '@mui/material', undefined],
    ['Stack', '@mui/x-charts', undefined],
  ])('system props of %s in %s', (name, packageName, expected) => {
    const page = toComponentPage(component({ name }), context({ packageName }));
    expect(page.systemProps).toBe(expected);
  });

  it('links to what it inherits from, and to where props come from', () => {
    const page = toComponentPage(
      component({
        inherits: { component: 'ButtonBase', url: 'https://mui.com/base/' },
        props: [prop({ name: 'a', own: false, from: 'ButtonBase/ButtonBase.d.ts' })],
        domProps: 274,
        defaultElement: 'button',
      }),
      context({
        resolveLink: () => '/base/',
        apiPathOf: (packageName, name) => `/${packageName}/${name}/`,
      }),
    );
    expect(page.inheritance).toEqual({ component: 'ButtonBase', to: '/base/' });
    expect(page.inherited[0]).toMatchObject({
      origin: 'ButtonBase',
      to: '/@mui/material/ButtonBase/',
    });
    expect(page.native).toEqual({ element: 'button', count: 274 });
  });

  it('offers the guide on bundle size where there are two ways to import', () => {
    const given = context({ bundleGuide: '/guide/' });
    expect(toComponentPage(component(), given).bundleGuide).toBe('/guide/');
    expect(
      toComponentPage(component({ imports: ['import A'] }), given).bundleGuide,
    ).toBeUndefined();
  });

  it('shows the data grid in its own way', () => {
    const page = toComponentPage(component(), context({ packageName: '@mui/x-data-grid' }));
    expect(page.displayScope).toBe('dataGrid');
  });
});

describe('toHookPage', () => {
  it('has a row for each parameter and return value', () => {
    const page = toHookPage(
      hook({
        parameters: [prop({ name: 'onItemsChange', required: true })],
        returnValue: [prop({ name: 'open' })],
        deprecated: true,
      }),
      context({ anchorPrefix: 'use-menu-' }),
    );
    expect(page).toMatchObject({
      kind: 'hook',
      anchorPrefix: 'use-menu-',
      deprecated: '',
      parameters: [{ id: 'use-menu-parameters-onItemsChange', required: true }],
      returnValue: [{ id: 'use-menu-return-value-open' }],
    });
  });
});

it('keeps the ids that the functions of a Toolpad hook had', () => {
  const { formerIds, returnValue } = toHookPage(
    hook({ name: 'useDialogs', returnValue: [prop({ name: 'open' })] }),
    context({ packageName: '@toolpad/core' }),
  );
  expect(formerIds).toEqual({ import: 'usage', reference: 'reference usedialogs' });
  expect(returnValue[0]?.formerId).toBe('dialogsopen');
});

describe('toInterfacePage', () => {
  const properties = [
    prop({ name: 'field', required: true }),
    prop({ name: 'aggregable', plan: 'premium' }),
    prop({ name: 'pinnable', description: 'Only available in DataGridPro.' }),
  ];

  it('has a row for each property, with its plan', () => {
    const page = toApiPage(interfaceModel({ props: properties }), context({ bundleGuide: '/a/' }));
    expect(page).toMatchObject({ kind: 'interface', isGiven: false });
    expect(page.kind === 'interface' && page.groups).toMatchObject([
      {
        rows: [
          { id: 'grid-col-def-prop-field', required: true },
          { id: 'grid-col-def-prop-aggregable', plan: 'premium' },
          { id: 'grid-col-def-prop-pinnable', plan: 'pro' },
        ],
      },
    ]);
    // All imports are of the same type.
    expect(page.bundleGuide).toBeUndefined();
  });

  it('has the parts of a long interface, by name', () => {
    const page = toApiPage(
      interfaceModel({
        name: 'GridApi',
        props: [prop({ name: 'sort', group: 'SortApi' }), prop({ name: 'get', group: 'RowApi' })],
      }),
      context(),
    );
    expect(page).toMatchObject({
      isGiven: true,
      groups: [
        { name: 'RowApi', id: 'row-api', rows: [{ name: 'get' }] },
        { name: 'SortApi', id: 'sort-api', rows: [{ name: 'sort' }] },
      ],
    });
  });
});

it.each([
  ['readonly GridColDef<R>[]', { GridColDef: '/col-def/' }],
  ['(api: GridApiPremium) => GridRowId', { GridApiPremium: '/api/' }],
  ['MyGridColDef | Button', undefined],
])('%s links to the pages of interfaces', (type, links) => {
  const interfaces = new Map([
    ['GridColDef', '/col-def/'],
    ['GridApi', '/api/'],
    ['Button', '/itself/'],
  ]);
  expect(rowOf({ name: 'columns', type }, { interfaces })?.links).toEqual(links);
});

it.each([
  ['Only available in the Pro plan.', 'pro'],
  ['Requires the Premium plan.', 'premium'],
  ['This prop needs a Pro version of the grid.', 'pro'],
  ['Only available in DataGridPro.', 'pro'],
  ['A list (pro-plan only).\nOnly available in DataGridPremium.', 'premium'],
  ['The pro plan has more.', undefined],
  ['Only a property.', undefined],
])('the plan of %j', (description, plan) => {
  expect(toPlan(description)).toBe(plan);
});

it.each([
  ['6.1.0', 'v6'],
  ['5.0.0-beta.46', 'v5'],
])('label of %s', (version, label) => {
  expect(toMajorLabel(version)).toBe(label);
});
