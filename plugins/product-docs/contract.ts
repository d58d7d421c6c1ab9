/** What this plugin hands to the browser. JSON only. */
import type { NavFlags } from '../../src/site/nav';

/** Package name -> installed version, e.g. `{ '@mui/material': '6.1.0' }`. */
export type PropProductVersions = Readonly<Record<string, string>>;

/**
 * `customProps` of a sidebar item: the flags that are set on its navigation entry. A planned entry
 * is an `html` item; its `label` is the plain text of what `value` holds escaped.
 */
export interface PropNavItem extends NavFlags {
  readonly label?: string;
}
