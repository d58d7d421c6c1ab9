import type { ApiChange, ApiChangesFile, ApiComponent, ApiFile } from '../../contract';
import { toApiSlug } from '../../../../../src/site/apiReference';
import { classesOf, propsOf, slotsOf } from './apiMembers';
import { diffMembers, toNote } from './diffMembers';
import type { ApiRename } from './renames';

export interface DiffApiOptions {
  /** The names of the documented components; others are left out. */
  readonly components: readonly string[];
  readonly renames?: readonly ApiRename[];
}

/** The name that a package exports a component by: models leave `Unstable_` away. */
function exportedName({ name, imports }: ApiComponent): string {
  const renaming = imports.map((code) => /\{ (\w+) as \w+ \}/.exec(code)?.[1]);
  return renaming.find((exported) => exported !== undefined) ?? name;
}

/** What happened to the component as a whole. */
function diffComponentItself(
  older: ApiComponent | undefined,
  newer: ApiComponent | undefined,
): ApiChange[] {
  const subject = 'component';
  if (!newer) return older ? [{ kind: 'removed', subject, name: exportedName(older) }] : [];
  const name = exportedName(newer);
  if (!older) return [{ kind: 'added', subject, name, ...toNote(newer.deprecated) }];

  const changes: ApiChange[] = [];
  const former = exportedName(older);
  if (former !== name) changes.push({ kind: 'renamed', subject, name, from: former });
  if (!older.deprecated && newer.deprecated) {
    changes.push({ kind: 'deprecated', subject, name, ...toNote(newer.deprecated) });
  }
  if (older.deprecated && !newer.deprecated) changes.push({ kind: 'undeprecated', subject, name });
  return changes;
}

function diffComponent(
  older: ApiComponent | undefined,
  newer: ApiComponent | undefined,
  renames: readonly ApiRename[],
): ApiChange[] {
  const itself = diffComponentItself(older, newer);
  // The members of a component that came or went came or went with it.
  if (!older || !newer) return itself;
  // What is inherited now, or taken without being documented, still works.
  const kept = new Set(newer.props.map(({ name }) => name));
  if (newer.polymorphic) kept.add('component');
  return [
    ...itself,
    ...diffMembers(propsOf(older), propsOf(newer), { subject: 'prop', renames, kept }),
    ...diffMembers(slotsOf(older), slotsOf(newer), { subject: 'slot', renames }),
    ...diffMembers(classesOf(older), classesOf(newer), { subject: 'class', renames }),
  ];
}

/**
 * What changed between two models of a package: components by name, and for each the component
 * itself, its own props, its slots and its CSS classes. Types are compared in the vocabulary of prop
 * types, as texts of typings differ without meaning anything else.
 */
export function diffApi(
  older: ApiFile,
  newer: ApiFile,
  { components, renames = [] }: DiffApiOptions,
): ApiChangesFile {
  const names = [...new Set(components)].sort((a, b) => a.localeCompare(b, 'en'));
  return {
    schema: 1,
    package: newer.package,
    from: older.version,
    to: newer.version,
    components: names.flatMap((name) => {
      const changes = diffComponent(
        older.components[name],
        newer.components[name],
        renames.filter(({ component }) => component === name),
      );
      return changes.length > 0 ? { name, slug: toApiSlug(name), changes } : [];
    }),
  };
}
