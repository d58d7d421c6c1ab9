import type { ApiComponent, ApiFile, ApiProp } from '../../../contract';
import { extractPackage } from '../extractPackage';
import { createMiniatureSite } from './miniatureSite';

const OVERRIDABLE = `
import * as React from 'react';
export interface OverridableTypeMap { props: {}; defaultComponent: React.ElementType }
export interface OverridableComponent<M extends OverridableTypeMap> {
  <C extends React.ElementType>(props: {
    /** The component used for the root node. */
    component: C;
  } & M['props']): React.JSX.Element | null;
  (props: M['props'] & { ref?: React.Ref<HTMLButtonElement> }): React.ReactElement | null;
}
export type OverridableStringUnion<T extends string, U = {}> = T;
`.replace('React.JSX.Element', 'JSX.Element');

const BUTTON_BASE = `
import * as React from 'react';
export interface ButtonBaseProps extends React.HTMLAttributes<HTMLButtonElement> {
  /**
   * If \`true\`, there are no ripples.
   * @default false
   */
  disableRipple?: boolean;
  /** If \`true\`, ripples start in the middle. */
  centerRipple?: boolean;
  /** Which one it is. */
  kind: string;
}
export default function ButtonBase(props: ButtonBaseProps): JSX.Element;
`;

const BUTTON = `
import * as React from 'react';
import { ButtonBaseProps } from '../ButtonBase/ButtonBase';
import { OverridableComponent, OverridableStringUnion } from '../OverridableComponent';
export interface ButtonClasses {
  /** Styles applied to the root element. */
  root: string;
  /** State class applied if \`disabled={true}\`. */
  disabled: string;
  /**
   * Styles applied to the label.
   * @deprecated Use \`root\` instead.
   */
  label: string;
  /** @ignore */
  secret: string;
  /** Styles applied to the start icon. */
  startIcon: string;
}
export interface ButtonSlots {
  /**
   * The component that renders the start icon.
   * @default 'span'
   */
  startIcon: React.ElementType;
  /** @ignore */
  other: React.ElementType;
  /** The component that renders the end. */
  end: React.ElementType;
}
export interface ButtonOwnProps {
  /** The content. */
  children?: React.ReactNode;
  /** Override or extend the styles. */
  classes?: Partial<ButtonClasses>;
  /**
   * The color.
   * @default 'primary'
   */
  color?: OverridableStringUnion<'primary' | 'inherit', { more: true }>;
  /**
   * Where the menu opens.
   * @default {
   *   vertical: 'top',
   *   horizontal: 'left',
   * }
   */
  origin?: { vertical: string; horizontal: string };
  /**
   * Called when it closes.
   * @param {object} event The event.
   * @returns {boolean} Whether it may.
   * @see See {@link https://mui.com/ the docs}.
   * @deprecated Use \`onDone\`.
   */
  onClose?: (event: object) => boolean;
  /** The number of ripples. */
  count: number;
  /** Only its typings speak of it. */
  unused?: string;
  /**
   * Of no interest.
   * @ignore
   */
  internal?: string;
  /** Experimental, and documented. */
  unstable_level?: string;
  undocumented?: string;
}
export type ButtonTypeMap = { props: ButtonOwnProps & ButtonBaseProps; defaultComponent: 'button' };
/**
 * A button.
 *
 * Demos:
 *
 * - [Button](https://mui.com/material-ui/react-button/)
 * - [Button group](https://mui.com/material-ui/react-button-group/)
 *
 * API:
 *
 * - [Button API](https://mui.com/material-ui/api/button/)
 * - inherits [ButtonBase API](https://mui.com/material-ui/api/button-base/)
 * @deprecated Use another.
 */
declare const Button: OverridableComponent<ButtonTypeMap>;
export default Button;
`;

