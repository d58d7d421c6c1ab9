/**
 * What the API reference passes on as JSON: the model of a package, which the extractor writes, the
 * changes between two models, and the data of a page, which is all that reaches the browser.
 */
import type { NavPlan } from '../../../src/site/nav';

/** A parameter of a callback, from its JSDoc. */
export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly description: string;
}

/** What a callback returns, from its JSDoc. */
export interface ApiReturn {
  readonly type: string;
  readonly description: string;
}

/** A prop of a component, or a parameter or return value of a hook. Texts are Markdown. */
export interface ApiProp {
  readonly name: string;
  /** The type as its author wrote it. */
  readonly type: string;
  /** The type with its aliases resolved, where that says more than `type`. */
  readonly expanded?: string;
  /** The type in the vocabulary of prop types: sorted, so that two versions can be compared. */
  readonly muiType: string;
  readonly required?: true;
  readonly default?: string;
  readonly description?: string;
  /** The reason, or `true` where none is given. */
  readonly deprecated?: string | true;
  readonly params?: readonly ApiParameter[];
  readonly returns?: ApiReturn;
  readonly see?: string;
  /** False for what is inherited from another component. */
  readonly own: boolean;
  /** Declared, but not meant for readers. */
  readonly hidden?: true;
  /** The file that declares an inherited prop, relative to the package. */
  readonly from?: string;
}

export interface ApiSlot {
  readonly name: string;
  readonly default?: string;
  readonly description: string;
  readonly class: string | null;
}

export interface ApiClass {
  readonly key: string;
  readonly className: string;
  readonly description: string;
  /** Whether the class says a state, such as `Mui-disabled`, and is shared by all components. */
  readonly global: boolean;
  readonly deprecated?: string | true;
}

