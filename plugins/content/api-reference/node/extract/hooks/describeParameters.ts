import ts from 'typescript';
import type { ApiProp } from '../../../contract';
import type { Jsdoc } from '../readJsdoc';
import { mergeTypeTexts } from './callbackSignature';
import { describeProperties } from './describeProperties';
import type { HookContext } from './hookContext';
import { plainObjectsOf } from './objectTypes';
import { tidyTypeText } from './tidyTypeText';

/** A parameter with its declarations in all overloads. */
interface CollectedParameter {
  readonly name: string;
  readonly symbols: readonly ts.Symbol[];
  readonly declarations: readonly ts.ParameterDeclaration[];
}

function parameterDeclarationOf(symbol: ts.Symbol): ts.ParameterDeclaration | undefined {
  const declaration = symbol.valueDeclaration;
  return declaration && ts.isParameter(declaration) ? declaration : undefined;
}

/** Destructured parameters have no name. */
function nameOf(symbol: ts.Symbol): string {
  const declaration = parameterDeclarationOf(symbol);
  return declaration && !ts.isIdentifier(declaration.name) ? 'parameters' : symbol.name;
}

function collectParameters(signatures: readonly ts.Signature[]): CollectedParameter[] {
  const symbolsByName = new Map<string, ts.Symbol[]>();
  for (const symbol of signatures.flatMap((signature) => [...signature.parameters])) {
    const name = nameOf(symbol);
    symbolsByName.set(name, [...(symbolsByName.get(name) ?? []), symbol]);
  }
  return [...symbolsByName].map(([name, symbols]) => ({
    name,
    symbols,
    declarations: symbols.flatMap((symbol) => parameterDeclarationOf(symbol) ?? []),
  }));
}

function describeParameter(
  { name, symbols, declarations }: CollectedParameter,
  overloads: number,
  jsdoc: Jsdoc,
  { checker, writer, location }: HookContext,
): ApiProp {
  const nodes = declarations.flatMap(({ type }) => type ?? []);
  const isOptional =
    symbols.length < overloads ||
    declarations.some((declaration) => declaration.questionToken ?? declaration.initializer);
  const [symbol] = symbols;
  const written = mergeTypeTexts(nodes);
  const inferred = symbol
    ? checker.typeToString(checker.getTypeOfSymbolAtLocation(symbol, location), location)
    : 'any';
  const comment = jsdoc.parameters.find((parameter) => parameter.name === name);
  return {
    name,
    type: tidyTypeText(written || inferred),
    muiType: writer.format(symbols.flatMap((each) => writer.membersOfProp(each, location))),
    required: isOptional ? undefined : true,
    description: comment?.description || undefined,
    own: true,
  };
}

/**
 * Describes the parameters of a hook: the properties of its options if that is the only parameter,
 * else each parameter in order.
 */
export function describeParameters(
  signatures: readonly ts.Signature[],
  jsdoc: Jsdoc,
  context: HookContext,
): ApiProp[] {
  const { checker, location } = context;
  if (signatures.every(({ parameters }) => parameters.length <= 1)) {
    const types = signatures.flatMap(({ parameters: [parameter] }) =>
      parameter ? [checker.getTypeOfSymbolAtLocation(parameter, location)] : [],
    );
    const options = plainObjectsOf(checker, types);
    if (options.length > 0) return describeProperties(options, context);
  }
  return collectParameters(signatures).map((parameter) =>
    describeParameter(parameter, signatures.length, jsdoc, context),
  );
}
