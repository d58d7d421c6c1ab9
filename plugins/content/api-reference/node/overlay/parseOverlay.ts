import {
  JsonSyntaxError,
  parseJson,
  type JsonMember,
  type JsonNode,
} from '../../../../common/json/parseJson';
import { toTextName, type ApiOverlay, type OverlayText } from './overlay';

/** A problem of an overlay file, with location and fix. */
export interface OverlayProblem {
  readonly file: string;
  readonly line: number;
  /** Name of the text or group; empty for the whole file. */
  readonly key: string;
  readonly message: string;
}

export interface ParsedOverlay {
  readonly file: string;
  readonly overlay: ApiOverlay;
  /** Line of each text, by name. */
  readonly lines: ReadonlyMap<string, number>;
  readonly problems: readonly OverlayProblem[];
}

/** Allowed content: a text, certain names, or arbitrary names with the same shape below. */
type Shape = 'text' | { readonly names: ReadonlyMap<string, Shape> } | { readonly each: Shape };

const names = (shapes: Readonly<Record<string, Shape>>): Shape => ({
  names: new Map(Object.entries(shapes)),
});

const SLOT = names({ description: 'text' });
const CLASS = names({ description: 'text', deprecated: 'text' });
const PROP = names({
  description: 'text',
  deprecated: 'text',
  params: { each: 'text' },
  returns: 'text',
});
const FILE = names({
  description: 'text',
  deprecated: 'text',
  props: { each: PROP },
  slots: { each: SLOT },
  classes: { each: CLASS },
  parameters: { each: PROP },
  returnValue: { each: PROP },
});

const TEXT_KEYS: readonly string[] = ['text', 'source', 'english'];
const SOURCE = /^[0-9a-f]{8}$/;
const EXPECTED_TEXT = 'expected { "text": "…" }';

/** Parses an overlay file. Never throws; problems are in `problems`. */
export function parseOverlay(content: string, file: string): ParsedOverlay {
  const overlay = new Map<string, OverlayText>();
  const lines = new Map<string, number>();
  const problems: OverlayProblem[] = [];

  function report(line: number, path: readonly string[], message: string): void {
    problems.push({ file, line, key: path.join('.'), message });
  }

  function findNames(members: readonly JsonMember[], path: readonly string[]) {
    const found = new Map<string, JsonMember>();
    for (const member of members) {
      const first = found.get(member.name);
      if (first === undefined) {
        found.set(member.name, member);
      } else {
        const message = `the key is written twice, first on line ${first.line}; remove one`;
        report(member.line, [...path, member.name], message);
      }
    }
    return found;
  }

  function readText(node: JsonNode, path: readonly string[]): void {
    if (node.type !== 'object') {
      report(node.line, path, `${EXPECTED_TEXT}, found ${describe(node)}`);
      return;
    }
    const strings = new Map<string, string>();
    const found = findNames(node.members, path);
    for (const [name, { line, value }] of found) {
      if (!TEXT_KEYS.includes(name)) {
        report(line, [...path, name], `unknown key; there are ${TEXT_KEYS.join(', ')}`);
      } else if (value.type === 'string') {
        strings.set(name, value.text);
      } else {
        report(line, [...path, name], `expected a text, found ${describe(value)}`);
      }
    }
    if (!found.has('text')) {
      report(node.line, path, `"text" is missing; ${EXPECTED_TEXT}`);
    }
    const source = strings.get('source');
    if (source !== undefined && !SOURCE.test(source)) {
      const line = found.get('source')?.line ?? node.line;
      report(line, [...path, 'source'], 'expected 8 hex digits; remove it and accept the file');
    }
    lines.set(toTextName(path), found.get('text')?.line ?? node.line);
    overlay.set(toTextName(path), {
      path,
      text: strings.get('text') ?? '',
      source,
      english: strings.get('english'),
    });
  }

  function read(node: JsonNode, shape: Shape, path: readonly string[]): void {
    if (shape === 'text') {
      readText(node, path);
      return;
    }
    if (node.type !== 'object') {
      report(node.line, path, `expected names in braces, found ${describe(node)}`);
      return;
    }
    for (const [name, { line, value }] of findNames(node.members, path)) {
      const below = 'each' in shape ? shape.each : shape.names.get(name);
      if (below !== undefined) {
        read(value, below, [...path, name]);
      } else if ('names' in shape) {
        const expected = [...shape.names.keys()].join(', ');
        report(line, [...path, name], `unknown key; there are ${expected}`);
      }
    }
  }

  try {
    read(parseJson(content), FILE, []);
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) {
      throw error;
    }
    report(error.line, error.path, `invalid JSON, ${error.message}`);
  }
  return { file, overlay, lines, problems };
}

function describe(node: JsonNode): string {
  switch (node.type) {
    case 'object':
      return 'an object';
    case 'string':
      return 'a text';
    case 'other':
      return node.description;
  }
}

/** Formats problems as one message, a line each: file, line, key, problem. */
export function describeOverlayProblems(problems: readonly OverlayProblem[]): string {
  const lines = problems.map(({ file, line, key, message }) =>
    [`${file}:${line}`, key && `${key}:`, message].filter(Boolean).join(' '),
  );
  return ['The translations of the API cannot be used:', ...lines].join('\n  ');
}
