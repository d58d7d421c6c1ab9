import { GRID_ACTIONS_COL_DEF } from '@mui/x-data-grid';
import { ACTIONS_DEFAULTS } from '../describeInterfaces';
import { extractPackage } from '../extractPackage';
import { createMiniatureSite } from './miniatureSite';

const METHODS = Array.from({ length: 51 }, (_, index) => `method${index}: () => void;`).join('\n');

const SITE = createMiniatureSite([
  {
    folder: '@mui/x-data-grid',
    name: '@mui/x-data-grid',
    version: '7.17.0',
    files: {
      'index.d.ts': `export * from './models';
        /** All methods. */
        export type GridApi = import('./models').GridMethods;`,
      'models.d.ts': `
        /**
         * A condition.
         * @demos
         *   - [Filtering](/x/react-data-grid/filtering/)
         */
        export interface GridFilterItem {
          /** The value. */
          value?: unknown;
          /** The column. */
          field: string;
          /** @ignore */
          fromInput?: string;
          /** @deprecated Use \`field\`. */
          columnField?: string;
        }
        export interface GridBaseColDef<R = any> {
          /**
           * The width.
           * @default 100
           */
          width?: number;
          /**
           * Whether users can sort it.
           * @default true
           */
          sortable?: boolean;
          /**
           * Makes the text.
           * @param {string} value What the row has.
           * @returns {v} The text.
           */
          format?: (value: R) => string;
        }
        /** A column of buttons. */
        export interface GridActionsColDef<R = any> extends GridBaseColDef<R> {
          /** The type. */
          type: 'actions';
          /** The buttons. */
          getActions: () => string[];
        }
        /** A column. */
        export type GridColDef<R = any> = GridBaseColDef<R> | GridActionsColDef<R>;
        interface Scales {
          log: { scaleType: 'log'; colors?: 'a' | 'b' };
          band: { scaleType: 'band'; colors?: 'b' | 'c' };
        }
        /** @deprecated */
        export type AxisConfig<S extends keyof Scales = keyof Scales> = { id: string } & Scales[S];
        interface Labelled { label: string; axisId: string }
        /** Its properties depend on the default. */
        export type ChartAxis<Props = Labelled> = { id: string } & Omit<Partial<Props>, 'axisId'>;
        interface Saved { page: number }
        interface StateApi<State> {
          /** Its state. */
          state: State;
          /**
           * Restores it.
           * @param {State} saved What was saved.
           * @returns {State} What it is now.
           */
          restore: (saved: State | null, at?: number) => State;
        }
        export interface GridStateApi extends StateApi<Saved> {}
        export interface PieSeries<Data = Saved> { data: Data[] }
        interface GridRowApi { ${METHODS} }
        export interface GridMethods extends GridRowApi {
          /** Its state. */
          state: string;
        }`,
    },
  },
]);

const NAMES = [
  'AxisConfig',
  'ChartAxis',
  'GridActionsColDef',
  'GridApi',
  'GridColDef',
  'GridFilterItem',
  'GridStateApi',
  'PieSeries',
  'Gone',
];

const { interfaces = {} } = extractPackage({
  siteDir: SITE,
  packageName: '@mui/x-data-grid',
  inherited: false,
  interfaces: NAMES,
});

test('only those that the package exports', () => {
  expect(Object.keys(interfaces)).toEqual(NAMES.slice(0, -1));
});

test.each([
  ['GridFilterItem', ['field*: string', 'columnField: string', 'value: unknown']],
  [
    'GridActionsColDef',
    [
      'getActions*: () => string[]',
      "type*: 'actions'",
      'format: (value: R) => string',
      'sortable: boolean = false',
      'width: number = 100',
    ],
  ],
  [
    'GridColDef',
    [
      'format: (value: R) => string',
      'getActions: () => string[]',
      'sortable: boolean = true',
      "type: 'actions'",
      'width: number = 100',
    ],
  ],
  ['PieSeries', ['data*: Saved[]']],
  ['GridStateApi', ['restore*: (saved: Saved | null, at?: number) => Saved', 'state*: Saved']],
  ['ChartAxis', ['id*: string', 'label: string']],
  ['AxisConfig', ['id*: string', "scaleType*: 'log' | 'band'", "colors: 'a' | 'b' | 'c'"]],
])('%s has its properties, required ones first', (name, expected) => {
  const properties = interfaces[name]?.props.map(
    (prop) =>
      `${prop.name}${prop.required ? '*' : ''}: ${prop.type}` +
      (prop.default === undefined ? '' : ` = ${prop.default}`),
  );
  expect(properties).toEqual(expected);
});

test('the types of a method are those that the code has, not its comment', () => {
  const format = interfaces['GridColDef']?.props.find(({ name }) => name === 'format');
  expect(format).toMatchObject({
    params: [{ name: 'value', type: 'R', description: 'What the row has.' }],
    returns: { type: 'string', description: 'The text.' },
  });
});

test('a parameter and a result have the types that users get', () => {
  const restore = interfaces['GridStateApi']?.props.find(({ name }) => name === 'restore');
  expect(restore).toMatchObject({
    params: [{ name: 'saved', type: 'Saved | null' }],
    returns: { type: 'Saved' },
  });
});

test('an alias has its own comment, and the parts of a long interface are named', () => {
  const { description, imports, file, props = [] } = interfaces['GridApi'] ?? {};
  expect({ description, imports, file }).toEqual({
    description: 'All methods.',
    imports: ["import type { GridApi } from '@mui/x-data-grid';"],
    file: 'index.d.ts',
  });
  expect(new Set(props.map(({ group }) => group))).toEqual(new Set(['GridRowApi', 'GridMethods']));
  expect(interfaces['GridColDef']?.props[0]).not.toHaveProperty('group');
});

test('comments and deprecations are kept', () => {
  expect(interfaces['GridFilterItem']).toMatchObject({
    description: 'A condition.',
    props: [{}, { deprecated: 'Use `field`.' }, { description: 'The value.' }],
  });
  expect(interfaces['AxisConfig']?.deprecated).toBe(true);
});

test('the defaults of a column of buttons are those of the code', () => {
  const names = Object.keys(ACTIONS_DEFAULTS);
  const ofCode = Object.fromEntries(
    Object.entries(GRID_ACTIONS_COL_DEF).map(([name, value]) => [name, String(value)]),
  );
  expect(names.map((name) => [name, ofCode[name]])).toEqual(Object.entries(ACTIONS_DEFAULTS));
});
