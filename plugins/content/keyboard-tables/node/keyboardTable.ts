import { roles } from 'aria-query';
import type { PhrasingContent, Table, TableCell } from 'mdast';
import type { KeyboardRow, KeyboardTables, RoleRow } from '../contract';

/** Elements that a `.keyboard.ts` file is shown by. */
export const TABLE_ELEMENTS = ['Keyboard', 'Roles'] as const;
export type TableElement = (typeof TABLE_ELEMENTS)[number];

/** Translates a text of a file, or a heading such as `key`. */
export type Translate = (text: string) => string;

const code = (value: string): PhrasingContent => ({ type: 'inlineCode', value });

/** Text with inline code. */
const words = (text: string): PhrasingContent[] =>
  text
    .split('`')
    .map((part, index): PhrasingContent => (index % 2 ? code(part) : { type: 'text', value: part }))
    .filter((node) => 'value' in node && node.value !== '');

const join = (parts: readonly PhrasingContent[][], separator: string): PhrasingContent[] =>
  parts.flatMap((part, index) => (index ? [...words(separator), ...part] : part));

const cell = (children: PhrasingContent[]): TableCell => ({ type: 'tableCell', children });

function table(columns: readonly string[], rows: readonly PhrasingContent[][][]): Table {
  return {
    type: 'table',
    children: [columns.map(words), ...rows].map((cells) => ({
      type: 'tableRow',
      children: cells.map(cell),
    })),
  };
}

/** The keys that a row names; none if a text describes them. */
export function keysOf({ keys }: KeyboardRow): readonly string[] {
  return typeof keys === 'string' ? [keys] : 'words' in keys ? [] : keys;
}

/** `Ctrl + A` as two keys. */
const keyNodes = (key: string) =>
  join(
    key.split(' + ').map((name) => [code(name)]),
    ' + ',
  );

/** The columns of all rows, in order of appearance; none if no row tells them apart. */
const columnsOf = (rows: readonly KeyboardRow[]) => [
  ...new Set(rows.flatMap((row) => ('in' in row ? Object.keys(row.in) : []))),
];

/** All texts that a translation of the tables contains, once each. */
export function textsOf({ keyboard = [], roles: roleRows = [] }: KeyboardTables): string[] {
  const effects = keyboard.flatMap((row) => ('in' in row ? Object.values(row.in) : [row]));
  const words = keyboard.flatMap(({ keys }) =>
    typeof keys === 'object' && 'words' in keys ? [keys.words] : [],
  );
  const texts = [
    ...columnsOf(keyboard),
    ...words,
    ...effects.map(({ does }) => does),
    ...roleRows.map(({ means }) => means),
  ];
  return [...new Set(texts)];
}

/** The demos that the steps of the tables are in, besides the one that the file is named after. */
export function demosOf({ keyboard = [], roles: roleRows = [] }: KeyboardTables): string[] {
  const effects = keyboard.flatMap((row) => ('in' in row ? Object.values(row.in) : [row]));
  const steps = [
    ...effects.flatMap(({ walk, rtl = [] }) => [...walk, ...rtl]),
    ...roleRows.flatMap(({ after = [] }) => after),
  ];
  return [...new Set(steps.flatMap(({ in: demo }) => demo ?? []))];
}

function keyboardTable(rows: readonly KeyboardRow[], translate: Translate): Table {
  const columns = columnsOf(rows);
  const effects = (row: KeyboardRow) =>
    'in' in row ? columns.map((name) => row.in[name]?.does) : [row.does];
  return table(
    [translate('key'), ...(columns.length ? columns : ['result']).map(translate)],
    rows.map((row) => [
      typeof row.keys === 'object' && 'words' in row.keys
        ? words(translate(row.keys.words))
        : join(keysOf(row).map(keyNodes), ', '),
      ...effects(row).map((text) => words(text === undefined ? '–' : translate(text))),
    ]),
  );
}

const stateCode = ([name, value]: readonly [string, string]) => [
  code(value === '…' ? name : `${name}="${value}"`),
];

function roleTable(rows: readonly RoleRow[], translate: Translate): Table {
  return table(
    ['role', 'meaning', 'name', 'states'].map(translate),
    rows.map(({ role, name, states = {}, means }) => [
      [code(role)],
      words(translate(means)),
      words(name ?? '–'),
      Object.keys(states).length ? join(Object.entries(states).map(stateCode), ', ') : words('–'),
    ]),
  );
}

/**
 * Creates the table of `<Keyboard>` or `<Roles>`.
 * @throws one sentence if there are no rows, a row tells forms apart and another does not, or a role is unknown.
 */
export function toKeyboardTable(
  element: TableElement,
  { keyboard = [], roles: roleRows = [] }: KeyboardTables,
  translate: Translate,
): Table {
  const field = element === 'Keyboard' ? 'keyboard' : 'roles';
  if ((element === 'Keyboard' ? keyboard : roleRows).length === 0) {
    throw new Error(`\`${field}\` has no rows; add one, or remove <${element}>.`);
  }
  if (element === 'Keyboard') {
    const plain = keyboard.find((row) => !('in' in row));
    if (plain && columnsOf(keyboard).length > 0) {
      const keys = keysOf(plain).join(', ') || 'without keys';
      throw new Error(`the row ${keys} has no columns as the others do; give it \`in\`.`);
    }
    return keyboardTable(keyboard, translate);
  }
  const unknown = roleRows.find(({ role }) => !roles.has(role));
  if (unknown) {
    throw new Error(
      `"${unknown.role}" is no ARIA role; correct it (w3.org/TR/wai-aria/#role_definitions).`,
    );
  }
  return roleTable(roleRows, translate);
}
