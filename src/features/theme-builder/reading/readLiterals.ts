import type { Token } from './tokens';

export type Literal = string | number | boolean | null;

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

const OPENING: Readonly<Record<string, string>> = { '{': '}', '[': ']', '(': ')' };
const CONSTANTS: ReadonlyMap<string, Literal> = new Map<string, Literal>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** Thrown where brackets do not match; the text is no complete object. */
export class IncompleteError extends Error {}

/** Reads the object literal that starts at `tokens[start]`, a `{`. */
export function readLiterals(tokens: readonly Token[], start: number): ReadObject {
  const leaves: Leaf[] = [];
  const others: (readonly string[])[] = [];
  let at = start;

  const is = (value: string, offset = 0) => {
    const token = tokens[at + offset];
    return token !== undefined && token.kind !== 'text' && token.value === value;
  };

  /** Skips to the end of an expression: the next `,` or closing bracket on its level. */
  function skipExpression() {
    const closing: string[] = [];
    for (;;) {
      const token = tokens[at];
      if (!token) throw new IncompleteError();
      if (token.kind === 'other') {
        if (closing.length === 0 && [',', '}', ']', ')'].includes(token.value)) return;
        const opened = OPENING[token.value];
        if (opened) closing.push(opened);
        else if (token.value === closing.at(-1)) closing.pop();
      }
      at += 1;
    }
  }

  /** `blue[500]`, `blue.A400` or `blue`. */
  function readHue(hue: string): HueReference {
    const shade = tokens[at + 2];
    if (is('[', 1) && is(']', 3) && shade && shade.kind !== 'other') {
      at += 4;
      return { hue, shade: String(shade.value) };
    }
    if (is('.', 1) && shade?.kind === 'name') {
      at += 3;
      return { hue, shade: shade.value };
    }
    at += 1;
    return { hue, shade: null };
  }

  /** `['Inter', 'Arial'].join(',')`, as fonts are often written. */
  function readJoined(): string | undefined {
    const words: string[] = [];
    do {
      at += 1;
      const token = tokens[at];
      if (token?.kind !== 'text') break;
      words.push(token.value);
      at += 1;
    } while (is(','));
    const isJoined = is(']') && is('.', 1) && is('join', 2) && is('(', 3) && is(')', 5);
    if (!isJoined) return undefined;
    at += 6;
    return words.join(', ');
  }

  function readSimple(): Literal | HueReference | undefined {
    const token = tokens[at];
    if (token?.kind === 'text' || token?.kind === 'number') {
      at += 1;
      return token.value;
    }
    const following = tokens[at + 1];
    if (is('-') && following?.kind === 'number') {
      at += 2;
      return -following.value;
    }
    if (is('[')) return readJoined();
    if (token?.kind !== 'name') return undefined;
    const constant = CONSTANTS.get(token.value);
    if (constant === undefined) return readHue(token.value);
    at += 1;
    return constant;
  }

  function readValue(place: readonly string[]) {
    if (is('{') && place.length < DEPTH_LIMIT) {
      readObject(place);
    } else {
      const begin = at;
      const value = readSimple();
      const isWhole = () => is(',') || is('}');
      if (value !== undefined && (isWhole() || is('as') || is('satisfies'))) {
        leaves.push({ place, value });
      } else {
        at = begin;
        others.push(place);
      }
    }
    // What follows a value, such as `as const`, changes nothing.
    skipExpression();
  }

  function readProperty(place: readonly string[]) {
    const key = tokens[at];
    const isNamed = key?.kind !== 'other' && is(':', 1);
    if (key && isNamed) {
      at += 2;
      readValue([...place, String(key.value)]);
      return;
    }
    const name = key && key.kind !== 'other' ? String(key.value) : '…';
    others.push([...place, name]);
    skipExpression();
  }

  function readObject(place: readonly string[]) {
    at += 1;
    while (!is('}')) {
      if (!tokens[at]) throw new IncompleteError();
      const begin = at;
      readProperty(place);
      if (is(',')) at += 1;
      // A bracket that closes nothing.
      if (at === begin) throw new IncompleteError();
      if (is(')') || is(']')) throw new IncompleteError();
    }
    at += 1;
  }

  readObject([]);
  return { leaves, others };
}
