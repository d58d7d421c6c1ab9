import { bare, keyOf, textOf } from '@site/src/features/pasted-code';
import type { Node, ObjectExpression } from '@babel/types';

type Literal = string | number | boolean | null;

/** A shade of a hue of `@mui/material/colors`; `null` for the whole hue. */
export interface HueReference {
  readonly hue: string;
  readonly shade: string | null;
}

export interface Leaf {
  readonly place: readonly string[];
  readonly value: Literal | HueReference;
}

export interface ReadObject {
  readonly leaves: readonly Leaf[];
  /** Places of what is no literal: functions, calls, spreads. */
  readonly others: readonly (readonly string[])[];
}

/** Levels of objects; what is deeper is not read. */
const DEPTH_LIMIT = 12;

/** `['Inter', 'Arial'].join(',')`, as fonts are often written. */
function joinedText(node: Node): string | undefined {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = node.callee;
  if (object.type !== 'ArrayExpression' || keyOf(property, computed) !== 'join') return undefined;
  const words = object.elements.map(textOf);
  return words.includes(null) ? undefined : words.join(', ');
}

/** What a literal, `teal`, `teal[500]` or `teal.A400` says; `undefined` for other expressions. */
function valueOf(node: Node): Leaf['value'] | undefined {
  switch (node.type) {
    case 'NumericLiteral':
    case 'BooleanLiteral':
      return node.value;
    case 'NullLiteral':
      return null;
    case 'UnaryExpression':
      return node.operator === '-' && node.argument.type === 'NumericLiteral'
        ? -node.argument.value
        : undefined;
    case 'Identifier':
      return { hue: node.name, shade: null };
    case 'MemberExpression': {
      const shade = keyOf(node.property, node.computed);
      return node.object.type === 'Identifier' && shade !== null
        ? { hue: node.object.name, shade }
        : undefined;
    }
    default:
      return textOf(node) ?? joinedText(node);
  }
}

/** Reads an object, whose code is never run. */
export function readLiterals(object: ObjectExpression): ReadObject {
  const leaves: Leaf[] = [];
  const others: (readonly string[])[] = [];

  function readObject({ properties }: ObjectExpression, parent: readonly string[]) {
    for (const property of properties) {
      const key = property.type === 'SpreadElement' ? null : keyOf(property.key, property.computed);
      const place = [...parent, key ?? '…'];
      const isWritten = property.type === 'ObjectProperty' && !property.shorthand && key !== null;
      const node = isWritten ? bare(property.value) : null;
      if (node?.type === 'ObjectExpression' && place.length < DEPTH_LIMIT) {
        readObject(node, place);
      } else {
        const value = node ? valueOf(node) : undefined;
        if (value === undefined) others.push(place);
        else leaves.push({ place, value });
      }
    }
  }

  readObject(object, []);
  return { leaves, others };
}
