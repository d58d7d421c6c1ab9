/**
 * What differs between the families of packages. The rules were found by comparing with the API data
 * that the libraries publish themselves, where no single rule holds for all of them.
 */
export interface PackageRules {
  /**
   * Packages whose files are all a component's own, by the path from `node_modules/` on. Without it
   * only what is declared in the component's folder, in a helper or in its twin is its own.
   */
  readonly relatedPackages?: RegExp;
  /** Packages that all documented props come from where a component has no prop types. */
  readonly documentedPackages?: RegExp;
  /** Of these names, props of packages that are documented but not related are not taken over. */
  readonly notFromOtherPackages: readonly string[];
  /** Props that components have by their types, while their documentation does not list them. */
  readonly droppedProps: readonly {
    readonly component: RegExp;
    readonly props: readonly string[];
  }[];
  /** Whether the pages of polymorphic components list `component`. */
  readonly listsComponentProp: boolean;
  /** Whether `React.Ref` is called `ref`. */
  readonly namesRefs: boolean;
  /** Whether a prop without a question mark is required, whatever its prop types and type say. */
  readonly requiredByQuestionMark: boolean;
  /** What class names begin with, e.g. `Mui` in `MuiButton-root`; none are known where it is `null`. */
  readonly classPrefix: string | null;
  /** What the names of classes that say a state begin with, e.g. `Mui-disabled`. */
  readonly statePrefix: string;
  /** The interface of a component's slots where it is not called after the component. */
  readonly slotInterfaces: Readonly<Record<string, string>>;
}

const CORE: PackageRules = {
  notFromOtherPackages: [],
  droppedProps: [],
  listsComponentProp: true,
  namesRefs: false,
  requiredByQuestionMark: false,
  classPrefix: 'Mui',
  statePrefix: 'Mui-',
  slotInterfaces: {},
};

const MUI_X: PackageRules = {
  ...CORE,
  relatedPackages: /^@mui\/x-/,
  // Charts and pickers document what they take over from Material UI and System.
  documentedPackages: /^@mui\//,
  notFromOtherPackages: ['children', 'classes', 'theme'],
  listsComponentProp: false,
};

const RULES: readonly { readonly packages: RegExp; readonly rules: PackageRules }[] = [
  { packages: /^@mui\/(material|lab)$/, rules: { ...CORE, namesRefs: true } },
  { packages: /^@mui\/base$/, rules: { ...CORE, classPrefix: 'base-', statePrefix: 'base--' } },
  {
    packages: /^@mui\/x-data-grid$/,
    rules: {
      ...MUI_X,
      documentedPackages: /^@mui\/x-/,
      notFromOtherPackages: [],
      droppedProps: [{ component: /^DataGrid/, props: ['children', 'state'] }],
      slotInterfaces: { DataGrid: 'GridSlots' },
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
      // The keys of its classes are those of the Material UI components that it renders.
      classPrefix: null,
    },
  },
];

/** The rules of a package, by its published name. */
export function packageRulesOf(packageName: string): PackageRules {
  return RULES.find(({ packages }) => packages.test(packageName))?.rules ?? CORE;
}
