/** JSON types of the API reference: models, facts, and the data of a page, which is all that the browser gets. */
import type { NavPlan } from '../../../src/site/nav';
import type { ApiChange, ApiChangeSubject } from '../api-changes/contract';

export type * from '../../common/api-model/apiModel';

/** A deprecated name of a component. */
export interface ApiDeprecation {
  readonly subject: ApiChangeSubject;
  readonly name: string;
  /** The reason, in Markdown; absent without one. */
  readonly note?: string;
  /** Selector that takes the place of a class. */
  readonly selector?: string;
  /** Codemod of `@mui/codemod` that replaces it. */
  readonly codemod?: string;
  /** Anchor on the component's API page. */
  readonly anchor?: string;
}

/** What a package deprecates, for the page on migrating from it. */
export interface ApiDeprecationsFile {
  /** By component, only of those with a deprecated name of their own. */
  readonly components: Readonly<
    Record<string, { readonly slug: string; readonly list: readonly ApiDeprecation[] }>
  >;
  /** Deprecated props that a component has from another one, by that one. */
  readonly inherited: readonly {
    readonly name: string;
    readonly origin: string;
    readonly props: readonly string[];
  }[];
}

/** A name that a module of the older version exports, or the whole module. */
export interface ChangedImport {
  readonly kind: 'removed' | 'deprecated';
  readonly modules: readonly string[];
  /** Absent if the module itself is gone. */
  readonly name?: string;
  /** What to do, in Markdown. */
  readonly note: string;
}

/** A name that code of the older version may have, and that the newer one lacks or deprecates. */
export interface UpgradeRow {
  readonly component: string;
  /** `key`: of an object that a prop takes, as `slotProps.additionalAvatar`. */
  readonly subject: ApiChangeSubject | 'key';
  readonly kind: 'removed' | 'keyRemoved' | 'renamed' | 'deprecated';
  /** As old code has it; the key of a class. */
  readonly name: string;
  readonly className?: string;
  /** Code that takes its place. */
  readonly instead?: string;
  /** What to do, in Markdown. */
  readonly note?: string;
  readonly codemod?: string;
  /** The prop beside which the codemod replaces it. */
  readonly codemodWith?: string;
  /** Address of the row: in the comparison of the versions, or in the guide on deprecated names. */
  readonly to: string;
}

/** What the check of pasted code looks for. */
export interface UpgradeFile {
  readonly rows: readonly UpgradeRow[];
  readonly imports: readonly ChangedImport[];
  /** Address of the table of changed imports. */
  readonly importsPage: string;
}

/** A key of the default theme: a value with its text, or a group with entries. */
export interface ThemeEntry {
  readonly key: string;
  /** The value as in code; `ƒ` for a function. */
  readonly text?: string;
  /** The value in dark mode, if it differs. */
  readonly dark?: string;
  readonly entries?: readonly ThemeEntry[];
  readonly isList?: boolean;
}

/** What only a plan has: a component or an interface, or a member of one. */
export interface PlanFeature {
  readonly subject: ApiChangeSubject | 'interface' | 'property';
  readonly name: string;
  /** What has the prop, slot, class or property. */
  readonly component?: string;
  readonly plan: NavPlan;
  readonly description: Html;
  /** Its place in the reference; absent if the package is not installed. */
  readonly to?: string;
}

/** What plans add, by library, in the order of the reference. */
export type PlanFeaturesFile = readonly {
  readonly library: string;
  readonly features: readonly PlanFeature[];
}[];

/** Sanitized HTML, rendered from the Markdown of a package's comments. */
export type Html = string;

/** Common properties of all table rows. */
export interface ApiRow {
  /** Anchor. */
  readonly id: string;
  /** Anchor that older links name. */
  readonly formerId?: string;
  readonly name: string;
  readonly description: Html;
  /** The reason; empty without one. */
  readonly deprecated?: Html;
  /**
   * Label of the version that introduced it, e.g. `v6`, if an older version is known to lack it.
   */
  readonly since?: string;
  readonly deprecatedSince?: string;
  /** Plan that it requires. On the page of a plan's component, only of what a lower plan lacks. */
  readonly plan?: NavPlan;
}

/** Notes on props that work alike in all components. */
export type ApiPropNote =
  'cssApi' | 'sx' | 'slotsApi' | 'refHolder' | 'joyColor' | 'joySize' | 'joyVariant';

export interface ApiPropRow extends ApiRow {
  readonly required?: true;
  /** Members of the union. */
  readonly types: readonly string[];
  /** Resolved type, if it tells more than `types`. */
  readonly expanded?: string;
  readonly default?: string;
  /** Pages of the interfaces that the type names. */
  readonly links?: Readonly<Record<string, string>>;
  readonly see?: Html;
  readonly notes?: readonly ApiPropNote[];
  readonly signature?: {
    /** E.g. `function(event: React.SyntheticEvent, value: any) => void`. */
    readonly text: string;
    readonly parameters: readonly { readonly name: string; readonly description: Html }[];
    readonly returns?: Html;
  };
}

export interface ApiSlotRow extends ApiRow {
  readonly className: string | null;
  readonly default?: string;
}

export interface ApiClassRow extends ApiRow {
  readonly className: string;
  readonly global?: true;
}

/** A same-site link. */
export interface ApiLink {
  readonly title: string;
  readonly to: string;
}

/** Props that are inherited from one component, e.g. `ButtonBase`. */
export interface ApiInheritedProps {
  readonly origin: string;
  /** API page of the component, if it has one. */
  readonly to?: string;
  readonly props: readonly ApiPropRow[];
}

