import path from 'node:path';
import type { ApiProp } from '../../contract';

/** Props that are inherited from one component. */
export interface InheritedGroup {
  readonly origin: string;
  readonly packageName: string;
  readonly props: readonly ApiProp[];
}

/**
 * Returns the package and the component of a file that declares a prop; `undefined` for helpers.
 */
export function toOrigin(
  from: string,
  packageName: string,
): { origin: string; packageName: string } | undefined {
  const file = path.posix.join('/node_modules', packageName, from);
  const inPackage = file.slice(file.lastIndexOf('/node_modules/') + '/node_modules/'.length);
  const [first = '', second = '', ...rest] = inPackage.split('/');
  const owner = first.startsWith('@') ? `${first}/${second}` : first;
  if (owner.startsWith('@types/')) return undefined;
  const names = first.startsWith('@') ? rest : [second, ...rest];

  const base = (names.at(-1) ?? '').replace(/(?:\.types)?\.d\.ts$/, '');
  const folder = names.at(-2) ?? '';
  const origin = [base.replace(/(?<=[a-z\d])Props$/, ''), folder.replace(/^unstable_/i, '')].find(
    (name) => /^(?:[A-Z]|use[A-Z])/.test(name) && name !== 'OverridableComponent',
  );
  return origin === undefined ? undefined : { origin, packageName: owner };
}

/**
 * Groups inherited props by origin: first the component that the comment names, which includes
 * props of helper types, then others by name. Props without description are dropped.
 */
export function groupInherited(
  props: readonly ApiProp[],
  packageName: string,
  inherits: string | undefined,
): InheritedGroup[] {
  const groups = new Map<string, { origin: string; packageName: string; props: ApiProp[] }>();
  for (const prop of props) {
    if (prop.own || prop.hidden || !prop.description || prop.from === undefined) continue;
    const found = toOrigin(prop.from, packageName);
    const place = found ?? (inherits === undefined ? undefined : { origin: inherits, packageName });
    if (!place) continue;
    const group = groups.get(place.origin) ?? { ...place, props: [] };
    group.props.push(prop);
    // The package of the origin's own file takes precedence.
    groups.set(place.origin, found ? { ...group, packageName: found.packageName } : group);
  }
  return [...groups.values()].sort(
    (a, b) =>
      Number(b.origin === inherits) - Number(a.origin === inherits) ||
      a.origin.localeCompare(b.origin, 'en'),
  );
}