export interface ApiComponent {
  readonly name: string;
  readonly slug: string;
  readonly module: string;
  readonly imports: readonly string[];
  readonly description: string;
  readonly deprecated?: string | true;
  readonly demos: readonly { readonly title: string; readonly url: string }[];
  readonly inherits: { readonly component: string; readonly url: string } | null;
  /** The element that a ref gets. */
  readonly ref?: string;
  readonly polymorphic: boolean;
  readonly defaultElement?: string;
  readonly props: readonly ApiProp[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  readonly inheritedProps?: number;
  readonly domProps?: number;
  /** The file that declares it, relative to the package. */
  readonly file: string;
}

/** The components of a package, as extracted from its published files. */
export interface ApiFile {
  readonly schema: 1;
  readonly package: string;
  readonly version: string;
  readonly typescript: string;
  readonly mode: 'dts' | 'dts+jshint';
  readonly peers?: Readonly<Record<string, string>>;
  readonly components: Readonly<Record<string, ApiComponent>>;
}

export interface ApiHook {
  readonly name: string;
  readonly slug: string;
  readonly module: string;
  readonly imports: readonly string[];
  readonly description: string;
  readonly deprecated?: string | true;
  readonly demos: readonly { readonly title: string; readonly url: string }[];
  readonly parameters: readonly ApiProp[];
  readonly returnValue: readonly ApiProp[];
  readonly file: string;
}

/** The hooks of a package. */
export interface ApiHooksFile {
  readonly schema: 1;
  readonly package: string;
  readonly version: string;
  readonly typescript: string;
  readonly hooks: Readonly<Record<string, ApiHook>>;
}

export const API_CHANGE_KINDS = [
  'added',
  'removed',
  'renamed',
  'typeChanged',
  'defaultChanged',
  'requiredChanged',
  'deprecated',
  'undeprecated',
] as const;
export type ApiChangeKind = (typeof API_CHANGE_KINDS)[number];

export const API_CHANGE_SUBJECTS = ['component', 'prop', 'slot', 'class'] as const;
export type ApiChangeSubject = (typeof API_CHANGE_SUBJECTS)[number];

export interface ApiChange {
  readonly kind: ApiChangeKind;
  readonly subject: ApiChangeSubject;
  /** The name in the newer version; in the older one where it was removed. */
  readonly name: string;
  /** The former name, type, default, or `required`/`optional`. */
  readonly from?: string;
  readonly to?: string;
  /** Why something is deprecated, in Markdown. */
  readonly note?: string;
  /** The CSS class, of a class and of a slot that has one. */
  readonly className?: string;
  /** The anchor on the component's API page; absent for what that page does not show. */
  readonly anchor?: string;
}

export interface ApiComponentChanges {
  readonly name: string;
  readonly slug: string;
  readonly changes: readonly ApiChange[];
}

/** What changed between two versions of a package; served as JSON, too. */
export interface ApiChangesFile {
  readonly schema: 1;
  readonly package: string;
  readonly from: string;
  readonly to: string;
  readonly components: readonly ApiComponentChanges[];
}

/** Safe HTML, made from the Markdown of a package's comments. */
export type Html = string;

/** What the rows of all tables of a page have in common. */
export interface ApiRow {
  /** The anchor. */
  readonly id: string;
  readonly name: string;
  readonly description: Html;
  /** The reason; empty where none is given. */
  readonly deprecated?: Html;
  /** The label of the version that brought it, e.g. `v6`, where an older one is known not to have it. */
  readonly since?: string;
  readonly deprecatedSince?: string;
}

export const API_PROP_NOTES = [
  'cssApi',
  'sx',
  'slotsApi',
  'refHolder',
  'joyColor',
  'joySize',
  'joyVariant',
] as const;
/** What is said below the description of props that work alike in all components. */
export type ApiPropNote = (typeof API_PROP_NOTES)[number];

export interface ApiPropRow extends ApiRow {
  readonly required?: true;
  readonly plan?: NavPlan;
  /** The members of a union, one each. */
  readonly types: readonly string[];
  /** The resolved type, where it says more than `types`. */
  readonly expanded?: string;
  readonly default?: string;
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

/** A link within the site. */
export interface ApiLink {
  readonly title: string;
  readonly to: string;
}

/** The props that come from one component, e.g. `ButtonBase`. */
export interface ApiInheritedProps {
  readonly origin: string;
  /** The API page of the origin, where it has one. */
  readonly to?: string;
  readonly props: readonly ApiPropRow[];
}

interface ApiPageBase {
  readonly name: string;
  /** The anchors of the page's sections begin with it: empty, or `button-` where sections are shared. */
  readonly anchorPrefix: string;
  /** The part of the names of the keys that hold the displays, `dataGrid` on pages of the data grid. */
  readonly displayScope: 'default' | 'dataGrid';
  /** The reason; empty where none is given. */
  readonly deprecated?: Html;
  readonly description: Html;
  readonly demos: readonly ApiLink[];
  /** The guide on bundle size, where two ways to import are offered and the guide exists. */
  readonly bundleGuide?: string;
  readonly source: { readonly url: string; readonly path: string };
}

export interface ApiComponentPage extends ApiPageBase {
  readonly kind: 'component';
  readonly props: readonly ApiPropRow[];
  readonly inherited: readonly ApiInheritedProps[];
  /** The attributes of the native element that are accepted, too. */
  readonly native?: { readonly element?: string; readonly count: number };
  /** Where a ref leads. */
  readonly ref: 'root' | 'none';
  /** The interface of the element that a ref gets, e.g. `HTMLButtonElement`. */
  readonly refElement?: string;
  readonly inheritance?: { readonly component: string; readonly to: string };
  /** The name in the theme, e.g. `MuiButton`. */
  readonly themeName?: string;
  /** Whether it takes the CSS properties of the system as props. */
  readonly systemProps?: true;
  readonly slots: readonly ApiSlotRow[];
  readonly classes: readonly ApiClassRow[];
  /** What changed since the older version, and the page that lists all changes. */
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
}

/** The data of one component or hook on a page. */
export type ApiPage = ApiComponentPage | ApiHookPage;

/** The sections that a page is made of, in their order; each is rendered by its name. */
export const API_PAGE_PARTS = [
  'deprecation',
  'changes',
  'demos',
  'importNote',
  'description',
  'props',
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

/** Guides that the reference refers to, on the libraries' site; our own page is taken where it exists. */
export const API_GUIDES = {
  refHolder: '/material-ui/guides/composition/#caveat-with-refs',
  sx: '/system/getting-started/the-sx-prop/',
  joyColor: '/joy-ui/customization/themed-components/#extend-colors',
  joySize: '/joy-ui/customization/themed-components/#extend-sizes',
  joyVariant: '/joy-ui/customization/themed-components/#extend-variants',
  systemProperties: '/system/properties/',
  proPlan: '/x/introduction/licensing/#pro-plan',
  premiumPlan: '/x/introduction/licensing/#premium-plan',
} as const;
export type ApiGuide = keyof typeof API_GUIDES;

/** Where the guides are: paths of this site, or URLs. */
export type ApiGuideAddresses = Readonly<Record<ApiGuide, string>>;

/** The pages of the API by component or hook, for links from component pages. */
export type ApiLinks = readonly ApiLink[];
