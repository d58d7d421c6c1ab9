import ts from 'typescript';

/** A prop with all its declarations, which may differ between overloads and union members. */
export interface CollectedProp {
  readonly name: string;
  /** One per overload and union member with the prop, in order. */
  readonly symbols: readonly ts.Symbol[];
  /** Without duplicates, in the order of the symbols. */
  readonly declarations: readonly ts.Declaration[];
  /** Files of the declarations, without duplicates. */
  readonly files: readonly string[];
  /** Whether an overload or union member lacks it. */
  readonly partial: boolean;
}

function membersOf(type: ts.Type): readonly ts.Type[] {
  return type.isUnion() ? type.types : [type];
}

/**
 * Merges the properties of types by name: the props of all overloads of a component, or the options
 * of all overloads of a hook. Includes the properties of all union members, while TypeScript only
 * returns the common ones.
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

/**
 * Returns the types of a component's props or a hook's options, one per overload with a parameter.
 */
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

/** Returns the type nodes of a property, one per declaration with a type. */
export function typeNodesOf({ declarations = [] }: ts.Symbol): ts.TypeNode[] {
  return declarations.flatMap((declaration) =>
    ts.isPropertySignature(declaration) || ts.isPropertyDeclaration(declaration)
      ? (declaration.type ?? [])
      : [],
  );
}

/** Returns the type node of a property, if its first declaration has one. */
export function typeNodeOf({ declarations: [first] = [] }: ts.Symbol): ts.TypeNode | undefined {
  return first && (ts.isPropertySignature(first) || ts.isPropertyDeclaration(first))
    ? first.type
    : undefined;
}
