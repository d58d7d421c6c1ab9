import { BUILD_TIME_GROUPS } from '../buildTimeGroups';
import { JsonSyntaxError, parseJson, type JsonMember } from '../../../common/json/parseJson';

/** A problem of a dictionary file, with location. */
export interface DictionaryProblem {
  readonly file: string;
  readonly line: number;
  /** Dot path of the text or group; empty for the whole file. */
  readonly key: string;
  readonly message: string;
}

/** A text of a dictionary file, with location. */
export interface DictionaryText {
  readonly key: string;
  /** Top-level group, e.g. `settings`. */
  readonly group: string;
  readonly text: string;
  readonly line: number;
}

export interface ParsedDictionary {
  readonly file: string;
  readonly texts: readonly DictionaryText[];
  /** Line of every top-level group, including empty ones. */
  readonly groups: ReadonlyMap<string, number>;
  readonly problems: readonly DictionaryProblem[];
}

/** Parses a dictionary file. Never throws; problems are in `problems`. */
export function parseDictionary(source: string, file: string): ParsedDictionary {
  const texts: DictionaryText[] = [];
  const groups = new Map<string, number>();
  const problems: DictionaryProblem[] = [];

  function report(line: number, path: readonly string[], message: string): void {
    problems.push({ file, line, key: path.join('.'), message });
  }

  function readGroup(members: readonly JsonMember[], parents: readonly string[]): void {
    const firstLines = new Map<string, number>();
    for (const { name, line, value } of members) {
      const path = [...parents, name];
      // The path starts with the group, so it is never empty.
      const group = path[0] ?? name;
      const firstLine = firstLines.get(name);
      if (firstLine !== undefined) {
        report(line, path, `the key is written twice, first on line ${firstLine}`);
      }
      firstLines.set(name, firstLine ?? line);
      if (name.includes('.') && !BUILD_TIME_GROUPS.includes(group)) {
        report(line, path, 'a key must not contain a dot');
      }
      if (parents.length === 0) {
        groups.set(name, line);
      }
      if (value.type === 'object') {
        readGroup(value.members, path);
      } else if (value.type === 'other') {
        report(value.line, path, `expected a text, found ${value.description}`);
      } else if (parents.length === 0) {
        report(value.line, path, 'expected a group of texts, found a text');
      } else if (value.text.trim() === '') {
        report(value.line, path, 'the text is empty');
      } else {
        texts.push({ key: path.join('.'), group, text: value.text, line: value.line });
      }
    }
  }

  try {
    const root = parseJson(source);
    if (root.type === 'object') {
      readGroup(root.members, []);
    } else {
      report(root.line, [], 'expected groups of texts in braces');
    }
  } catch (error) {
    if (!(error instanceof JsonSyntaxError)) {
      throw error;
    }
    report(error.line, error.path, `invalid JSON, ${error.message}`);
  }
  return { file, texts, groups, problems };
}