const BUTTON_CODE = `
process.env.NODE_ENV !== "production" ? Button.propTypes /* remove-proptypes */ = {
  /** The content. */
  children: PropTypes.node,
  /** Override or extend the styles. */
  classes: PropTypes.object,
  /** @ignore */
  className: PropTypes.string,
  /** The color. */
  color: PropTypes.oneOfType([PropTypes.oneOf(['primary', 'inherit']), PropTypes.string]),
  /** The component used for the root node. */
  component: PropTypes.elementType,
  /** The number of ripples. */
  count: integerPropType.isRequired,
  /** If \`true\`, there are no ripples. */
  disableRipple: PropTypes.bool,
  /** @ignore */
  internal: PropTypes.string,
  /** Restarts it. */
  key: () => null,
  /** Called when it closes.
   * @deprecated Use \`onDone\`. */
  onClose: PropTypes.func,
  /** Where the menu opens. */
  origin: PropTypes.shape({ horizontal: PropTypes.string.isRequired, vertical: PropTypes.string }),
  /** Experimental, and documented. */
  unstable_level: PropTypes.string
} : void 0;
`;

/** Without prop types, so only the typings count. */
const PLAIN = `
import * as React from 'react';
import { ButtonBaseProps } from '../ButtonBase/ButtonBase';
import { HelperProps } from '../usePlain/usePlain';
import { OverridableStringUnion } from '../OverridableComponent';
import { PlainProps as TwinProps } from '@mui/base/Plain/Plain';
interface Breakpoints { xs?: number; md?: number }
type Align = OverridableStringUnion<'left' | 'right', { more: true }>;
interface CommonProps extends ButtonBaseProps, HelperProps, TwinProps {
  /** Required for TypeScript. */
  children: React.ReactNode;
  /** Nothing is fine, too. */
  nullable: string | null;
  /** This one is required. */
  needed: number;
  /** Any string. */
  anyString?: (string & {}) | 'a';
  /** A node or a function. */
  content?: React.ReactNode | ((value: number) => string);
  /** More may be added. */
  align?: Align;
  /** As elsewhere. */
  same?: CommonProps['align'];
  /** For sizes. */
  columns?: number | Breakpoints;
  /** A list. */
  list?: readonly ('b' | 'a')[];
  /** Either. */
  toggle?: boolean | 'auto';
  /** An element. */
  container?: HTMLElement | null | (() => HTMLElement);
  /** A component. */
  as?: React.ElementType;
  /** A shape. */
  point?: { y: number; x?: number };
  /** Itself. */
  nested?: Nested;
  /** Refers to its input. */
  inputRef?: React.Ref<HTMLInputElement>;
}
interface Nested { inner?: Nested; name: string }
export type PlainProps =
  | (CommonProps & {
      /** A variant. */
      variant: 'a';
      /** Of one member only. */
      onlyA?: string;
    })
  | (CommonProps & { /** A variant. */ variant: 'b'; onlyB: string });
export default function Plain(props: PlainProps): React.ReactNode;
export interface PlainClasses { /** Root. */ root: string; /** Fixed. */ fixed: string }
`;

