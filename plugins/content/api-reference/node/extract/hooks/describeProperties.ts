import ts from 'typescript';
import type { ApiProp } from '../../../contract';
import { chooseJsdoc } from '../chooseJsdoc';
import { collectProps, typeNodesOf, type CollectedProp } from '../collectProps';
import { expandedTypeOf, typeTextOf } from '../describeType';
import { isNative } from '../ownership';
import { defaultOf, deprecationOf, isIgnored, seeOf, type Jsdoc } from '../readJsdoc';
import { callbackSignatureOf, mergeTypeTexts } from './callbackSignature';
import { sortProps } from '../sortProps';
import type { HookContext } from './hookContext';
import { tidyExpanded, tidyTypeText } from './tidyTypeText';

/** Returns the declarations of a function type's signatures. */
export function signatureDeclarationsOf(type: ts.Type): ts.SignatureDeclaration[] {
  return type
    .getCallSignatures()
    .flatMap(({ declaration }) =>
      declaration && !ts.isJSDocSignature(declaration) ? [declaration] : [],
    );
}

/** Returns the first comment of a function's signatures, with the longest list of parameters. */
export function readSignaturesJsdoc(signatures: readonly ts.SignatureDeclaration[]): Jsdoc {
  const first = chooseJsdoc(signatures, () => true);
  const parameters = signatures
    .map((signature) => chooseJsdoc([signature], () => true).parameters)
    .reduce((longest, each) => (each.length > longest.length ? each : longest), first.parameters);
  return { ...first, parameters };
}

/** Returns the comment of a property, or of its function type. */
function jsdocOf(
  declarations: readonly ts.Declaration[],
  signatures: readonly ts.SignatureDeclaration[],
): Jsdoc {
  const own = chooseJsdoc(declarations, () => true);
  const hasText = own.description !== '' || own.tags.size > 0;
  return hasText ? own : readSignaturesJsdoc(signatures);
}

function describeProperty(
  { name, symbols, declarations, partial }: CollectedProp,
  { checker, writer, location }: HookContext,
): ApiProp | undefined {
  const [symbol] = symbols;
  if (!symbol) return undefined;
  const declared = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, location));
  const signatures = signatureDeclarationsOf(declared);
  const jsdoc = jsdocOf(declarations, signatures);
  const isOptional = partial || symbols.some(({ flags }) => flags & ts.SymbolFlags.Optional);
  // The scale of an axis is declared once for each of its values.
  const nodes = typeNodesOf(symbol);
  const type = tidyTypeText(
    nodes.length > 1 ? mergeTypeTexts(nodes) : typeTextOf(checker, symbol, location),
  );
  const members = symbols.flatMap((each) => writer.membersOfProp(each, location));
  return {
    name,
    type,
    expanded: tidyExpanded(expandedTypeOf(checker, symbol, location, type), type),
    muiType: writer.format(members),
    required: isOptional ? undefined : true,
    default: defaultOf(jsdoc),
    // The libraries document members that are marked as internal, too.
    description: jsdoc.description || jsdoc.tags.get('internal') || undefined,
    deprecated: deprecationOf(jsdoc),
    ...callbackSignatureOf(jsdoc, signatures),
    see: seeOf(jsdoc),
    own: true,
    hidden: isIgnored(jsdoc) ? true : undefined,
  };
}

/**
 * Describes the properties of an object over all overloads: required ones first, then by name.
 * Attributes that only the native element declares are omitted.
 */
export function describeProperties(types: readonly ts.Type[], context: HookContext): ApiProp[] {
  const collected = [...collectProps(context.checker, types).values()].filter(
    ({ files }) => files.length === 0 || !isNative(files),
  );
  return sortProps(collected.flatMap((property) => describeProperty(property, context) ?? []));
}
