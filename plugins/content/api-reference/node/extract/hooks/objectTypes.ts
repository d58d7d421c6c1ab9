import ts from 'typescript';

/**
 * Whether a type is an object to describe by its properties: not a function, array, or DOM class.
 */
function isPlainObject(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) {
    return type.types.every((member) => isPlainObject(checker, member));
  }
  return (
    (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0 &&
    !checker.isArrayType(type) &&
    !checker.isTupleType(type) &&
    type.getCallSignatures().length === 0 &&
    type.getConstructSignatures().length === 0 &&
    !(type.symbol && type.symbol.flags & ts.SymbolFlags.Class) &&
    checker.getPropertiesOfType(type).length > 0
  );
}

/**
 * Returns the objects among the types, without `undefined` and `null`; empty if one is not an
 * object.
 */
export function plainObjectsOf(checker: ts.TypeChecker, types: readonly ts.Type[]): ts.Type[] {
  const present = types.map((type) => checker.getNonNullableType(type));
  return present.every((type) => isPlainObject(checker, type)) ? present : [];
}