const SITE = createMiniatureSite([
  {
    folder: '@mui/base',
    name: '@mui/base',
    version: '5.0.0-beta.58',
    files: {
      'Plain/Plain.d.ts': `export interface PlainProps {
        /** Of the unstyled twin. */
        ofTwin?: string;
      }`,
      'index.d.ts': `export {};`,
    },
  },
  {
    folder: 'react-transition-group',
    name: 'react-transition-group',
    version: '4.4.5',
    files: { 'index.d.ts': 'export interface TransitionProps { /** When. */ timeout?: number }' },
  },
  {
    folder: '@mui/material',
    name: '@mui/material',
    version: '6.1.0',
    files: {
      'index.d.ts': `
        export { default as Button } from './Button';
        export * from './Button';
        export { default as ButtonBase } from './ButtonBase';
        export { default as Plain } from './Plain';
        export * from './Plain';
        export { default as Unstable_Grid2 } from './Unstable_Grid2';
        export * from './others';
        export { default as Factory } from './Factory';
        export { default as Wrapper } from './Wrapper';
      `,
      'OverridableComponent.d.ts': OVERRIDABLE,
      'ButtonBase/index.d.ts': `export { default } from './ButtonBase'; export * from './ButtonBase';`,
      'ButtonBase/ButtonBase.d.ts': BUTTON_BASE,
      'ButtonBase/ButtonBase.js': `ButtonBase.propTypes = {
        /** Ripples. */ disableRipple: PropTypes.bool,
        /** Middle. */ centerRipple: PropTypes.bool,
        /** Kind. */ kind: PropTypes.oneOf(['x', 'y']).isRequired
      };`,
      'Button/index.d.ts': `export { default } from './Button'; export * from './Button';`,
      'Button/Button.d.ts': BUTTON,
      'Button/Button.js': BUTTON_CODE,
      'Plain/index.d.ts': `export { default } from './Plain'; export * from './Plain';`,
      'Plain/Plain.d.ts': PLAIN,
      'usePlain/usePlain.d.ts': `export interface HelperProps {
        /** Of the hook. */
        ofHook?: string;
      }`,
      'Unstable_Grid2/index.d.ts': `export { default } from './Grid2';`,
      'Unstable_Grid2/Grid2.d.ts': `import * as React from 'react';
        export default class Grid2 extends React.Component<{
          /** Its size. */
          size: number;
        }> {}`,
      // Prop types of a factory contain only what the factory itself uses.
      'Factory/index.d.ts': `export { default } from './Factory';`,
      'Factory/Factory.d.ts': `import * as React from 'react';
        declare const Factory: React.JSXElementConstructor<{
          /** A. */
          a?: string;
          /** B. */
          b?: string;
          /** C. */
          c?: string;
          /** D. */
          d?: string;
        }>;
        export default Factory;`,
      'Factory/Factory.js': `Factory.propTypes = { /** A. */ a: PropTypes.node };`,
      // The published code has lost its comments.
      'Wrapper/index.d.ts': `export { default } from './Wrapper'; export { WrapperRoot } from './Wrapper';`,
      'Wrapper/Wrapper.d.ts': `import * as React from 'react';
        import { TransitionProps } from 'react-transition-group';
        export interface WrapperProps extends TransitionProps {
          /** Spoken of here. */ spoken?: string;
          silent?: string;
        }
        declare const Wrapper: React.ForwardRefExoticComponent<WrapperProps>;
        export default Wrapper;
        export declare function WrapperRoot(props: { part?: string }): JSX.Element;`,
      'Wrapper/Wrapper.js': `StableWrapper.propTypes = {
        spoken: PropTypes.any, silent: PropTypes.any, timeout: PropTypes.any, part: PropTypes.any
      };`,
      'others.d.ts': `import * as React from 'react';
        export enum Direction { Up, Down }
        export declare const CONSTANT: () => JSX.Element;
        export declare function useThing(): JSX.Element;
        export declare function NotOne(): string;
        export interface OnlyType { a: string }
        export { Foreign } from 'other-package';`,
    },
  },
  {
    folder: 'other-package',
    name: 'other-package',
    version: '1.2.3',
    files: { 'index.d.ts': `export declare function Foreign(props: {}): JSX.Element;` },
  },
]);

function extract(inherited: boolean): ApiFile {
  return extractPackage({ siteDir: SITE, packageName: '@mui/material', inherited });
}

const model = extract(false);
const inheritedModel = extract(true);

function componentOf(file: ApiFile, name: string): ApiComponent {
  const component = file.components[name];
  if (!component) {
    throw new Error(`No ${name}`);
  }
  return component;
}

function propOf(component: ApiComponent, name: string): ApiProp | undefined {
  return component.props.find((prop) => prop.name === name);
}

const button = componentOf(model, 'Button');
const plain = componentOf(model, 'Plain');

test('a model says what it was made of', () => {
  expect(model).toMatchObject({
    package: '@mui/material',
    version: '6.1.0',
  });
});

test('components are exported functions and classes of the package', () => {
  expect(Object.keys(model.components)).toEqual([
    'Button',
    'ButtonBase',
    'Factory',
    'Grid2',
    'Plain',
    'Wrapper',
    'WrapperRoot',
  ]);
});

