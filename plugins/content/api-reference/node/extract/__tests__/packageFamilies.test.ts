import type { ApiComponent } from '../../../contract';
import { extractPackage } from '../extractPackage';
import { createMiniatureSite } from './miniatureSite';

const MATERIAL_PROPS = `
import * as React from 'react';
export interface MaterialProps {
  /** Of Material UI. */
  margin?: string;
  /** The children of Material UI. */
  children?: React.ReactNode;
  /** @deprecated Since a later release. */
  variant?: string;
}
`;

const SITE = createMiniatureSite([
  {
    folder: '@mui/material',
    name: '@mui/material',
    version: '6.1.0',
    files: { 'index.d.ts': `export {}`, 'props.d.ts': MATERIAL_PROPS },
  },
  {
    folder: 'material-v5',
    name: '@mui/material',
    version: '5.16.7',
    files: {
      'index.d.ts': `export { default as Old } from './Old';`,
      'Old/index.d.ts': `export { default } from './Old';`,
      'Old/Old.d.ts': `import * as React from 'react';
        import { Twin } from '@mui/system/Old/Old';
        export default function Old(props: Twin): JSX.Element;`,
    },
  },
  {
    folder: 'material-v5/node_modules/@mui/system',
    name: '@mui/system',
    version: '5.18.0',
    files: {
      'Old/Old.d.ts': `export interface Twin {\n/** Of the nested twin. */\nold?: string }`,
    },
  },
  {
    folder: '@mui/x-date-pickers',
    name: '@mui/x-date-pickers',
    version: '7.17.0',
    files: {
      'index.d.ts': `export * from './DateField';`,
      'DateField/index.d.ts': `export { DateField } from './DateField';`,
      'DateField/DateField.d.ts': `import * as React from 'react';
        import { MaterialProps } from '@mui/material/props';
        import { Dates } from '../models';
        export interface ValueProps<TValue, TView> {
          /**
           * Called when the value changes.
           * @param {TValue} value The new value.
           */
          onChange?: (value: TValue) => void;
          /** The view. */
          view?: TView | null;
        }
        export interface DateFieldProps
          extends MaterialProps, ValueProps<string | null, 'day' | 'year'>, React.HTMLAttributes<HTMLDivElement> {
          /** The date. */
          value?: Dates[keyof Dates];
        }
        export declare const DateField: React.ForwardRefExoticComponent<DateFieldProps>;`,
      'models.d.ts': `export interface Dates {}`,
      'AdapterDayjs/index.d.ts': `declare module '../models' { interface Dates { dayjs: number } }
        export declare class AdapterDayjs {}`,
      'AdapterMoment/index.d.ts': `import { Moment } from 'moment';
        declare module '../models' { interface Dates { moment: Moment } }
        export declare class AdapterMoment {}`,
    },
  },
  {
    folder: '@mui/x-tree-view',
    name: '@mui/x-tree-view',
    version: '7.17.0',
    files: {
      'index.d.ts': `export * from './Tree';`,
      'Tree/index.d.ts': `export { Tree } from './Tree';`,
      'Tree/Tree.d.ts': `import * as React from 'react';
        import { MaterialProps } from '@mui/material/props';
        export declare function Tree(props: MaterialProps): JSX.Element;`,
      // The code of a release lacks deprecations of later releases of another package.
      'Tree/Tree.js': `Tree.propTypes = {
        /** The variant. */
        variant: PropTypes.oneOf(['b', 'a']),
      };`,
    },
  },
  {
    folder: '@mui/x-data-grid',
    name: '@mui/x-data-grid',
    version: '7.17.0',
    files: {
      'index.d.ts': `export * from './DataGrid'; export * from './models';`,
      'models.d.ts': `import * as React from 'react';
        import { MaterialProps } from '@mui/material/props';
        export interface GridSlots {
          /**
           * The footer.
           * @default GridFooter
           */
          footer: React.JSXElementConstructor<any>;
        }
        export interface GridProps extends MaterialProps {
          /** The rows. */
          rows: object[];
          /** Its state. */
          state?: string;
        }`,
      'DataGrid/index.d.ts': `export { DataGrid } from './DataGrid'; export { GridPart } from './DataGrid';`,
      'DataGrid/DataGrid.d.ts': `import * as React from 'react';
        import { GridProps } from '../models';
        export declare const DataGrid: React.ForwardRefExoticComponent<GridProps>;
        export declare function GridPart(props: GridProps): JSX.Element;`,
    },
  },
  {
    folder: '@toolpad/core',
    name: '@toolpad/core',
    version: '0.6.0',
    files: {
      'index.d.ts': `export * from './Page';`,
      'Page/index.d.ts': `export { Page } from './Page'; export * from './Page';`,
      'Page/Page.d.ts': `import * as React from 'react';
        import { Shared } from '../shared/Shared';
        export interface PageProps extends Shared<string> {
          /** The content. */
          children: React.ReactNode;
          classes?: { root: string };
        }
        export declare function Page(props: PageProps): JSX.Element;`,
      'Page/Page.js': `Page.propTypes = {
        /** The content. */
        children: PropTypes.node,
        /** Shared. */
        shared: PropTypes.string,
      };`,
      'shared/Shared.d.ts': `export interface Shared<TShared> { shared?: TShared }`,
    },
  },
  {
    folder: '@mui/base',
    name: '@mui/base',
    version: '5.0.0-beta.58',
    files: {
      'index.d.ts': `export * from './Unstable_Popup';`,
      'Unstable_Popup/index.d.ts': `export { Popup as Unstable_Popup } from './Popup'; export * from './popupClasses';`,
      'Unstable_Popup/Popup.d.ts': `import * as React from 'react';
        export declare function Popup(props: {
          /** Whether it is open. */
          open: boolean;
        }): JSX.Element;`,
      'Unstable_Popup/popupClasses.d.ts': `export interface PopupClasses { root: string; open: string }`,
    },
  },
]);

