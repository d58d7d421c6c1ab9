import type { ApiComponent, ApiFile } from '../../../common/api-model/apiModel';
import type { ApiChange, ApiChangesFile } from '../contract';
import { toApiSlug } from '../../../../src/site/apiReference';
import { classesOf, propsOf, slotsOf } from './apiMembers';
import { diffMembers, toNote } from './diffMembers';
import type { RuntimeClasses } from './readRuntimeClasses';
import type { ApiRename } from './renames';

export interface DiffApiOptions {
  /** Names of the documented components; others are ignored. */
  readonly components: readonly string[];
  readonly renames?: readonly ApiRename[];
  /** Returns the classes that a component of the newer version has at run time. */
  readonly runtimeClassesOf?: (component: ApiComponent) => RuntimeClasses;
}

/** Returns the export name of a component; models omit `Unstable_`. */
function exportedName({ name, imports }: ApiComponent): string {
  const renaming = imports.map((code) => /\{ (\w+) as \w+ \}/.exec(code)?.[1]);
  return renaming.find((exported) => exported !== undefined) ?? name;
}

/** Compares a component as a whole. */
function diffComponentItself(
  older: ApiComponent | undefined,
  newer: ApiComponent | undefined,
): ApiChange[] {
  const subject = 'component';
  if (!newer) return older ? [{ kind: 'removed', subject, name: exportedName(older) }] : [];
  const name = exportedName(newer);
  if (!older) return [{ kind: 'added', subject, name, note: toNote(newer.deprecated) }];

  const changes: ApiChange[] = [];
  const former = exportedName(older);
  if (former !== name) changes.push({ kind: 'renamed', subject, name, from: former });
  if (!older.deprecated && newer.deprecated) {
    changes.push({ kind: 'deprecated', subject, name, note: toNote(newer.deprecated) });
  }
  if (older.deprecated && !newer.deprecated) changes.push({ kind: 'undeprecated', subject, name });
  return changes;
}

function diffComponent(
  older: ApiComponent | undefined,
  newer: ApiComponent | undefined,
  { renames = [], runtimeClassesOf }: Pick<DiffApiOptions, 'renames' | 'runtimeClassesOf'>,
): ApiChange[] {
  const itself = diffComponentItself(older, newer);
  // Members of an added or removed component are not listed.
  if (!older || !newer) return itself;
  // Props that are now inherited, or accepted without being documented, still work.
  const kept = new Set(newer.props.map(({ name }) => name));
  if (newer.polymorphic) kept.add('component');
  return [
    ...itself,
    ...diffMembers(propsOf(older), propsOf(newer), { subject: 'prop', renames, kept }),
    ...diffMembers(slotsOf(older), slotsOf(newer), { subject: 'slot', renames }),
    ...diffMembers(classesOf(older), classesOf(newer), {
      subject: 'class',
      renames,
      remainingClass: (key) => runtimeClassesOf?.(newer)[key],
    }),
  ];
}

/**
 * Compares two models of a package. Returns the changes by component: of the component itself, its
 * own props, slots and CSS classes. Types are compared in prop-types vocabulary, because the texts
 * of typings differ without a difference in meaning. A class key that left the types counts as removed
 * only if the component no longer has the class at run time.
 */
export function diffApi(
  older: ApiFile,
  newer: ApiFile,
  { components, renames = [], runtimeClassesOf }: DiffApiOptions,
): ApiChangesFile {
  const names = [...new Set(components)].sort((a, b) => a.localeCompare(b, 'en'));
  return {
    schema: 1,
    package: newer.package,
    from: older.version,
    to: newer.version,
    components: names.flatMap((name) => {
      const changes = diffComponent(older.components[name], newer.components[name], {
        renames: renames.filter(({ component }) => component === name),
        runtimeClassesOf,
      });
      return changes.length > 0 ? { name, slug: toApiSlug(name), changes } : [];
    }),
  };
}
