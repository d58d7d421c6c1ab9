import { withoutFallbacks } from '@site/plugins/content/demos/contract';

/** Selector -> CSS property -> value. */
export type StyleRules = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

function merge(sheets: readonly StyleRules[]): Record<string, Record<string, unknown>> {
  const merged: Record<string, Record<string, unknown>> = {};
  for (const rules of sheets) {
    for (const [selector, declarations] of Object.entries(rules)) {
      merged[selector] = { ...merged[selector], ...declarations };
    }
  }
  return merged;
}

/**
 * Returns the CSS variables of `sheets` that are missing in `defaults` or differ. What else is there, such as
 * `color-scheme`, would be the page's.
 */
export function changedRules(
  defaults: readonly StyleRules[],
  sheets: readonly StyleRules[],
): StyleRules {
  const before = merge(defaults);
  const changed = Object.entries(merge(sheets)).map(([selector, declarations]) => {
    const entries = Object.entries(declarations).filter(
      ([property, value]) =>
        property.startsWith('--') &&
        withoutFallbacks(before[selector]?.[property]) !== withoutFallbacks(value),
    );
    return [selector, Object.fromEntries(entries)] as const;
  });
  return Object.fromEntries(changed.filter(([, entries]) => Object.keys(entries).length > 0));
}
