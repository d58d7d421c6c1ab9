import {
  getLocation,
  parseTree,
  printParseErrorCode,
  type Node,
  type ParseError,
} from 'jsonc-parser';

/** A JSON value with its line number. Arrays, numbers, booleans and null have their type only. */
export type JsonNode =
  | { readonly type: 'object'; readonly line: number; readonly members: readonly JsonMember[] }
  | { readonly type: 'string'; readonly line: number; readonly text: string }
  | { readonly type: 'other'; readonly line: number; readonly description: string };

export interface JsonMember {
  readonly name: string;
  readonly line: number;
  readonly value: JsonNode;
}

/** Invalid JSON, with the line and the path of keys (`['a', 'b']`). */
export class JsonSyntaxError extends Error {
  readonly line: number;
  readonly path: readonly string[];

  constructor(message: string, line: number, path: readonly string[]) {
    super(message);
    this.name = 'JsonSyntaxError';
    this.line = line;
    this.path = path;
  }
}

const EXPECTED: Readonly<Record<string, string>> = {
  PropertyNameExpected: 'a key in double quotes',
  ColonExpected: "':' after the key",
  CommaExpected: "',' or '}'",
  CloseBraceExpected: "',' or '}'",
  CloseBracketExpected: "',' or ']'",
  EndOfFileExpected: 'the end of the file',
};

function describe(source: string, { error, offset, length }: ParseError): string {
  const kind = printParseErrorCode(error);
  if (source.startsWith('\uFEFF')) {
    return 'the file begins with a byte-order mark; save it as UTF-8 without one';
  }
  if (/Escape|Unicode|Character/.test(kind)) {
    return `${source.slice(offset, offset + length)} is not a valid JSON string`;
  }
  const found = offset < source.length ? `'${source[offset]}'` : 'the end of the file';
  return `expected ${EXPECTED[kind] ?? 'a value'}, found ${found}`;
}

/**
 * Parses JSON with line numbers and keeps duplicate keys; `JSON.parse` does neither. Throws
 * `JsonSyntaxError`.
 */
export function parseJson(source: string): JsonNode {
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { disallowComments: true });
  // Counts incrementally, since the nodes are visited in their order.
  let counted = { offset: 0, line: 1 };
  function lineOf(offset: number): number {
    const breaks = source.slice(counted.offset, offset).split('\n').length - 1;
    counted = { offset, line: counted.line + breaks };
    return counted.line;
  }

  function toNode({ type, offset, length, children = [], value }: Node): JsonNode {
    const line = lineOf(offset);
    if (type === 'object') return { type, line, members: children.flatMap(toMember) };
    if (type === 'string') return { type, line, text: String(value) };
    const description = type === 'array' ? 'a list' : source.slice(offset, offset + length);
    return { type: 'other', line, description };
  }

  const toMember = ({ offset, children: [key, value] = [] }: Node): JsonMember[] =>
    key && value ? [{ name: String(key.value), line: lineOf(offset), value: toNode(value) }] : [];

  const [error] = errors;
  if (error) {
    const path = getLocation(source, error.offset).path.filter((name) => typeof name === 'string');
    // Between two keys, the object is at fault.
    const isBetween = /Comma|Brace|PropertyName/.test(printParseErrorCode(error.error));
    const keys = isBetween || path.at(-1) === '' ? path.slice(0, -1) : path;
    throw new JsonSyntaxError(describe(source, error), lineOf(error.offset), keys);
  }
  if (!root) throw new JsonSyntaxError('expected a value, found nothing', 1, []);
  return toNode(root);
}
