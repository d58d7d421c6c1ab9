const ROOT = '$';

/** Returns the path in an address: `$.palette.primary`. */
export const toPath = (keys: readonly string[]): string => [ROOT, ...keys].join('.');

/** Whether a path is that of a group, or of one inside. */
export const isWithin = (path: string, group: string): boolean =>
  path === group || path.startsWith(`${group}.`);

/** Returns an entry in code: `theme.shadows[4]`. */
export function toCode(keys: readonly string[]): string {
  const steps = keys.map((key) => {
    if (/^[a-z_$][\w$]*$/i.test(key)) return `.${key}`;
    return /^\d+$/.test(key) ? `[${key}]` : `['${key}']`;
  });
  return `theme${steps.join('')}`;
}

/**
 * Returns the paths of a path's groups and its own. Keys may contain dots, so some paths name
 * nothing, which does no harm.
 */
export function withParents(path: string): readonly string[] {
  const [root, ...keys] = path.split('.');
  if (root !== ROOT) return [];
  return keys.map((_, index) => toPath(keys.slice(0, index + 1)));
}