test('a component has its names, comment and imports', () => {
  expect(button).toMatchObject({
    slug: 'button',
    module: '@mui/material/Button',
    imports: [
      "import Button from '@mui/material/Button';",
      "import { Button } from '@mui/material';",
    ],
    description: 'A button.',
    deprecated: 'Use another.',
    demos: [
      { title: 'Button', url: 'https://mui.com/material-ui/react-button/' },
      { title: 'Button group', url: 'https://mui.com/material-ui/react-button-group/' },
    ],
    inherits: { component: 'ButtonBase', url: 'https://mui.com/material-ui/api/button-base/' },
    ref: 'HTMLButtonElement',
    polymorphic: true,
    defaultElement: 'button',
    file: 'Button/Button.d.ts',
  });
  expect(componentOf(model, 'Grid2')).toMatchObject({
    slug: 'grid-2',
    imports: [
      "import Grid2 from '@mui/material/Unstable_Grid2';",
      "import { Unstable_Grid2 as Grid2 } from '@mui/material';",
    ],
    polymorphic: false,
  });
  expect(componentOf(model, 'WrapperRoot').imports[0]).toBe(
    "import { WrapperRoot } from '@mui/material/Wrapper';",
  );
});

test('prop types say which props are documented, in what order', () => {
  expect(button.props.map(({ name }) => name)).toEqual([
    'count',
    'children',
    'classes',
    'color',
    'component',
    'disableRipple',
    'onClose',
    'origin',
    'unstable_level',
  ]);
  expect(button.props.every(({ own, hidden }) => own && !hidden)).toBe(true);
});

test.each([
  ['count', { type: 'number', muiType: 'integer', required: true }],
  ['children', { type: 'React.ReactNode', muiType: 'node' }],
  ['component', { muiType: 'elementType', description: 'The component used for the root node.' }],
  ['color', { muiType: "'inherit' | 'primary' | string", default: "'primary'" }],
  ['disableRipple', { muiType: 'bool', default: 'false' }],
  ['origin', { default: "{\n  vertical: 'top',\n  horizontal: 'left',\n}" }],
  [
    'onClose',
    {
      deprecated: 'Use `onDone`.',
      params: [{ name: 'event', type: 'object', optional: false, description: 'The event.' }],
      returns: { type: 'boolean', description: 'Whether it may.' },
      see: '{@link https://mui.com/ the docs}.',
    },
  ],
])('the prop %s is told in full', (name, expected) => {
  expect(propOf(button, name)).toMatchObject(expected);
});

test('only what is required says so', () => {
  expect(button.props.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'count',
  ]);
});

test('classes are sorted; those of slots and those not meant for readers are left out', () => {
  expect(button.classes).toEqual([
    {
      key: 'disabled',
      className: 'Mui-disabled',
      description: 'State class applied if `disabled={true}`.',
      global: true,
      deprecated: undefined,
    },
    {
      key: 'label',
      className: 'MuiButton-label',
      description: 'Styles applied to the label.',
      global: false,
      deprecated: 'Use `root` instead.',
    },
    {
      key: 'root',
      className: 'MuiButton-root',
      description: 'Styles applied to the root element.',
      global: false,
      deprecated: undefined,
    },
  ]);
  // Without a `classes` prop, the interface of that name is used.
  expect(plain.classes.map(({ className }) => className)).toEqual([
    'MuiPlain-fixed',
    'MuiPlain-root',
  ]);
});

test('slots keep their order, with the class of the same name', () => {
  expect(button.slots).toEqual([
    {
      name: 'startIcon',
      default: "'span'",
      description: 'The component that renders the start icon.',
      class: 'MuiButton-startIcon',
    },
    {
      name: 'end',
      default: undefined,
      description: 'The component that renders the end.',
      class: null,
    },
  ]);
});

test.each(['ofHook', 'ofTwin', 'children', 'onlyA', 'onlyB'])(
  'without prop types, %s is an own prop by where it is declared',
  (name) => {
    expect(propOf(plain, name)?.own).toBe(true);
  },
);

test('without prop types, what has no comment is hidden', () => {
  expect(propOf(plain, 'onlyB')?.hidden).toBe(true);
  expect(propOf(plain, 'onlyA')?.hidden).toBeUndefined();
  expect(propOf(plain, 'disableRipple')).toBeUndefined();
});

