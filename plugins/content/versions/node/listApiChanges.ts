import { isDeepStrictEqual } from 'node:util';
import type { ApiHooksFile } from '../../api-reference/contract';
import type { ApiChange, ApiComponentChanges } from '../../api-changes/contract';

const arrow = ({ from = 'none', to = 'none' }: ApiChange) => `${from} → ${to}`;

const SENTENCES: Readonly<Record<ApiChange['kind'], (change: ApiChange) => string>> = {
  added: () => 'added',
  removed: () => 'removed',
  keyRemoved: () => 'left the types, the class remains',
  renamed: ({ from }) => `renamed from ${from}`,
  typeChanged: (change) => `type ${arrow(change)}`,
  defaultChanged: (change) => `default ${arrow(change)}`,
  requiredChanged: (change) => arrow(change),
  deprecated: ({ note }) => `deprecated${note ? `: ${note}` : ''}`,
  undeprecated: () => 'not deprecated any more',
};

/** Lists API changes, a line each. */
export function listApiChanges(components: readonly ApiComponentChanges[]): string[] {
  return components.flatMap(({ name: component, changes }) =>
    changes.map((change) => {
      const member = change.subject === 'component' ? '' : ` ${change.subject} ${change.name}`;
      return `${component}${member}: ${SENTENCES[change.kind](change)}`.replace(/\s+/g, ' ');
    }),
  );
}

/** Lists the hooks that differ, a line each. */
export function listHookChanges(older: ApiHooksFile | null, newer: ApiHooksFile | null): string[] {
  const [before, after] = [older?.hooks ?? {}, newer?.hooks ?? {}];
  return Object.keys({ ...before, ...after }).flatMap((name) => {
    if (isDeepStrictEqual(before[name], after[name])) return [];
    if (!before[name]) return `${name}: added`;
    return `${name}: ${after[name] ? 'parameters, return value or texts changed' : 'removed'}`;
  });
}
