import type { FoundComponent } from './findComponents';

function importOf(exported: string, name: string, specifier: string): string {
  if (exported === 'default') {
    return `import ${name} from '${specifier}';`;
  }
  const binding = exported === name ? name : `${exported} as ${name}`;
  return `import { ${binding} } from '${specifier}';`;
}

/** How a component is imported: from its folder first, then from the package as a whole. */
export function importStatementsOf(
  { name, module, moduleExport, packageExport }: FoundComponent,
  packageName: string,
): string[] {
  return [
    ...(module === packageName ? [] : [importOf(moduleExport, name, module)]),
    // The libraries' own reference gives this one for all components, even where it is missing.
    importOf(packageExport ?? name, name, packageName),
  ];
}