interface ApiPageBase {
  readonly name: string;
  /** Prefix of the anchors of the page's sections: empty, or e.g. `button-` on shared pages. */
  readonly anchorPrefix: string;
  /** Part of the storage keys for table layouts; `dataGrid` on pages of the data grid. */
  readonly displayScope: 'default' | 'dataGrid';
  /** The reason; empty without one. */
  readonly deprecated?: Html;
  readonly demos: readonly ApiLink[];
  /** URL of the guide on bundle size, if there are two ways to import and the guide exists. */
  readonly bundleGuide?: string;
  readonly source: { readonly url: string; readonly path: string };
}

export interface ApiComponentPage extends ApiPageBase {
  readonly kind: 'component';
  /** Plan that the component is part of, and the component of a lower plan that it extends. */
  readonly plan?: NavPlan;
  readonly extends?: ApiLink;
  readonly props: readonly ApiPropRow[];
  readonly inherited: readonly ApiInheritedProps[];
  /** Attributes of the native element that are accepted, too. */
  readonly native?: { readonly element?: string; readonly count: number };
  /** Target of a ref. */
  readonly ref: 'root' | 'none';
  /** Interface of the element that a ref receives, e.g. `HTMLButtonElement`. */
  readonly refElement?: string;
  readonly inheritance?: { readonly component: string; readonly to: string };
  /** Name in the theme, e.g. `MuiButton`. */
  readonly themeName?: string;
  /** Whether it accepts the CSS properties of the system as props. */
  readonly systemProps?: true;
  readonly slots: readonly ApiSlotRow[];
  readonly classes: readonly ApiClassRow[];
  /** Changes since the older version, and the page that lists all changes. */
  readonly changes?: {
    readonly from: string;
    readonly to: string;
    readonly page?: string;
    readonly list: readonly ApiChange[];
  };
}

export interface ApiHookPage extends ApiPageBase {
  readonly kind: 'hook';
  readonly parameters: readonly ApiPropRow[];
  readonly returnValue: readonly ApiPropRow[];
  /** Further anchors of the import, and of the first table, that older links name. */
  readonly formerIds?: { readonly import: string; readonly reference: string };
}

/** Properties of an interface; of a long one, those that one of its parts declares. */
export interface ApiPropertyGroup {
  /** The part and its anchor. */
  readonly name?: string;
  readonly id?: string;
  readonly rows: readonly ApiPropRow[];
}

export interface ApiInterfacePage extends ApiPageBase {
  readonly kind: 'interface';
  /** Whether users get such objects, rather than write them. */
  readonly isGiven: boolean;
  /** The lowest plan whose package exports it. */
  readonly plan?: NavPlan;
  readonly groups: readonly ApiPropertyGroup[];
}

/** Data of a component, hook or interface on a page. */
export type ApiPage = ApiComponentPage | ApiHookPage | ApiInterfacePage;

/** Sections of a page in order; each is rendered by name. */
export const API_PAGE_PARTS = [
  'plan',
  'deprecation',
  'changes',
  'demos',
  'importNote',
  'props',
  'properties',
  'parameters',
  'returnValue',
  'systemProps',
  'ref',
  'inheritance',
  'themeDefaultProps',
  'slots',
  'classes',
  'source',
] as const;
export type ApiPagePart = (typeof API_PAGE_PARTS)[number];

/**
 * Guides that the reference links to, on the libraries' site; replaced by a page of this site if it
 * exists.
 */
export const API_GUIDES = {
  refHolder: '/material-ui/guides/composition/#caveat-with-refs',
  sx: '/system/getting-started/the-sx-prop/',
  joyColor: '/joy-ui/customization/themed-components/#extend-colors',
  joySize: '/joy-ui/customization/themed-components/#extend-sizes',
  joyVariant: '/joy-ui/customization/themed-components/#extend-variants',
  systemProperties: '/system/properties/',
  plans: '/x/introduction/licensing/#plans',
} as const;
export type ApiGuide = keyof typeof API_GUIDES;

/** Where the guides are: paths of this site, or URLs. */
export type ApiGuideAddresses = Readonly<Record<ApiGuide, string>>;

/** Part of an API page whose texts can be translated. */
export type EnglishPart =
  'description' | 'props' | 'slots' | 'classes' | 'parameters' | 'returnValue';

/** API pages with English texts in the language of the build, by pathname without trailing slash. */
export type EnglishPartsFile = Readonly<Record<string, 'all' | readonly EnglishPart[]>>;

/** What is known of a component's or hook's import. */
export interface ImportFacts {
  readonly packageName: string;
  readonly version: string;
  /** Bytes of the import on its own, minified, with gzip, without React and Emotion. */
  readonly size?: number;
  /** URL of its folder in the repository. */
  readonly source: string;
  /** Label of the version that it is new in, e.g. `v6`. */
  readonly since?: string;
  /** Label of the older version, and the path of the changes since. */
  readonly changes?: { readonly since: string; readonly to: string };
}

/** Facts by docs version, then package, then component or hook. */
export type ImportFactsFile = Readonly<
  Record<string, Readonly<Record<string, Readonly<Record<string, ImportFacts>>>>>
>;

/** A row of a product's page on bundle size. */
export interface ImportSize {
  readonly name: string;
  /** Path of the API page. */
  readonly to: string;
  /** Module that it is imported from. */
  readonly from: string;
  readonly bytes: number;
}
