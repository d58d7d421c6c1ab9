import path from 'node:path';
import type ts from 'typescript';
import {
  exportsOfEntry,
  isFileOfPackage,
  resolveSymbol,
  type ApiProgram,
} from '../createApiProgram';
import type { FoundComponent } from '../findComponents';

/** A hook as found in a package's exports; like a component it is a function that is exported. */
export type FoundHook = FoundComponent;

/** The folders that have hooks: their own ones, and those of the components they belong to. */
export const HOOK_FOLDERS = /^(unstable_|Unstable_)?([A-Z]|use[A-Z])/;

function readExport(
  { checker, directory }: ApiProgram,
  exported: ts.Symbol,
): Pick<FoundHook, 'symbol' | 'declaration' | 'type' | 'signatures' | 'file'> | undefined {
  const symbol = resolveSymbol(checker, exported);
  const declaration = symbol.valueDeclaration;
  const file = declaration?.getSourceFile().fileName;
  if (!declaration || file === undefined || !isFileOfPackage(directory, file)) {
    return undefined;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signatures = type.getCallSignatures();
  return signatures.length > 0 ? { symbol, declaration, type, signatures, file } : undefined;
}

/**
 * The hooks of these names that a package exports, in the order of the names; those it does not
 * export are left out. `unstable_useModal` is called `useModal`.
 */
export function findHooks(api: ApiProgram, names: readonly string[]): FoundHook[] {
  const found = new Map<string, FoundHook>();
  const packageExports = new Map<string, string>();
  for (const entry of api.entries) {
    const isPackage = entry.specifier === api.packageName;
    for (const exported of exportsOfEntry(api, entry)) {
      const name = exported.name.replace(/^unstable_/, '');
      if (!names.includes(name)) continue;
      if (isPackage) packageExports.set(name, exported.name);
      const hook = readExport(api, exported);
      if (!hook) continue;
      const known = found.get(name);
      const isItsFolder = hook.file.startsWith(path.dirname(entry.file) + path.sep);
      // Other folders may export it again, and the package does.
      if (!known || known.module === api.packageName || (!isPackage && isItsFolder)) {
        found.set(name, { ...hook, name, module: entry.specifier, moduleExport: exported.name });
      }
    }
  }
  return names.flatMap((name) => {
    const hook = found.get(name);
    return hook ? [{ ...hook, packageExport: packageExports.get(name) }] : [];
  });
}
