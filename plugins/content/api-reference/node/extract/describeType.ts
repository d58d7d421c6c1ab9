import ts from 'typescript';
import { typeNodeOf } from './collectProps';

/** Longer types are not helpful. */
const MAX_EXPANDED_LENGTH = 400;
/** Maximum number of union members to expand, for speed and length. */
const MAX_EXPANDED_MEMBERS = 40;

/** Well-known names, or names whose members tell nothing. */
const KNOWN_NAMES =
  /^(React\.|JSX\.|Partial$|Array$|ReadonlyArray$|Record$|SxProps$|Date$|RegExp$|(HTML|SVG)\w*Element$|Element$|Event$|\w*Event$|Theme$|\w*Theme$)/;

/** Returns the type on one line: as written, or printed by TypeScript if it is not declared. */
export function typeTextOf(checker: ts.TypeChecker, symbol: ts.Symbol, location: ts.Node): string {
  const text = typeNodeOf(symbol)
    ?.getText()
    .replace(/\s*\n\s*/g, ' ')
    .replace(/^\| /, '')
    .trim();
  if (text) {
    return text;
  }
  const type = checker.getTypeOfSymbolAtLocation(symbol, location);
  const flags =
    ts.TypeFormatFlags.NoTruncation | ts.TypeFormatFlags.UseAliasDefinedOutsideCurrentScope;
  return checker.typeToString(type, location, flags).replace(/ \| undefined$/, '');
}

function isAlias(node: ts.TypeNode): boolean {
  return (
    ts.isIndexedAccessTypeNode(node) ||
    (ts.isTypeReferenceNode(node) && !KNOWN_NAMES.test(node.typeName.getText())) ||
    (ts.isUnionTypeNode(node) && node.types.some(isAlias))
  );
}

function isWritable(checker: ts.TypeChecker, type: ts.Type): boolean {
  if (type.isUnion()) {
    return (
      type.types.length <= MAX_EXPANDED_MEMBERS &&
      type.types.every((member) => isWritable(checker, member))
    );
  }
  const isObject = (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) !== 0;
  return !isObject || checker.getPropertiesOfType(type).length <= MAX_EXPANDED_MEMBERS;
}

/**
 * Returns a type with resolved aliases, if it was written as an alias and its members tell more.
 */
export function expandedTypeOf(
  checker: ts.TypeChecker,
  symbol: ts.Symbol,
  location: ts.Node,
  text: string,
): string | undefined {
  const node = typeNodeOf(symbol);
  if (!node || !isAlias(node)) {
    return undefined;
  }
  const type = checker.getNonNullableType(checker.getTypeOfSymbolAtLocation(symbol, location));
  if (!isWritable(checker, type)) {
    return undefined;
  }
  const expanded = checker.typeToString(
    type,
    location,
    ts.TypeFormatFlags.NoTruncation |
      ts.TypeFormatFlags.InTypeAlias |
      ts.TypeFormatFlags.UseSingleQuotesForStringLiteralType,
  );
  return expanded !== text && expanded.length < MAX_EXPANDED_LENGTH ? expanded : undefined;
}
