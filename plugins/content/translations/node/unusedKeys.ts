import { escapeRegexp } from '@docusaurus/utils';

const TEMPLATE = /`([\w-]+\.[^`]*\$\{[^`]*)`/g;
const TEMPLATE_HOLE = /\$\{[^}]*\}/;

/** Converts templates such as `` `settings.${mode}` `` to patterns of keys. */
function templatePatterns(source: string): RegExp[] {
  return [...source.matchAll(TEMPLATE)].map(([, template = '']) => {
    const parts = template.split(TEMPLATE_HOLE).map(escapeRegexp);
    return new RegExp(`^${parts.join('.+')}$`);
  });
}

/**
 * Returns the `keys` that no source mentions, neither as a string (`'settings.mode'`) nor through a
 * template that starts with the group (`` `settings.${mode}` ``).
 */
export function unusedKeys(keys: readonly string[], sources: readonly string[]): string[] {
  const patterns = sources.flatMap(templatePatterns);
  return keys.filter(
    (key) =>
      !sources.some((source) => source.includes(`'${key}'`) || source.includes(`"${key}"`)) &&
      !patterns.some((pattern) => pattern.test(key)),
  );
}
