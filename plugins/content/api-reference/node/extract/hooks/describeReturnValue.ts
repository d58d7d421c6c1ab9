import ts from 'typescript';
import type { ApiProp } from '../../../contract';
import type { Jsdoc } from '../readJsdoc';
import { mergeTypeTexts } from './callbackSignature';
import { describeProperties } from './describeProperties';
import type { HookContext } from './hookContext';
import { plainObjectsOf } from './objectTypes';
import { tidyExpanded, tidyTypeText } from './tidyTypeText';

const MAX_EXPANDED_LENGTH = 400;

interface Kind {
  readonly name: string;
  readonly muiType: string;
}

const ANYTHING: Kind = { name: 'value', muiType: 'any' };

/** Returns the kind of a type as one word. */
function kindOf(checker: ts.TypeChecker, type: ts.Type): Kind {
  if (checker.isTupleType(type)) return { name: 'tuple', muiType: 'array' };
  if (checker.isArrayType(type)) return { name: 'array', muiType: 'array' };
  if (type.getCallSignatures().length > 0) return { name: 'function', muiType: 'func' };
  if (type.flags & ts.TypeFlags.BooleanLike || checker.typeToString(type) === 'boolean') {
    return { name: 'boolean', muiType: 'bool' };
  }
  if (type.flags & ts.TypeFlags.StringLike) return { name: 'string', muiType: 'string' };
  if (type.flags & ts.TypeFlags.NumberLike) return { name: 'number', muiType: 'number' };
  return ANYTHING;
}

/** Returns the common kind of all overloads. */
function commonKindOf(checker: ts.TypeChecker, types: readonly ts.Type[]): Kind {
  const [first = ANYTHING, ...others] = types.map((type) => kindOf(checker, type));
  return others.every(({ name }) => name === first.name) ? first : ANYTHING;
}

function isNothing({ flags }: ts.Type): boolean {
  return (flags & (ts.TypeFlags.Void | ts.TypeFlags.Undefined | ts.TypeFlags.Never)) !== 0;
}

/** Resolves the types of all overloads; nothing if the result is too long. */
function expandAll(types: readonly ts.Type[], { checker, location }: HookContext) {
  const texts = types.map((type) =>
    checker.typeToString(
      type,
      location,
      ts.TypeFormatFlags.NoTruncation |
        ts.TypeFormatFlags.InTypeAlias |
        ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
    ),
  );
  const expanded = [...new Set(texts)].join(' | ');
  return expanded.length < MAX_EXPANDED_LENGTH ? expanded : undefined;
}

function describeWhole(
  signatures: readonly ts.Signature[],
  jsdoc: Jsdoc,
  context: HookContext,
): ApiProp[] {
  const { checker, location } = context;
  const types = signatures
    .map((signature) => signature.getReturnType())
    .filter((type) => !isNothing(type));
  const [first] = types;
  if (!first) return [];
  const present = types.map((type) => checker.getNonNullableType(type));
  const nodes = signatures.flatMap(({ declaration }) =>
    declaration && !ts.isJSDocSignature(declaration) ? (declaration.type ?? []) : [],
  );
  const type = tidyTypeText(mergeTypeTexts(nodes) || checker.typeToString(first, location));
  const isCertain =
    types.length === signatures.length && present.every((each, index) => each === types[index]);
  return [
    {
      ...commonKindOf(checker, present),
      type,
      expanded: tidyExpanded(expandAll(present, context), type),
      required: isCertain ? true : undefined,
      description: jsdoc.returns?.description || undefined,
      own: true,
    },
  ];
}

/**
 * Describes the return value of a hook: the properties of an object, else one row with its kind,
 * e.g. `tuple`. Empty if it returns nothing.
 */
export function describeReturnValue(
  signatures: readonly ts.Signature[],
  jsdoc: Jsdoc,
  context: HookContext,
): ApiProp[] {
  const objects = plainObjectsOf(
    context.checker,
    signatures.map((signature) => signature.getReturnType()),
  );
  return objects.length > 0
    ? describeProperties(objects, context)
    : describeWhole(signatures, jsdoc, context);
}
