import path from 'node:path';
import type ts from 'typescript';
import {
  exportsOfEntry,
  isFileOfPackage,
  resolveSymbol,
  type ApiProgram,
} from '../createApiProgram';
import type { FoundComponent } from '../findComponents';

/** A hook among a package's exports; an exported function, like a component. */
export type FoundHook = FoundComponent;

/** Folders that contain hooks: their own, and those of their components. */
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
 * Returns the named hooks that a package exports, in the order of `names`. `unstable_useModal` is
 * named `useModal`.
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
      // The package and other folders may export it again.
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
