/**
 * Differences between families of packages. Derived from the API data that the libraries publish;
 * no single rule fits all of them.
 */
export interface PackageRules {
  /**
   * Packages whose files all count as the component's own, by path after `node_modules/`. Without
   * it, only the component's folder, helpers and base component count.
   */
  readonly relatedPackages?: RegExp;
  /** Packages that documented props come from if a component has no prop types. */
  readonly documentedPackages?: RegExp;
  /** Names of props that are not taken over from documented but unrelated packages. */
  readonly notFromOtherPackages: readonly string[];
  /** Props in the types that the documentation omits. */
  readonly droppedProps: readonly {
    readonly component: RegExp;
    readonly props: readonly string[];
  }[];
  /** Whether pages of polymorphic components list `component`. */
  readonly listsComponentProp: boolean;
  /** Whether `React.Ref` is named `ref`. */
  readonly namesRefs: boolean;
  /** Whether a prop without question mark is required, regardless of prop types and type. */
  readonly requiredByQuestionMark: boolean;
  /** Whether a prop's type names what a component passes for type parameters, e.g. `DateView` for `TView`. */
  readonly resolvesTypeParameters: boolean;
  /** Prefix of class names, e.g. `Mui` in `MuiButton-root`; `null` if there are none. */
  readonly classPrefix: string | null;
  /** Prefix of state classes, e.g. `Mui-disabled`. */
  readonly statePrefix: string;
  /** Interface of a component's slots, if it is not named after the component. */
  readonly slotInterfaces: Readonly<Record<string, string>>;
  /** Component whose class names another one has, e.g. those of `DataGrid` in `DataGridPro`. */
  readonly classOwners: Readonly<Record<string, string>>;
}

const CORE: PackageRules = {
  notFromOtherPackages: [],
  droppedProps: [],
  listsComponentProp: true,
  namesRefs: false,
  requiredByQuestionMark: false,
  resolvesTypeParameters: false,
  classPrefix: 'Mui',
  statePrefix: 'Mui-',
  slotInterfaces: {},
  classOwners: {},
};

const MUI_X: PackageRules = {
  ...CORE,
  relatedPackages: /^@mui\/x-/,
  // Charts and pickers document what they take over from Material UI and System.
  documentedPackages: /^@mui\//,
  notFromOtherPackages: ['children', 'classes', 'theme'],
  listsComponentProp: false,
  resolvesTypeParameters: true,
};

const RULES: readonly { readonly packages: RegExp; readonly rules: PackageRules }[] = [
  { packages: /^@mui\/(material|lab)$/, rules: { ...CORE, namesRefs: true } },
  { packages: /^@mui\/base$/, rules: { ...CORE, classPrefix: 'base-', statePrefix: 'base--' } },
  {
    packages: /^@mui\/x-data-grid(-pro|-premium)?$/,
    rules: {
      ...MUI_X,
      documentedPackages: /^@mui\/x-/,
      notFromOtherPackages: [],
      droppedProps: [{ component: /^DataGrid/, props: ['children', 'state'] }],
      slotInterfaces: {
        DataGrid: 'GridSlots',
        DataGridPro: 'GridProSlotsComponent',
        DataGridPremium: 'GridPremiumSlotsComponent',
      },
      classOwners: { DataGridPro: 'DataGrid', DataGridPremium: 'DataGrid' },
    },
  },
  { packages: /^@mui\/x-/, rules: MUI_X },
  {
    packages: /^@toolpad\//,
    rules: {
      ...CORE,
      relatedPackages: /^(@toolpad\/|@mui\/x-)/,
      listsComponentProp: false,
      requiredByQuestionMark: true,
      // Its class keys are those of the Material UI components that it renders.
      classPrefix: null,
    },
  },
];

/** Returns the rules of a package by published name. */
export function packageRulesOf(packageName: string): PackageRules {
  return RULES.find(({ packages }) => packages.test(packageName))?.rules ?? CORE;
}
