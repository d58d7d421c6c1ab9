/** A type as displayed. */
export interface ReadableType {
  /** Members of the union, in source order. */
  readonly types: readonly string[];
  /** Resolved type, if it tells more than `types`. */
  readonly expanded?: string;
}

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']', '{': '}', '<': '>' };
const QUOTES = '\'"`';

/**
 * Splits a type at a separator outside of brackets and quotes. The result of a function type and a
 * conditional type are not split.
 */
export function splitType(type: string, separator: '|' | ','): string[] {
  const parts: string[] = [];
  const open: string[] = [];
  let start = 0;
  let quote = '';
  let isFunction = false;

  for (let index = 0; index < type.length; index += 1) {
    const character = type[index] ?? '';
    if (quote) {
      if (character === '\\') index += 1;
      else if (character === quote) quote = '';
    } else if (QUOTES.includes(character)) {
      quote = character;
    } else if (character === '=' && type[index + 1] === '>') {
      if (open.length === 0) isFunction = true;
      index += 1;
    } else if (CLOSING[character] !== undefined) {
      open.push(CLOSING[character]);
    } else if (character === open.at(-1)) {
      open.pop();
    } else if (open.length === 0 && character === separator) {
      if (separator === ',' || !isFunction) {
        parts.push(type.slice(start, index));
        start = index + 1;
      }
      if (separator === ',') isFunction = false;
    } else if (open.length === 0 && separator === '|' && type.startsWith(' extends ', index)) {
      return [type.trim()];
    }
  }
  parts.push(type.slice(start));
  return parts.map((part) => part.trim()).filter(Boolean);
}

/** Removes comments, line breaks and module names from a type. */
export function cleanType(type: string): string {
  return type
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/import\("[^"]*"\)\./g, '')
    .replace(/\s+/g, ' ')
    .replace(/([(<]) | ([)>])(?!=)/g, '$1$2')
    .replace(/,([)>])/g, '$1')
    .trim();
}

const withoutParentheses = (member: string) =>
  /^\([^()]*\)$/.test(member) && !member.includes('=>') ? member.slice(1, -1).trim() : member;

function toMembers(type: string): string[] {
  return splitType(type, '|').flatMap((member) => {
    const overridable = /^OverridableStringUnion<([\s\S]+)>$/.exec(member);
    if (overridable) {
      const [union = ''] = splitType(overridable[1] ?? '', ',');
      return [...toMembers(union), 'string'];
    }
    const inner = withoutParentheses(member);
    return inner === member ? [member] : toMembers(inner);
  });
}

const unique = (members: readonly string[]) =>
  [...new Set(members)].filter((member) => member !== 'undefined');

const isLiteral = (member: string) =>
  /^(?:'[^']*'|"[^"]*"|-?\d+(?:\.\d+)?|boolean|string|number|true|false|null)$/.test(member);

/** A name or member access, which tells nothing about its values. */
const isReference = (type: string) => /^[A-Za-z_$][\w$.]*(?:\[[^\]]+\])*$/.test(type);

/** Well-known types, or types that are explained elsewhere on the page. */
const isKnown = (type: string) =>
  /^(?:React\.|JSX\.|SxProps\b|Partial<\w+Classes>|NonNullable<React\.|OverridableStringUnion\b)/.test(
    type,
  );

const toKey = (members: readonly string[]) =>
  unique(members)
    .map((member) => member.replace(/[\s;]+/g, '').replace(/\|undefined\b/g, ''))
    .filter((member) => !['string', 'null', '(string&{})'].includes(member))
    .sort()
    .join('|');

/**
 * Returns the displayed form of a type: as written, split at unions. A reference to a union of
 * literals is replaced by the literals.
 */
export function toReadableType(type: string, expanded?: string): ReadableType {
  const own = cleanType(type);
  const members = unique(toMembers(own));
  if (expanded === undefined || isKnown(own)) return { types: members };

  const resolved = cleanType(expanded).replace(/ \| undefined\b/g, '');
  const resolvedMembers = unique(toMembers(resolved));
  if (/DO_NOT_USE|__html/.test(resolved) || toKey(resolvedMembers) === toKey(members)) {
    return { types: members };
  }
  if (isReference(own) && resolvedMembers.every(isLiteral)) return { types: resolvedMembers };
  return { types: members, expanded: resolved };
}

/** Returns the result of a function type; `undefined` for other types. */
export function toResultType(type: string): string | undefined {
  const text = cleanType(type);
  if (!text.startsWith('(')) return undefined;
  let depth = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === '=' && text[index + 1] === '>') {
      if (depth === 0) return text.slice(index + 2).trim() || undefined;
      index += 1;
    } else if (CLOSING[character] !== undefined) depth += 1;
    else if (')]}>'.includes(character)) depth -= 1;
  }
  return undefined;
}
