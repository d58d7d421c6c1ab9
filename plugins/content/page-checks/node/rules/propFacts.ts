import type { Paragraph, TableCell } from 'mdast';
import { type ApiNames, type NamingPage, ownProps } from '../../../api-links/node';
import type { Report } from '../contentPage';

/** Before and between the values of a prop. */
const TAKES = /^ (?:is|takes|accepts|can be)(?: either)? $/;
const SEPARATOR = /^(?: \((?:the )?default\))?(?:, |,? (?:or|and) )$/;
const IS_A = /^ (?:is|takes) an? (string|number|boolean|function)\b/;
const DEFAULTS_TO = /^ defaults to (\d+|true|false)\b/;

/** The kinds of values that a type has; `undefined` for types that only have a name. */
function kindsOf(type: string): ReadonlySet<string> | undefined {
  if (type.includes('=>')) return new Set(['function']);
  const kinds = type.split('|').map((member) => {
    const text = member.trim();
    if (text === 'string' || /^['"]/.test(text)) return 'string';
    if (text === 'number' || /^-?\d/.test(text)) return 'number';
    return /^(?:boolean|true|false)$/.test(text) ? 'boolean' : undefined;
  });
  return kinds.includes(undefined) ? undefined : new Set(kinds as string[]);
}

/** Reports what a text says of the values, the type and the default of the page's own props, and is not so. */
export function checkPropFacts(
  { children }: Paragraph | TableCell,
  page: NamingPage,
  api: ApiNames,
  report: Report,
): void {
  const textOf = (index: number) => {
    const node = children[index];
    return node?.type === 'text' ? node.value : '';
  };
  const codeOf = (index: number) => {
    const node = children[index];
    return node?.type === 'inlineCode' ? node.value.replace(/^(['"])(.*)\1$/, '$2') : undefined;
  };

  children.forEach((node, index) => {
    if (node.type !== 'inlineCode') return;
    const prop = node.value;
    const found = ownProps(api, page, prop);
    if (found.length === 0) return;

    const values = found.every((each) => each.values) ? found.flatMap((p) => p.values ?? []) : [];
    const listed: string[] = [];
    if (TAKES.test(textOf(index + 1))) {
      for (let at = index + 2; ; at += 2) {
        const value = codeOf(at);
        if (value !== undefined) listed.push(value);
        // The last one follows "or" or "and".
        const isLast = value === undefined || /(?:or|and) $/.test(textOf(at - 1));
        if (isLast || !SEPARATOR.test(textOf(at + 1))) break;
      }
    }
    const unknown = listed.find((value) => !values.includes(value));
    if (unknown !== undefined && listed.some((value) => values.includes(value))) {
      report(
        node,
        `${prop} has no value "${unknown}"; it takes ${[...new Set(values)].join(', ')}.`,
      );
    }

    const [, kind] = IS_A.exec(textOf(index + 1)) ?? [];
    const kinds = found.map(({ type = '' }) => kindsOf(type));
    if (kind !== undefined && kinds.every((each) => each && !each.has(kind))) {
      report(node, `${prop} is no ${kind}; its type is ${found[0]?.type}.`);
    }

    const [, value] = DEFAULTS_TO.exec(textOf(index + 1)) ?? [];
    const defaults = found.flatMap((each) => each.default ?? []);
    if (value !== undefined && defaults.length > 0 && !defaults.includes(value)) {
      report(node, `the default of ${prop} is ${defaults.join(' or ')}, not ${value}.`);
    }
  });
}
