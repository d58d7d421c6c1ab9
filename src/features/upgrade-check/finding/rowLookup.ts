import type {
  ChangedImport,
  UpgradeFile,
  UpgradeRow,
} from '@site/plugins/content/api-reference/contract';

export interface RowLookup {
  readonly find: (
    component: string,
    subject: UpgradeRow['subject'],
    name: string,
  ) => UpgradeRow | undefined;
  /** The row of a class by its whole name, such as `MuiButton-containedPrimary`. */
  readonly findClass: (className: string) => UpgradeRow | undefined;
  /** The row of a component by the name that it is exported with. */
  readonly findComponent: (exported: string) => UpgradeRow | undefined;
  /** The row of a name that a module exports, or of the whole module. */
  readonly findImport: (module: string, exported: string) => ChangedImport | undefined;
}

const isIn = (module: string, folder: string) =>
  module === folder || module.startsWith(`${folder}/`);

export function createRowLookup({ rows, imports }: UpgradeFile): RowLookup {
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
    find: (component, subject, name) => byName.get(toId(component, subject, name)),
    findClass: (className) => byClass.get(className),
    findComponent: (exported) => components.get(exported),
    findImport: (module, exported) =>
      imports.find(({ modules, name }) =>
        name === undefined
          ? modules.some((folder) => isIn(module, folder))
          : name === exported && modules.includes(module),
      ),
  };
}
