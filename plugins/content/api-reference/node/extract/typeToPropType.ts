import ts from 'typescript';
import { typeNodeOf } from './collectProps';
import { resolveSymbol } from './createApiProgram';
import { sortUnionMembers } from './sortUnionMembers';

/** Larger or more deeply nested objects become `object`. */
const MAX_SHAPE_MEMBERS = 50;
const MAX_DEPTH = 3;

/** Props whose objects are described elsewhere on the page, or are meaningless when expanded. */
const OPAQUE_PROPS =
  /^(theme|ownerState|slots|slotProps|localeText)$|classes$|(?<!^components)Props$/i;

/** Responsive values are `object` in prop types, since themes may add breakpoints. */
const BREAKPOINT = /^(xs|sm|md|lg|xl)$/;

const SX = ['Array<func | object | bool>', 'func', 'object'];

/** Types with a name in the vocabulary, by qualified name. */
const NAMED_TYPES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/(^|\.)(JSX\.Element|ReactElement)$/, ['element']],
  [/^React\.(ElementType|JSXElementConstructor|ComponentType)$/, ['elementType']],
  [/^React\.ReactNode$/, ['node', 'undefined']],
  [/^(HTML)?Element$/, ['HTML element']],
  [/^RegExp$/, ['RegExp']],
  [/^Date$/, ['Date']],
  [/(^|\.)SxProps$/, SX],
];

/** The same by name in the source: types of optional props lose their aliases. */
const NAMED_NODES: readonly (readonly [RegExp, readonly string[]])[] = [
  [/^(React\.)?(ElementType|JSXElementConstructor|ComponentType)$/, ['elementType']],
  [/^(React\.)?ReactElement$/, ['element']],
  [/^SxProps$/, SX],
];

function nameOf(type: ts.Type): string | undefined {
  return (type.aliasSymbol ?? type.symbol)?.name;
}

function isNullish(member: string): boolean {
  return member === 'undefined' || member === 'null';
}

/** Converts TypeScript types to prop-types vocabulary, for props without prop types. */
export class PropTypeWriter {
  constructor(private readonly checker: ts.TypeChecker) {}

  /**
   * Returns the members of a prop's type, including `undefined` and `null`.
   * @param location Location for type queries, e.g. the component's declaration.
   */
  membersOfProp(symbol: ts.Symbol, location: ts.Node, seen: readonly ts.Type[] = []): string[] {
    const optional = symbol.flags & ts.SymbolFlags.Optional ? ['undefined'] : [];
    const node = typeNodeOf(symbol);
    const reference = node && ts.isTypeReferenceNode(node) ? node.typeName.getText() : undefined;
    const named =
      reference === undefined ? undefined : NAMED_NODES.find(([name]) => name.test(reference));
    if (named) {
      return [...named[1], ...optional];
    }
    const type = this.checker.getTypeOfSymbolAtLocation(symbol, location);
    const members = this.membersOf(type, symbol.name, location, seen);
    const any = node && this.isOverridable(node) && !members.includes('string') ? ['string'] : [];
    return [...members, ...any, ...optional];
  }

  /** Joins members, without `undefined` and `null`. */
  format(members: readonly string[]): string {
    const present = members.filter((member) => !isNullish(member));
    const isBoolean = present.includes('true') && present.includes('false');
    return sortUnionMembers(
      isBoolean
        ? [...present.filter((member) => member !== 'true' && member !== 'false'), 'bool']
        : present,
    ).join(' | ');
  }

  private membersOf(
    type: ts.Type,
    name: string,
    location: ts.Node,
    seen: readonly ts.Type[],
  ): string[] {
    if (seen.includes(type)) {
      return ['object'];
    }
    const symbol = type.aliasSymbol ?? type.symbol;
    const qualified = symbol
      ? this.checker
          .getFullyQualifiedName(symbol)
          .replace(/^global\./, '')
          .replace(/^".*"\./, '')
      : '';
    const named = NAMED_TYPES.find(([pattern]) => pattern.test(qualified));
    if (named) {
      return [...named[1]];
    }
    if (this.checker.isArrayType(type) || this.checker.isTupleType(type)) {
      const items = this.checker
        .getTypeArguments(type as ts.TypeReference)
        .flatMap((item) => this.membersOf(item, name, location, seen));
      const text = this.format(items);
      return [text === 'any' || text === '' ? 'array' : `Array<${text}>`];
    }
    if (type.isUnion()) {
      return this.membersOfUnion(type, name, location, seen);
    }
    return this.primitive(type) ?? this.composite(type, name, location, seen);
  }

