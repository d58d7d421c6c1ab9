import type { AtRule, Container, Plugin, Rule } from 'postcss';

/** Infima's components and utilities that no page of the site shows, by the start of the class. */
export const UNUSED_PARTS = [
  'avatar',
  'badge',
  'button',
  'card',
  'col',
  'dropdown',
  'footer',
  'hero',
  'margin-',
  'padding-',
  'pills',
  'row',
  'shadow-',
  'tabs',
  'text--',
] as const;

const INFIMA_FILE = /[\\/]infima[\\/]dist[\\/]/;
// A class name begins with the part and ends there, or goes on with a BEM separator.
const UNUSED_CLASS = new RegExp(
  `\\.(?:${UNUSED_PARTS.map((part) => (part.endsWith('-') ? part : `${part}(?![a-z])`)).join('|')})`,
);

/** Whether `selector` needs a class that no page has. */
export function isUnusedSelector(selector: string): boolean {
  // What is inside `:not()` need not be there.
  return UNUSED_CLASS.test(selector.replace(/:not\([^)]*\)/g, ''));
}

function removeEmpty(container: Container | undefined) {
  if (container?.type !== 'atrule' || container.nodes?.length !== 0) return;
  const parent = (container as AtRule).parent as Container | undefined;
  container.remove();
  removeEmpty(parent);
}

function removeUnused(rule: Rule) {
  const kept = rule.selectors.filter((selector) => !isUnusedSelector(selector));
  if (kept.length === rule.selectors.length) return;
  if (kept.length > 0) {
    rule.selectors = kept;
    return;
  }
  const parent = rule.parent as Container | undefined;
  rule.remove();
  removeEmpty(parent);
}

/** PostCSS plugin that takes the unused parts out of Infima's sheet and leaves others alone. */
export function unusedInfima(): Plugin {
  return {
    postcssPlugin: 'unused-infima',
    Once(root) {
      if (!INFIMA_FILE.test(root.source?.input.file ?? '')) return;
      root.walkRules(removeUnused);
    },
  };
}
