import path from 'node:path';
import ts from 'typescript';
import type { ApiProp } from '../../contract';
import type { ChosenProp } from './chooseProps';
import { typeNodeOf } from './collectProps';
import { isFileOfPackage } from './createApiProgram';
import { expandedTypeOf, typeTextOf } from './describeType';
import type { ExtractionContext } from './extractionContext';
import type { FoundComponent } from './findComponents';
import { formatPropType, isRequired } from './formatPropType';
import { isNative, pathInPackages } from './ownership';
import { defaultOf, deprecationOf, seeOf } from './readJsdoc';
import type { PropTypeHint } from './readPropTypes';
import { sortProps } from './sortProps';
import { withTypeArguments } from './typeArguments';

/** Omits `false` from the JSON. */
function flag(value: boolean): true | undefined {
  return value ? true : undefined;
}

/**
 * Returns the prop type at the origin of an inherited prop, which is more precise than its type,
 * and cheaper.
 */
function hintOfOrigin(
  { name, files }: ChosenProp,
  { propTypes }: ExtractionContext,
): PropTypeHint | undefined {
  for (const file of files) {
    const hint = propTypes.hintsOf(file, path.basename(file, '.d.ts'))?.get(name);
    if (hint) {
      return hint;
    }
  }
  return undefined;
}

/** Returns the members of a prop's type over all its declarations. */
function membersOf(
  { name, symbols }: ChosenProp,
  component: FoundComponent,
  { writer }: ExtractionContext,
): string[] {
  const first = symbols[0];
  const text = first && typeNodeOf(first)?.getText();
  // For these props, overloads differ in other respects than the type.
  const isSame =
    name === 'component' || name === 'children' || text === 'React.ReactNode' || text === 'boolean';
  return (isSame ? symbols.slice(0, 1) : symbols).flatMap((symbol) =>
    writer.membersOfProp(symbol, component.declaration, [component.type]),
  );
}

/** `React.ReactNode` includes `undefined`, so `children` without a question mark is optional. */
function isOptionalByTypes(
  { partial, symbols }: ChosenProp,
  component: FoundComponent,
  { api: { checker }, rules }: ExtractionContext,
): boolean {
  const admitsNothing = (symbol: ts.Symbol): boolean => {
    const type = checker.getTypeOfSymbolAtLocation(symbol, component.declaration);
    const nothing = ts.TypeFlags.Undefined | ts.TypeFlags.Null;
    return (type.isUnion() ? type.types : [type]).some(({ flags }) => flags & nothing);
  };
  return (
    partial ||
    symbols.some(({ flags }) => flags & ts.SymbolFlags.Optional) ||
    (!rules.requiredByQuestionMark && symbols.some(admitsNothing))
  );
}

/**
 * Returns the file that declares a prop: relative to the package, or its import path in another
 * package.
 */
function originOf(prop: ChosenProp, directory: string): string {
  // Attributes that a component redeclares are declared by React first.
  const file = prop.files.find((candidate) => !isNative([candidate])) ?? '';
  return isFileOfPackage(directory, file) ? path.relative(directory, file) : pathInPackages(file);
}

function describeProp(
  prop: ChosenProp,
  component: FoundComponent,
  context: ExtractionContext,
): ApiProp | undefined {
  const [symbol] = prop.symbols;
  if (!symbol) {
    return undefined;
  }
  const { checker, directory } = context.api;
  const { name, jsdoc, own } = prop;
  const type = typeTextOf(checker, symbol, component.declaration);
  const hint = prop.hint ?? (own ? undefined : hintOfOrigin(prop, context));
  // A prop that is required by another component may be optional here.
  const isOptional =
    own && hint && !context.rules.requiredByQuestionMark
      ? !isRequired(hint.expression)
      : isOptionalByTypes(prop, component, context);
  const written = own && context.rules.namesRefs && /^React\.Ref</.test(type) ? 'ref' : undefined;
  const muiType = hint
    ? formatPropType(hint.expression)
    : name === 'component'
      ? 'elementType'
      : (written ?? context.writer.format(membersOf(prop, component, context)));
  // Only the component's own comment counts: a newer release of another package may deprecate what
  // the component took over from it.
  const isOutdated = own && prop.hint?.jsdoc.description && !prop.hint.jsdoc.tags.has('deprecated');
  const described: ApiProp = {
    name,
    type,
    expanded: own ? expandedTypeOf(checker, symbol, component.declaration, type) : undefined,
    muiType,
    required: flag(!isOptional),
    default: defaultOf(jsdoc),
    description: jsdoc.description || undefined,
    deprecated: isOutdated ? undefined : deprecationOf(jsdoc),
    params: jsdoc.parameters.length > 0 ? jsdoc.parameters : undefined,
    returns: jsdoc.returns,
    see: seeOf(jsdoc),
    own,
    hidden: flag(prop.hidden),
    from: own ? undefined : originOf(prop, directory),
  };
  return own && context.rules.resolvesTypeParameters
    ? withTypeArguments(described, symbol, checker, component.declaration)
    : described;
}

/**
 * Describes a component's props, and the inherited ones if the extraction lists them. Without
 * native attributes.
 */
export function describeProps(
  props: readonly ChosenProp[],
  component: FoundComponent,
  context: ExtractionContext,
): ApiProp[] {
  return sortProps(
    props
      .filter(({ own, native }) => own || (context.inherited && !native))
      .flatMap((prop) => describeProp(prop, component, context) ?? []),
  );
}
