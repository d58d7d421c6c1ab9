/** JSON types shared with the browser. */
import type { NavFlags, NavPlan } from '../../../src/site/nav';

/** Package name -> installed version, e.g. `{ '@mui/material': '6.1.0' }`. */
export type PropProductVersions = Readonly<Record<string, string>>;

/**
 * `customProps` of a sidebar item: the flags of its navigation entry. A planned entry is an `html`
 * item; its `label` is the plain text of the escaped `value`.
 */
export interface PropNavItem extends NavFlags {
  readonly label?: string;
}

/** Counterpart of a page. */
export interface PropCounterpart {
  /** Path without language. */
  readonly to: string;
  /** Set if it is the nearest page rather than the same one. */
  readonly nearest?: true;
}

/** Notice on pages of older versions, with the page's counterpart in the newest. */
export interface PropVersionNotice extends PropCounterpart {
  readonly text: string;
  readonly linkText: string;
}

/**
 * Fields that this plugin adds to the front matter in a page's metadata, so that no page loads
 * lists of other versions' pages.
 */
export interface PropPageLinks {
  /** By name of the product's other versions. */
  readonly versions?: Readonly<Record<string, PropCounterpart>>;
  /** The same page in other products, by product id. */
  readonly products?: Readonly<Record<string, string>>;
  /** Only on pages of older versions. */
  readonly notice?: PropVersionNotice;
}

/** Front matter field with `PropPageLinks`. */
export const PAGE_LINKS_FIELD = 'page_links';

/** A fact about the component or hook of a page, in the language of the build. */
export interface PropPageFact {
  readonly text: string;
  /** A path of the site without language, or a URL. */
  readonly to?: string;
  /** Explanation of the text. */
  readonly hint?: string;
  /** Shows the badge of the plan. */
  readonly plan?: NavPlan;
}

/** Front matter field with the page's `PropPageFact`s; absent without facts. */
export const FACTS_FIELD = 'page_facts';

/** A link of a `PropTranslationNotice`. */
export interface PropNoticeLink {
  readonly text: string;
  /** A path of the site without language. */
  readonly to?: string;
  /** Any other address, in English. */
  readonly href?: string;
  /** Set if the link leads to the same page in another language. */
  readonly samePage?: true;
}

/** What readers are told about the language of a page, in the language of the build. */
export interface PropTranslationNotice {
  readonly text: string;
  readonly links: readonly PropNoticeLink[];
  /** Label of the button that hides the notice. */
  readonly close: string;
  /** Languages of the page's text and of what is around it, where they differ. */
  readonly languages?: { readonly text: string; readonly shell: string };
}

/** Front matter field with the page's `PropTranslationNotice`; never in English. */
export const TRANSLATION_NOTICE_FIELD = 'translation_notice';

/** What pages may use without an import: those of `src/theme/MDXComponents`, and what remark plugins import or replace. */
export const PAGE_COMPONENTS = [
  ...['Anchors', 'CodeBlock', 'CodeTabs', 'Details', 'Head'],
  ...['ApiLinks', 'Changelog', 'Demo', 'Playground'],
];