test.each([
  ['align', "'left' | 'right' | string"],
  ['same', "'left' | 'right' | string"],
  ['anyString', "'a' | string"],
  ['as', 'elementType'],
  ['children', 'node'],
  ['columns', 'number | object'],
  ['container', 'func | HTML element'],
  ['content', 'func | node'],
  ['inputRef', 'ref'],
  ['list', "Array<'a' | 'b'>"],
  ['needed', 'number'],
  ['nested', '{ inner?: object, name: string }'],
  ['point', '{ x?: number, y: number }'],
  ['toggle', "'auto' | bool"],
  ['variant', "'a' | 'b'"],
])('without prop types, %s is of type %s', (name, muiType) => {
  expect(propOf(plain, name)?.muiType).toBe(muiType);
});

test('without prop types, a prop is required if it can neither be left out nor be empty', () => {
  expect(plain.props.filter(({ required }) => required).map(({ name }) => name)).toEqual([
    'needed',
    'variant',
  ]);
});

test('an alias is resolved where that says more', () => {
  expect(propOf(plain, 'same')).toMatchObject({
    type: "CommonProps['align']",
    expanded: expect.stringContaining("'left'"),
  });
  expect(propOf(plain, 'needed')?.expanded).toBeUndefined();
});

test('prop types that list next to nothing are not trusted', () => {
  expect(componentOf(model, 'Factory').props.map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd']);
});

test('prop types without comments take those of the typings, and are of one component only', () => {
  expect(componentOf(model, 'Wrapper').props.map(({ name }) => name)).toEqual(['spoken']);
  expect(propOf(componentOf(model, 'WrapperRoot'), 'part')).toMatchObject({
    own: true,
    hidden: true,
  });
});

test('inherited props are counted, and listed with their origin only if asked for', () => {
  const component = componentOf(inheritedModel, 'Button');
  const inherited = component.props.filter(({ own }) => !own);
  expect(button.props.some(({ own }) => !own)).toBe(false);
  expect(inherited).toHaveLength(button.inheritedProps ?? 0);
  expect(propOf(component, 'centerRipple')).toMatchObject({
    own: false,
    muiType: 'bool',
    from: 'ButtonBase/ButtonBase.d.ts',
  });
  expect(propOf(componentOf(inheritedModel, 'Wrapper'), 'timeout')).toMatchObject({
    own: false,
    from: 'react-transition-group/index.d.ts',
  });
});

test('the attributes of the native element are counted only', () => {
  expect(button.domProps).toBe(3);
  expect(propOf(componentOf(inheritedModel, 'Button'), 'title')).toBeUndefined();
});

test('a package that is not installed is named', () => {
  expect(() =>
    extractPackage({ siteDir: SITE, packageName: '@mui/joy', inherited: false }),
  ).toThrow("The package '@mui/joy' is not installed");
});

describe('an alias of the installed version', () => {
  const packageName = '@example/twin';
  const files = {
    'index.d.ts': "export { default as Button } from './Button';",
    'Button/index.d.ts': "export { default } from './Button';",
    'Button/Button.d.ts': `
import * as React from 'react';
import { Tone } from '@example/twin/Tone';
export interface ButtonProps extends React.HTMLAttributes<HTMLButtonElement> {
  /** The tone. */
  tone?: Tone;
}
export default function Button(props: ButtonProps): JSX.Element;`,
    'Tone/index.d.ts': "import '@example/twin/Button';\nexport type Tone = 'loud' | 'soft';",
  };
  const install = (folder: string) => ({ folder, name: packageName, version: '6.1.0', files });
  const siteDir = createMiniatureSite([
    { folder: 'react', name: 'react', version: '18.0.0', files: { 'index.d.ts': 'export {};' } },
    install(packageName),
    install('twin-v6'),
  ]);

  test('is extracted from its own files', () => {
    const older = extractPackage({ siteDir, packageName, alias: 'twin-v6', inherited: false });
    expect(older).toEqual(extractPackage({ siteDir, packageName, inherited: false }));
    expect(older.components['Button']?.props.map(({ name }) => name)).toContain('tone');
  });
});
