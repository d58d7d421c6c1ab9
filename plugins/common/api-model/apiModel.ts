/** JSON types of the model of a package, which the API reference extracts. */
import type { NavPlan } from '../../../src/site/nav';

/** Parameter of a callback, from its JSDoc. */
export interface ApiParameter {
  readonly name: string;
  readonly type: string;
  readonly optional: boolean;
  readonly description: string;
}

/** Return value of a callback, from its JSDoc. */
export interface ApiReturn {
  readonly type: string;
  readonly description: string;
}

/** A prop of a component, a property of an interface, or a parameter or return value of a hook. */
export interface ApiProp {
  readonly name: string;
  /** Type as written. */
  readonly type: string;
  /** Type with resolved aliases, if that tells more than `type`. */
  readonly expanded?: string;
  /** Type in prop-types vocabulary, with sorted members, so that versions can be compared. */
  readonly muiType: string;
  readonly required?: true;
  readonly default?: string;
  readonly description?: string;
  /** The reason, or `true` without one. */
  readonly deprecated?: string | true;
  readonly params?: readonly ApiParameter[];
  readonly returns?: ApiReturn;
  readonly see?: string;
  /** False if it is inherited from another component. */
  readonly own: boolean;
  /** Declared but undocumented. */
  readonly hidden?: true;
  /** File that declares an inherited prop, relative to the package. */
  readonly from?: string;
  /** Interface that declares it, in a long interface that is composed of others. */
  readonly group?: string;
  /** Plan whose package adds it to an interface of a lower plan. */
  readonly plan?: NavPlan;
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
  /** Whether it is a state class such as `Mui-disabled`, which all components share. */
  readonly global: boolean;
  readonly deprecated?: string | true;
}

/** What a component, a hook and an interface have in common. */
interface ApiMemberBase {
  readonly name: string;
  readonly slug: string;
  readonly imports: readonly string[];
  readonly description: string;
  readonly deprecated?: string | true;
  /** File that declares it, relative to the package. */
  readonly file: string;
}

export interface ApiComponent extends ApiMemberBase {
  readonly module: string;
  readonly demos: readonly { readonly title: string; readonly url: string }[];
  readonly inherits: { readonly component: string; readonly url: string } | null;
  /** Type of the element that a ref receives. */
  readonly ref?: string;
  readonly polymorphic: boolean;
  readonly defaultElement?: string;
  readonly props: readonly ApiProp[];
  readonly slots: readonly ApiSlot[];
  readonly classes: readonly ApiClass[];
  readonly inheritedProps?: number;
  readonly domProps?: number;
}

/** An exported type of an object, which users name: an interface, or an alias of one. */
export interface ApiInterface extends ApiMemberBase {
  readonly props: readonly ApiProp[];
}

export interface ApiHook extends ApiMemberBase {
  readonly module: string;
  readonly demos: readonly { readonly title: string; readonly url: string }[];
  readonly parameters: readonly ApiProp[];
  readonly returnValue: readonly ApiProp[];
}

/** What has a page or a section of one. */
export type ApiMember = ApiComponent | ApiHook | ApiInterface;

/** Components and documented interfaces of a package, extracted from its published files. */
export interface ApiFile {
  readonly package: string;
  readonly version: string;
  readonly components: Readonly<Record<string, ApiComponent>>;
  readonly interfaces?: Readonly<Record<string, ApiInterface>>;
}

/** Hooks of a package. */
export interface ApiHooksFile {
  readonly package: string;
  readonly version: string;
  readonly hooks: Readonly<Record<string, ApiHook>>;
}
