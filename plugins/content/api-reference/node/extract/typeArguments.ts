import ts from 'typescript';
import type { ApiProp } from '../../contract';
import { typeNodesOf } from './collectProps';
import { tidyTypeText } from './hooks/tidyTypeText';

const FLAGS =
  ts.TypeFormatFlags.NoTruncation |
  ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope |
  ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType;

/** Returns the names of type parameters in a property's type that are declared outside of it. */
function outerParametersOf(symbol: ts.Symbol, checker: ts.TypeChecker): ReadonlySet<string> {
  const names = new Set<string>();
  for (const node of typeNodesOf(symbol)) {
    const visit = (child: ts.Node): void => {
      const found = ts.isIdentifier(child) ? checker.getSymbolAtLocation(child) : undefined;
      const isOuter = found?.declarations?.every(
        (each) =>
          ts.isTypeParameterDeclaration(each) && (each.pos < node.pos || each.end > node.end),
      );
      if (found && isOuter) names.add(found.name);
      child.forEachChild(visit);
    };
    visit(node);
  }
  return names;
}

/**
 * Names the types that users get where a type as written names a type parameter of an interface,
 * such as `TData[]`, or of one that a component's props extend, such as `TView`. A parameter that may be
 * anything stays, because its name tells more.
 */
export function withTypeArguments(
  prop: ApiProp,
  symbol: ts.Symbol,
  checker: ts.TypeChecker,
  location: ts.Node,
): ApiProp {
  const names = outerParametersOf(symbol, checker);
  if (names.size === 0) return prop;
  const declared = checker.getTypeOfSymbolAtLocation(symbol, location);
  const isNull = ({ flags }: ts.Type) => Boolean(flags & ts.TypeFlags.Null);
  const admitsNull = declared.isUnion() && declared.types.some(isNull);
  const type = admitsNull ? declared : checker.getNonNullableType(declared);
  const [signature] = type.getCallSignatures();
  const isOpen = (text: string) => text.match(/\w+/g)?.some((word) => names.has(word)) ?? false;
  const write = (text: string, known: ts.Type | undefined): string => {
    if (!known || !isOpen(text)) return text;
    const written = tidyTypeText(checker.typeToString(known, location, FLAGS))
      .replace(/(\?: [^,()]+) \| undefined/g, '$1')
      .replace(/ \| undefined$/, '');
    return isOpen(written) || /\b(?:any|unknown)\b/.test(written) ? text : written;
  };
  return {
    ...prop,
    type: write(prop.type, type),
    ...(prop.params && {
      params: prop.params.map((parameter) => {
        const own = signature?.parameters.find(({ name }) => name === parameter.name);
        const known = own && checker.getTypeOfSymbolAtLocation(own, location);
        return { ...parameter, type: write(parameter.type, known) };
      }),
    }),
    ...(prop.returns && {
      returns: { ...prop.returns, type: write(prop.returns.type, signature?.getReturnType()) },
    }),
  };
}
