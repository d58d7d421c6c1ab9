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

const WHITE_SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\n]|\\.)*"/y;
const OTHER_VALUE = /-?\d[\d.eE+-]*|true|false|null/y;

/**
 * Parses JSON with line numbers and reports duplicate keys; `JSON.parse` does neither. Throws
 * `JsonSyntaxError`.
 */
export function parseJson(source: string): JsonNode {
  let position = 0;
  const path: string[] = [];

  // Counts incrementally, since the position only grows.
  let counted = { position: 0, line: 1 };
  function line(): number {
    const breaks = source.slice(counted.position, position).split('\n').length - 1;
    counted = { position, line: counted.line + breaks };
    return counted.line;
  }

  function match(pattern: RegExp): string | undefined {
    pattern.lastIndex = position;
    const found = pattern.exec(source)?.[0];
    position += found?.length ?? 0;
    return found;
  }

  /** Skips white space and returns the next character. */
  function peek(): string | undefined {
    match(WHITE_SPACE);
    return source[position];
  }

  function take(character: string): boolean {
    const found = peek() === character;
    position += found ? 1 : 0;
    return found;
  }

  function fail(expected: string): never {
    const next = peek();
    if (next === '\uFEFF') {
      const message = 'the file begins with a byte-order mark; save it as UTF-8 without one';
      throw new JsonSyntaxError(message, 1, []);
    }
    const found = next === undefined ? 'the end of the file' : `'${next}'`;
    throw new JsonSyntaxError(`expected ${expected}, found ${found}`, line(), [...path]);
  }

  function parseString(expected: string): string {
    peek();
    const start = position;
    const literal = match(STRING) ?? fail(expected);
    try {
      return JSON.parse(literal) as string;
    } catch {
      position = start;
      throw new JsonSyntaxError(`${literal} is not a valid JSON string`, line(), [...path]);
    }
  }

  function parseMember(): JsonMember {
    peek();
    const start = line();
    const name = parseString('a key in double quotes');
    path.push(name);
    if (!take(':')) {
      fail("':' after the key");
    }
    const value = parseValue();
    path.pop();
    return { name, line: start, value };
  }

  /** Parses a comma-separated list between brackets. */
  function parseAll<Item>(open: string, close: string, parseItem: () => Item): Item[] {
    take(open);
    const items: Item[] = [];
    if (take(close)) {
      return items;
    }
    do {
      items.push(parseItem());
    } while (take(','));
    if (!take(close)) {
      fail(`',' or '${close}'`);
    }
    return items;
  }

  function parseValue(): JsonNode {
    const next = peek();
    const start = line();
    if (next === '{') {
      return { type: 'object', line: start, members: parseAll('{', '}', parseMember) };
    }
    if (next === '[') {
      parseAll('[', ']', parseValue);
      return { type: 'other', line: start, description: 'a list' };
    }
    const other = match(OTHER_VALUE);
    return other === undefined
      ? { type: 'string', line: start, text: parseString('a value') }
      : { type: 'other', line: start, description: other };
  }

  const root = parseValue();
  if (peek() !== undefined) {
    fail('the end of the file');
  }
  return root;
}
