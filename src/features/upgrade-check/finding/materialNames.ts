import type { UpgradeFile, UpgradeRow } from '@site/plugins/content/api-reference/contract';

/** What a name of the code stands for in Material UI. */
export type MaterialName =
  | { readonly kind: 'component'; readonly component: string }
  /** An object of classes, such as `buttonClasses`. */
  | { readonly kind: 'classes'; readonly component: string }
  /** `import * as Mui`. */
  | { readonly kind: 'namespace'; readonly module: string };

const PACKAGE = '@mui/material';

/** Folders of other builds, which have the same modules. */
const BUILD_FOLDER = /^(?:node|esm|modern|legacy)(?=\/|$)\/?/;

/** The path of a module within Material UI, empty for its index; null for one of others. */
export function materialPath(module: string): string | null {
  if (module !== PACKAGE && !module.startsWith(`${PACKAGE}/`)) return null;
  return module
    .slice(PACKAGE.length + 1)
    .replace(BUILD_FOLDER, '')
    .replace(/(?:^|\/)index(?:\.js)?$/, '')
    .replace(/\.js$/, '');
}

export interface MaterialNames {
  /** What an export of a module stands for; `default` is the name of the default export. */
  readonly ofExport: (module: string, exported: string) => MaterialName | null;
  /** What a name stands for that the code does not declare. */
  readonly ofUndeclared: (name: string) => MaterialName | null;
}

const classesName = (component: string) =>
  `${component.charAt(0).toLowerCase()}${component.slice(1)}Classes`;

/** Reads the names of the components, former ones too, from the rows. */
export function createMaterialNames({ rows }: Pick<UpgradeFile, 'rows'>): MaterialNames {
  const formerOf = ({ subject, kind, component, name }: UpgradeRow) =>
    subject === 'component' && kind === 'renamed' ? [[name, component] as const] : [];
  const components = new Map([
    ...rows.map(({ component }) => [component, component] as const),
    ...rows.flatMap(formerOf),
  ]);
  const classes = new Map(
    [...components.values()].map((component) => [classesName(component), component]),
  );

  const ofName = (name: string): MaterialName | null => {
    const component = components.get(name);
    if (component !== undefined) return { kind: 'component', component };
    const styled = classes.get(name);
    return styled === undefined ? null : { kind: 'classes', component: styled };
  };

  return {
    ofExport(module, exported) {
      const path = materialPath(module);
      if (path === null) return null;
      // `@mui/material/Button/buttonClasses` exports by default what its file is called.
      return ofName(exported === 'default' ? (path.split('/').at(-1) ?? '') : exported);
    },
    ofUndeclared: ofName,
  };
}
