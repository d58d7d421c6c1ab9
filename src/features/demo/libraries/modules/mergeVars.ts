/** Prefix of variables that no style sheet has: instead of them, their fallbacks count. */
export const OWN_PREFIX = 'own';

type Tree = Readonly<Record<string, unknown>>;

const isTree = (value: unknown): value is Tree =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

function merge(vars: unknown, own: unknown, defaults: unknown): unknown {
  if (!isTree(own)) return vars !== undefined && isSame(own, defaults) ? vars : own;
  // The colors of a palette belong together: text is readable on its own background.
  if ('main' in own && !isSame(own, defaults)) return own;
  const names = Object.keys({ ...(vars as Tree | undefined), ...own });
  return Object.fromEntries(
    names.map((name) => [
      name,
      merge((vars as Tree | undefined)?.[name], own[name], (defaults as Tree | undefined)?.[name]),
    ]),
  );
}

/**
 * Returns `vars` of a demo's own theme: the site's variables, which follow the reader's mode and
 * colors, except for what the theme changes; that is there as it is.
 * @param vars The `vars` of the site's theme.
 * @param own The demo's theme, with CSS variables that have `OWN_PREFIX`.
 * @param defaults The same theme without options.
 */
export function mergeVars<Vars extends object>(vars: Vars, own: object, defaults: object): Vars {
  const [ownTree, defaultTree] = [own as Tree, defaults as Tree];
  return Object.fromEntries(
    Object.entries(vars).map(([name, value]) => [
      name,
      merge(value, ownTree[name], defaultTree[name]),
    ]),
  ) as Vars;
}
