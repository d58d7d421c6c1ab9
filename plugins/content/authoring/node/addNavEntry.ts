/**
 * Adds a page to the text of `sidebars.ts`: to the group at `group`, by alphabet, else after the last
 * page of the same folder and name, such as `/material-ui/react-`. `undefined` where neither is there.
 */
export function addNavEntry(
  sidebars: string,
  productId: string,
  pathname: string,
  group?: string,
): string | undefined {
  const start = sidebars.search(new RegExp(`^  ['"]?${productId}['"]?: \\[`, 'm'));
  if (start === -1) return undefined;
  const end = sidebars.indexOf('\n  ],', start);
  const tree = sidebars.slice(start, end === -1 ? undefined : end);
  const insert = (at: number, text: string) =>
    sidebars.slice(0, start + at) + text + sidebars.slice(start + at);
  const entry = `{ pathname: '${pathname}' }`;
  if (group !== undefined) {
    const named = tree.search(new RegExp(`pathname: '[^']*/${group}',`));
    const children = 'children: [';
    const at = named === -1 ? -1 : tree.indexOf(children, named);
    if (at === -1) return undefined;
    const first = at + children.length;
    const pages = [
      ...tree.slice(first, tree.indexOf(']', first)).matchAll(/\{ pathname: '([^']+)'[^{}]*\}/g),
    ];
    const next = pages.find(([, sibling = '']) => sibling > pathname);
    const previous = pages.at(-1);
    if (next || !previous) return insert(first + (next?.index ?? 0), `${entry}, `);
    return insert(first + previous.index + previous[0].length, `, ${entry}`);
  }
  const family = /^(.*\/(?:react-)?)[^/]*$/.exec(pathname)?.[1] ?? pathname;
  const siblings = [...tree.matchAll(/\{ pathname: '([^']+)'[^{}]*\}/g)].filter(
    ([, sibling = '']) => sibling.startsWith(family),
  );
  const last = siblings.at(-1);
  return last && insert(last.index + last[0].length, `, ${entry}`);
}
