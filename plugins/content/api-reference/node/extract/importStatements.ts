import type { FoundComponent } from './findComponents';

/** Returns the import statement of an interface. */
export const typeImportOf = (name: string, specifier: string) =>
  `import type { ${name} } from '${specifier}';`;

function importOf(exported: string, name: string, specifier: string): string {
  if (exported === 'default') {
    return `import ${name} from '${specifier}';`;
  }
  const binding = exported === name ? name : `${exported} as ${name}`;
  return `import { ${binding} } from '${specifier}';`;
}

/** Returns the import statements of a component: from its folder first, then from the package. */
export function importStatementsOf(
  { name, module, moduleExport, packageExport }: FoundComponent,
  packageName: string,
): string[] {
  return [
    ...(module === packageName ? [] : [importOf(moduleExport, name, module)]),
    // The libraries' own reference lists this one for all components, even where it does not exist.
    importOf(packageExport ?? name, name, packageName),
  ];
}
