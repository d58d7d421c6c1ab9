/** What this plugin hands to the browser. JSON only. */
import type { NavFlags } from '../../../src/site/nav';

/** Package name -> installed version, e.g. `{ '@mui/material': '6.1.0' }`. */
export type PropProductVersions = Readonly<Record<string, string>>;

/**
 * `customProps` of a sidebar item: the flags that are set on its navigation entry. A planned entry
 * is an `html` item; its `label` is the plain text of what `value` holds escaped.
 */
export interface PropNavItem extends NavFlags {
  readonly label?: string;
}

/** The page that stands for another one elsewhere. */
export interface PropCounterpart {
  /** A path of the site, without language. */
  readonly to: string;
  /** Set where it is not the same page but the nearest there is. */
  readonly nearest?: true;
}

/** What is said on the pages of older versions. */
export interface PropVersionNotice {
  readonly text: string;
  readonly linkText: string;
  readonly to: string;
}

/**
 * What this plugin adds to the front matter in a page's metadata. It is the page's own: no page
 * carries the list of another version's pages.
 */
export interface PropPageLinks {
  /** By the names of the product's other versions in the site. */
  readonly versions?: Readonly<Record<string, PropCounterpart>>;
  /** The same page of other products, by product id. */
  readonly products?: Readonly<Record<string, string>>;
  /** Only on pages of older versions. */
  readonly notice?: PropVersionNotice;
}

/** The field of the front matter that holds `PropPageLinks`. */
export const PAGE_LINKS_FIELD = 'page_links';

/** What pages may use without an import: those of `src/theme/MDXComponents`, and what remark plugins import. */
export const PAGE_COMPONENTS = [
  ...['CodeBlock', 'CodeTabs', 'Details', 'Head'],
  ...['ApiLinks', 'ApiPage', 'Demo'],
];
