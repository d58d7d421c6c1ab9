import type { UpgradeFile, UpgradeRow } from '@site/plugins/content/api-reference/contract';
import type { Finding } from '../result';
import type { Place } from './locate';

/** A finding without its place. */
export type ToldRow = Omit<Finding, keyof Place>;

const isIn = (module: string, folder: string) =>
  module === folder || module.startsWith(`${folder}/`);

/** What is told of a row. */
export function toTold(row: UpgradeRow): ToldRow {
  const { kind, subject, name, component, instead, note, codemod, to } = row;
  return { kind, subject, name, component, to, instead, note, codemod };
}

const CLASS_NAME = /Mui[A-Z]\w*-\w+/g;

/** Finds rows by what code names. */
export function createRowLookup({ rows, imports }: UpgradeFile) {
  const toId = (component: string, subject: string, name: string) =>
    `${component} ${subject} ${name}`;
  const byName = new Map(rows.map((row) => [toId(row.component, row.subject, row.name), row]));
  const byClass = new Map(
    rows.flatMap((row) =>
      // A class whose key alone is gone still works, as do those that all components share.
      row.className?.startsWith('Mui-') === false && row.kind !== 'keyRemoved'
        ? [[row.className, row] as const]
        : [],
    ),
  );
  const components = new Map(
    rows.flatMap((row) => (row.subject === 'component' ? [[row.name, row] as const] : [])),
  );
  return {
    find: (component: string, subject: UpgradeRow['subject'], name: string) =>
      byName.get(toId(component, subject, name)),
    /** The classes of rows that a text has by their whole names, such as `MuiButton-containedPrimary`. */
    findClasses: (text: string) =>
      [...text.matchAll(CLASS_NAME)].flatMap(({ 0: name, index: at }) => {
        const row = byClass.get(name);
        return row ? [{ at, end: at + name.length, told: { ...toTold(row), name } }] : [];
      }),
    /** The row of a component by the name that it is exported with. */
    findComponent: (exported: string) => components.get(exported),
    /** The row of a name that a module exports, or of the whole module. */
    findImport: (module: string, exported: string) =>
      imports.find(({ modules, name }) =>
        name === undefined
          ? modules.some((folder) => isIn(module, folder))
          : name === exported && modules.includes(module),
      ),
  };
}