function extract(packageName: string, component: string, alias?: string): ApiComponent {
  const model = extractPackage({ siteDir: SITE, packageName, alias, inherited: false });
  const found = model.components[component];
  if (!found) {
    throw new Error(`No ${component}`);
  }
  return found;
}

function shownProps({ props }: ApiComponent): string[] {
  return props.filter(({ hidden }) => !hidden).map(({ name }) => name);
}

test('an alias is read from its own folder, and called by its published name', () => {
  const model = extractPackage({
    siteDir: SITE,
    packageName: '@mui/material',
    alias: 'material-v5',
    inherited: false,
  });
  expect(model).toMatchObject({
    package: '@mui/material',
    version: '5.16.7',
    components: {
      Old: {
        module: '@mui/material/Old',
        imports: ["import Old from '@mui/material/Old';", "import { Old } from '@mui/material';"],
        props: [{ name: 'old', own: true }],
      },
    },
  });
});

test('pickers take over the props of Material UI, but not its children', () => {
  expect(shownProps(extract('@mui/x-date-pickers', 'DateField'))).toEqual([
    'margin',
    'onChange',
    'value',
    'view',
  ]);
});

test('types of pickers name what a component passes for the parameters of its base', () => {
  const { props } = extract('@mui/x-date-pickers', 'DateField');
  const { type, params } = props.find(({ name }) => name === 'onChange') ?? {};
  expect(type).toBe('(value: string | null) => void');
  expect(params).toEqual([expect.objectContaining({ name: 'value', type: 'string | null' })]);
  expect(props.find(({ name }) => name === 'view')?.type).toBe("'day' | 'year' | null");
  const others = extract('@toolpad/core', 'Page').props;
  expect(others.find(({ name }) => name === 'shared')?.type).toBe('TShared');
});

test('only the adapter whose library is installed says what a date is', () => {
  const { props } = extract('@mui/x-date-pickers', 'DateField');
  expect(props.find(({ name }) => name === 'value')?.muiType).toBe('number');
});

test('a component does not take over deprecations that its own release does not know', () => {
  expect(extract('@mui/x-tree-view', 'Tree').props).toEqual([
    expect.objectContaining({ name: 'variant', muiType: "'a' | 'b'", deprecated: undefined }),
  ]);
});

test('the data grid takes over nothing, has slots of another name, and drops what is internal', () => {
  const grid = extract('@mui/x-data-grid', 'DataGrid');
  expect(shownProps(grid)).toEqual(['rows']);
  expect(grid.slots).toEqual([
    { name: 'footer', default: 'GridFooter', description: 'The footer.', class: null },
  ]);
  expect(shownProps(extract('@mui/x-data-grid', 'GridPart'))).toEqual(['rows', 'state']);
});

test('Toolpad requires what has no question mark, and gives no class names', () => {
  const page = extract('@toolpad/core', 'Page');
  expect(page.props.map(({ name, required }) => [name, required])).toEqual([
    ['children', true],
    ['shared', undefined],
  ]);
  expect(page.classes.map(({ key, className }) => [key, className])).toEqual([['root', '']]);
});

test('Base UI has class names and imports of its own', () => {
  expect(extract('@mui/base', 'Popup')).toMatchObject({
    module: '@mui/base/Unstable_Popup',
    imports: [
      "import { Unstable_Popup as Popup } from '@mui/base/Unstable_Popup';",
      "import { Unstable_Popup as Popup } from '@mui/base';",
    ],
    classes: [{ className: 'base--open' }, { className: 'base-Popup-root' }],
  });
});
