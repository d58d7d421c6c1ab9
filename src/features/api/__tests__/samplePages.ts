import type {
  ApiComponentPage,
  ApiHookPage,
  ApiInterfacePage,
} from '@site/plugins/content/api-reference/contract';

const BASE = {
  anchorPrefix: '',
  displayScope: 'default',
  demos: [],
  source: { url: 'https://git.example/ui/blob/v6.1.0/Button.js', path: 'Button.js' },
} as const;

/** A component without any content. */
export const bareComponent: ApiComponentPage = {
  ...BASE,
  kind: 'component',
  name: 'NoSsr',
  props: [],
  inherited: [],
  ref: 'none',
  slots: [],
  classes: [],
};

export const bareHook: ApiHookPage = {
  ...BASE,
  kind: 'hook',
  name: 'useButton',
  parameters: [],
  returnValue: [],
};

/** An interface that is composed of two others. */
export const gridApi: ApiInterfacePage = {
  ...BASE,
  kind: 'interface',
  name: 'GridApi',
  isGiven: true,
  groups: ['RowApi', 'SortApi'].map((name) => ({
    name,
    id: name,
    rows: [
      {
        id: `${name}-get`,
        name: `get${name}`,
        required: true,
        types: ['(column: GridColDef) => void'],
        links: { GridColDef: '/col-def/' },
        description: '',
        plan: 'pro',
      },
    ],
  })),
};

/** A component with all kinds of content. */
export const component: ApiComponentPage = {
  ...bareComponent,
  name: 'Button',
  demos: [{ title: 'Button', to: '/material-ui/react-button/' }],
  deprecated: 'Use <code>Press</code> instead.',
  bundleGuide: '/guide/',
  props: [
    {
      id: 'button-prop-children',
      name: 'children',
      required: true,
      types: ['node'],
      description: 'What it says.',
    },
    {
      id: 'button-prop-color',
      name: 'color',
      types: ["'primary'", "'secondary'", 'string'],
      expanded: 'ButtonColor',
      default: "'primary'",
      description: 'Its color, see <a href="/material-ui/react-button/#color">colors</a>.',
      since: 'v6',
      see: '<a href="/x/">this</a>',
    },
    {
      id: 'button-prop-classes',
      name: 'classes',
      types: ['object'],
      description: '',
      notes: ['refHolder', 'cssApi'],
    },
    {
      id: 'button-prop-onPress',
      name: 'onPress',
      types: ['func'],
      description: 'Called when it is pressed.',
      deprecated: 'Use <code>onClick</code>.',
      deprecatedSince: 'v6',
      signature: {
        text: 'function(event: object) => boolean',
        parameters: [{ name: 'event', description: 'The source.' }],
        returns: 'Whether it <b>worked</b>.',
      },
    },
    {
      id: 'button-prop-old',
      name: 'old',
      types: ['bool'],
      description: '',
      deprecated: '',
      plan: 'pro',
    },
  ],
  inherited: [
    {
      origin: 'ButtonBase',
      to: '/material-ui/api/button-base/',
      props: [
        {
          id: 'button-inherited-button-base-action',
          name: 'action',
          types: ['ref'],
          description: 'A ref.',
        },
        {
          id: 'button-inherited-button-base-ripple',
          name: 'ripple',
          types: ['bool'],
          description: 'Ripples.',
        },
      ],
    },
    {
      origin: 'Paper',
      props: [
        { id: 'button-inherited-paper-square', name: 'square', types: ['bool'], description: '' },
      ],
    },
  ],
  native: { element: 'button', count: 274 },
  ref: 'root',
  refElement: 'HTMLButtonElement',
  inheritance: { component: 'ButtonBase', to: '/material-ui/api/button-base/' },
  themeName: 'MuiButton',
  systemProps: true,
  slots: [
    {
      id: 'Button-css-MuiButton-icon',
      name: 'icon',
      className: 'MuiButton-icon',
      default: 'span',
      description: 'The icon.',
    },
    { id: 'Button-css-label', name: 'label', className: null, description: 'The label.' },
  ],
  classes: [
    {
      id: 'button-classes-Mui-disabled',
      name: 'disabled',
      className: 'Mui-disabled',
      global: true,
      description: 'State.',
    },
    {
      id: 'button-classes-MuiButton-root',
      name: 'root',
      className: 'MuiButton-root',
      description: 'Root.',
    },
  ],
  changes: {
    from: '5.16.7',
    to: '6.1.0',
    page: '/material-ui/migration/api-changes-v6/',
    list: [
      { kind: 'added', subject: 'prop', name: 'color' },
      { kind: 'added', subject: 'slot', name: 'icon' },
      { kind: 'removed', subject: 'prop', name: 'gone' },
      { kind: 'renamed', subject: 'class', name: 'root', from: 'base' },
      { kind: 'defaultChanged', subject: 'prop', name: 'children', from: '{}', to: 'undefined' },
      { kind: 'defaultChanged', subject: 'prop', name: 'classes', to: '[]' },
    ],
  },
};

export const hook: ApiHookPage = {
  ...bareHook,
  parameters: [
    {
      id: 'use-button-parameters-ref',
      name: 'ref',
      required: true,
      types: ['Ref'],
      description: 'Its ref.',
    },
  ],
  returnValue: [
    {
      id: 'use-button-return-value-active',
      name: 'active',
      required: true,
      types: ['boolean'],
      description: '',
    },
    { id: 'use-button-return-value-hint', name: 'hint', types: ['string'], description: '' },
  ],
};
