import path from 'node:path';
import ts from 'typescript';
import {
  exportsOfEntry,
  isFileOfPackage,
  resolveSymbol,
  type ApiProgram,
  type EntryModule,
} from './createApiProgram';

/** A component among a package's exports. */
export interface FoundComponent {
  /** Without `Unstable_`. */
  readonly name: string;
  readonly symbol: ts.Symbol;
  readonly declaration: ts.Declaration;
  readonly type: ts.Type;
  /** Its overloads, or the constructors of a class. */
  readonly signatures: readonly ts.Signature[];
  readonly file: string;
  /** Innermost module that exports it, e.g. `@mui/material/Button`. */
  module: string;
  /** Its export name there: `default` or a name. */
  moduleExport: string;
  /** Its export name in the package; `undefined` if only a folder exports it. */
  readonly packageExport?: string;
}

const COMPONENT_NAME = /^(Unstable_)?[A-Z]\w*$/;
const CONSTANT_NAME = /^[A-Z0-9_]+$/;

function isElementType(checker: ts.TypeChecker, type: ts.Type): boolean {
  const name = (type.aliasSymbol ?? type.symbol)?.name;
  if (name && /^(Element|ReactElement|ReactNode|ReactPortal)$/.test(name)) {
    return true;
  }
  // `ReactNode` loses its alias when `undefined` is added or removed.
  return (
    type.isUnion() &&
    (type.types.every(
      (member) =>
        member.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined) ||
        isElementType(checker, member),
    ) ||
      /ReactNode|Element/.test(checker.typeToString(type)))
  );
}

/**
 * Returns the signatures of a component: of a function that returns an element, or of a class with
 * props. Types such as `React.JSXElementConstructor` are unions of both.
 */
function componentSignatures(checker: ts.TypeChecker, type: ts.Type): ts.Signature[] {
  return (type.isUnion() ? type.types : [type]).flatMap((member) => {
    const calls = member.getCallSignatures();
    return calls.length > 0
      ? calls.filter((signature) => isElementType(checker, signature.getReturnType()))
      : member
          .getConstructSignatures()
          .filter((signature) => signature.getReturnType().getProperty('props'));
  });
}

/** A default export is named after its folder. */
function nameOfExport(symbol: ts.Symbol, entry: EntryModule): string {
  return symbol.name === 'default' ? path.basename(path.dirname(entry.file)) : symbol.name;
}

function readExport(
  { checker, directory }: ApiProgram,
  exported: ts.Symbol,
): Pick<FoundComponent, 'symbol' | 'declaration' | 'type' | 'signatures' | 'file'> | undefined {
  const symbol = resolveSymbol(checker, exported);
  const declaration = symbol.valueDeclaration ?? symbol.declarations?.[0];
  if (
    !(symbol.flags & ts.SymbolFlags.Value) ||
    symbol.flags & ts.SymbolFlags.Enum ||
    !declaration
  ) {
    return undefined;
  }
  const file = declaration.getSourceFile().fileName;
  if (!isFileOfPackage(directory, file)) {
    return undefined;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, declaration);
  const signatures = componentSignatures(checker, type);
  return signatures.length > 0 ? { symbol, declaration, type, signatures, file } : undefined;
}

/** Returns all components that a package exports, sorted by name. */
export function findComponents(api: ApiProgram): FoundComponent[] {
  const found = new Map<string, FoundComponent>();
  for (const entry of api.entries) {
    const isPackage = entry.specifier === api.packageName;
    for (const exported of exportsOfEntry(api, entry)) {
      const exportName = nameOfExport(exported, entry);
      const name = exportName.replace(/^Unstable_/, '');
      if (!COMPONENT_NAME.test(exportName) || CONSTANT_NAME.test(exportName)) {
        continue;
      }
      const known = found.get(name);
      if (known) {
        // The first folder wins over the package and over later folders with the same export.
        if (!isPackage && known.module === api.packageName) {
          known.module = entry.specifier;
          known.moduleExport = exported.name;
        }
        continue;
      }
      const component = readExport(api, exported);
      if (component) {
        found.set(name, {
          ...component,
          name,
          module: entry.specifier,
          moduleExport: exported.name,
          packageExport: isPackage ? exported.name : undefined,
        });
      }
    }
  }
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name));
}
