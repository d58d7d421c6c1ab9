import ts from 'typescript';

/** A prop with all places that declare it: overloads and members of unions may do so differently. */
export interface CollectedProp {
  readonly name: string;
  /** One for each overload and member of a union that has the prop, in their order. */
  readonly symbols: readonly ts.Symbol[];
  /** Without duplicates, in the symbols' order. */
  readonly declarations: readonly ts.Declaration[];
  /** The files of the declarations, without duplicates. */
  readonly files: readonly string[];
  /** Whether some overload or member of a union lacks it. */
  readonly partial: boolean;
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/**
 * Merges the properties of types by name: of the props of each overload of a component, or of the
 * options of each overload of a hook. The properties of a union are those of all its members, while
 * TypeScript itself gives only those in common.
 */
export function collectProps(
  checker: ts.TypeChecker,
  types: readonly ts.Type[],
): ReadonlyMap<string, CollectedProp> {
  const members = types.flatMap(membersOf);
  const symbolsByName = new Map<string, ts.Symbol[]>();
  for (const member of members) {
    for (const symbol of checker.getPropertiesOfType(member)) {
      const symbols = symbolsByName.get(symbol.name);
      if (symbols) {
        symbols.push(symbol);
      } else {
        symbolsByName.set(symbol.name, [symbol]);
      }
    }
  }
  return new Map(
    [...symbolsByName].map(([name, symbols]): [string, CollectedProp] => {
      const declarations = [...new Set(symbols.flatMap((symbol) => symbol.declarations ?? []))];
      const files = [
        ...new Set(declarations.map((declaration) => declaration.getSourceFile().fileName)),
      ];
      const partial = symbols.length < members.length;
      return [name, { name, symbols, declarations, files, partial }];
    }),
  );
}

/** The types of a component's props, or of a hook's options: one for each overload that takes any. */
export function typesOfFirstParameter(
  checker: ts.TypeChecker,
  signatures: readonly ts.Signature[],
  location: ts.Node,
): ts.Type[] {
  return signatures.flatMap(({ parameters: [parameter] }) =>
    parameter
      ? [checker.getTypeOfSymbolAtLocation(parameter, parameter.valueDeclaration ?? location)]
      : [],
  );
}

/** The type as its author wrote it, where the property is declared with one. */
export function typeNodeOf(symbol: ts.Symbol): ts.TypeNode | undefined {
  const declaration = symbol.declarations?.[0];
  return declaration &&
    (ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration))
    ? declaration.type
    : undefined;
}