  private membersOfUnion(
    type: ts.UnionType,
    name: string,
    location: ts.Node,
    seen: readonly ts.Type[],
  ): string[] {
    const names = type.types.map(nameOf);
    // A union with `ReactNode` contains its members instead.
    const isNode = names.includes('Iterable') && names.includes('ReactElement');
    const isPartOfNode = (member: ts.Type): boolean =>
      /^(Iterable|ReactElement|ReactPortal)$/.test(nameOf(member) ?? '') ||
      (member.flags &
        (ts.TypeFlags.String |
          ts.TypeFlags.Number |
          ts.TypeFlags.BooleanLiteral |
          ts.TypeFlags.BigInt)) !==
        0;
    const rest = isNode ? type.types.filter((member) => !isPartOfNode(member)) : type.types;
    return [
      ...(isNode ? ['node'] : []),
      ...rest.flatMap((member) => this.membersOf(member, name, location, seen)),
    ];
  }

  private primitive(type: ts.Type): string[] | undefined {
    const { flags } = type;
    if (flags & (ts.TypeFlags.String | ts.TypeFlags.TemplateLiteral)) return ['string'];
    if (flags & ts.TypeFlags.Number) return ['number'];
    if (flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Void)) return ['undefined'];
    if (flags & ts.TypeFlags.Null) return ['null'];
    if (flags & (ts.TypeFlags.Any | ts.TypeFlags.Unknown)) return ['any'];
    if (type.isStringLiteral()) return [`'${type.value}'`];
    if (type.isNumberLiteral()) return [String(type.value)];
    if (flags & (ts.TypeFlags.BooleanLiteral | ts.TypeFlags.EnumLiteral)) {
      return [this.checker.typeToString(type)];
    }
    return undefined;
  }

  private composite(
    type: ts.Type,
    name: string,
    location: ts.Node,
    seen: readonly ts.Type[],
  ): string[] {
    if (type.isIntersection()) {
      // `string & {}` has all methods of a string.
      const primitive = type.types.map((member) => this.primitive(member)).find(Boolean);
      if (primitive) {
        return primitive;
      }
    }
    const { flags } = type;
    if (
      flags &
      (ts.TypeFlags.TypeParameter | ts.TypeFlags.IndexedAccess | ts.TypeFlags.Conditional)
    ) {
      const constraint = this.checker.getBaseConstraintOfType(type);
      return constraint && constraint !== type && nameOf(constraint) !== '__type'
        ? this.membersOf(constraint, name, location, [...seen, type])
        : ['any'];
    }
    if (type.getCallSignatures().length > 0 || type.getConstructSignatures().length > 0) {
      return ['func'];
    }
    return [this.shape(type, name, location, seen)];
  }

  private shape(type: ts.Type, name: string, location: ts.Node, seen: readonly ts.Type[]): string {
    const properties = this.checker.getPropertiesOfType(type).filter((p) => p.name !== 'ref');
    const isOpaque =
      OPAQUE_PROPS.test(name) ||
      properties.length === 0 ||
      properties.length > MAX_SHAPE_MEMBERS ||
      seen.length > MAX_DEPTH ||
      properties.every((property) => BREAKPOINT.test(property.name)) ||
      // Symbol keys: an iterable or similar.
      properties.some((property) => property.name.startsWith('__@'));
    if (isOpaque) {
      return 'object';
    }
    const fields = [...properties]
      .sort((a, b) => a.name.localeCompare(b.name))
      .map((property) => {
        const members = this.membersOfProp(property, location, [...seen, type]);
        const isOptional = members.some((m) => isNullish(m) || m === 'HTML element');
        return `${property.name}${isOptional ? '?' : ''}: ${this.format(members)}`;
      });
    return `{ ${fields.join(', ')} }`;
  }

  /** Whether themes may extend the literals of a type, so that any string is possible. */
  private isOverridable(node: ts.TypeNode, depth = 0): boolean {
    if (depth > MAX_DEPTH) {
      return false;
    }
    if (ts.isUnionTypeNode(node)) {
      return node.types.some((member) => this.isOverridable(member, depth));
    }
    if (ts.isTypeReferenceNode(node)) {
      if (node.typeName.getText() === 'OverridableStringUnion') {
        return true;
      }
      const symbol = this.checker.getSymbolAtLocation(node.typeName);
      const declaration = symbol && resolveSymbol(this.checker, symbol).declarations?.[0];
      return (
        !node.typeArguments &&
        declaration !== undefined &&
        ts.isTypeAliasDeclaration(declaration) &&
        this.isOverridable(declaration.type, depth + 1)
      );
    }
    if (
      ts.isIndexedAccessTypeNode(node) &&
      ts.isLiteralTypeNode(node.indexType) &&
      ts.isStringLiteral(node.indexType.literal)
    ) {
      const object = this.checker.getTypeFromTypeNode(node.objectType);
      const property = object.getProperty(node.indexType.literal.text);
      const propertyNode = property && typeNodeOf(property);
      return propertyNode !== undefined && this.isOverridable(propertyNode, depth + 1);
    }
    return false;
  }
}
