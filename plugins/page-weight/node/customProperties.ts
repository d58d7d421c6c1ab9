import type { AtRule, Declaration, Root, Rule } from 'postcss';

/** Names of custom properties in text that is no style sheet, such as scripts. */
export interface Mentions {
  has(property: string): boolean;
}

const PROPERTY = /--[\w-]+/g;
const WHOLE_VALUE_KEYWORD = /^(?:inherit|initial|revert|revert-layer|unset)$/i;
// `data-theme` is an attribute of `html` alone.
const ROOT_SELECTOR = /^(?:(?::root|html)(?:\[[^\]]*\])*|(?:\[data-theme[^\]]*\])+)$/;
const PLAIN_ROOT_SELECTOR = /^(?::root|html)$/;

/**
 * Finds the custom properties that texts name. One that ends with `-` stands for all that begin with
 * it: scripts put names together.
 */
export function findMentions(texts: Iterable<string>): Mentions {
  const names = new Set<string>();
  for (const text of texts) for (const [name] of text.matchAll(PROPERTY)) names.add(name);
  const starts = [...names].filter((name) => /\w-$/.test(name));
  return {
    has: (property) => names.has(property) || starts.some((start) => property.startsWith(start)),
  };
}

/** Where the `var()` that begins at `start` ends. */
function endOfFunction(value: string, start: number): number {
  let depth = 0;
  let quote = '';
  for (let index = start; index < value.length; index += 1) {
    const character = value.charAt(index);
    if (character === '\\') index += 1;
    else if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')' && --depth === 0) return index + 1;
  }
  return value.length;
}

/** The properties that a value refers to, one for each `var()`. */
function referencesOf(value: string): string[] {
  return [...value.matchAll(/var\(\s*(--[\w-]+)/gi)].map(([, name = '']) => name);
}

/**
 * Puts `replacement` in the place of each `var()` of a property, with its fallback. What stands
 * beside it stays a token of its own, as it does when a browser puts in the value.
 */
export function replaceReferences(value: string, property: string, replacement: string): string {
  const reference = new RegExp(`var\\(\\s*${property}(?![\\w-])`, 'gi');
  let result = '';
  let from = 0;
  for (let match = reference.exec(value); match; match = reference.exec(value)) {
    const end = endOfFunction(value, match.index);
    result += value.slice(from, match.index);
    if (/[^\s(,/*]$/.test(result)) result += ' ';
    result += replacement;
    if (/^[^\s),/*]/.test(value.slice(end))) result += ' ';
    from = end;
    reference.lastIndex = end;
  }
  return result + value.slice(from);
}

interface Entry {
  readonly declaration: Declaration;
  readonly sheet: string;
  readonly isLayered: boolean;
  /** In a media query or another condition. */
  readonly isConditional: boolean;
  /** It can only apply to the root element. */
  readonly isOfRoot: boolean;
  /** It always applies to the root element. */
  readonly isAlwaysOfRoot: boolean;
}

function toEntry(declaration: Declaration, sheet: string): Entry {
  const atRules: string[] = [];
  for (let node = declaration.parent?.parent; node && node.type !== 'root'; node = node.parent) {
    atRules.push(node.type === 'atrule' ? (node as AtRule).name : node.type);
  }
  const isConditional = atRules.some((name) => name !== 'layer');
  const { parent } = declaration;
  const selectors = parent?.type === 'rule' ? (parent as Rule).selectors : [];
  return {
    declaration,
    sheet,
    isLayered: atRules.includes('layer'),
    isConditional,
    isOfRoot:
      selectors.length > 0 &&
      !declaration.important &&
      selectors.every((selector) => ROOT_SELECTOR.test(selector)),
    isAlwaysOfRoot:
      !isConditional &&
      !declaration.important &&
      selectors.some((selector) => PLAIN_ROOT_SELECTOR.test(selector)),
  };
}

/** All declarations of custom properties, and all that refer to one, kept up to date. */
class PropertyTable {
  readonly #entries = new Map<string, Set<Entry>>();
  readonly #users = new Map<string, Set<Declaration>>();
  readonly #others = new Set<string>();

  constructor(sheets: ReadonlyMap<string, Root>) {
    for (const [sheet, root] of sheets) {
      root.walkDecls((declaration) => {
        if (declaration.prop.startsWith('--')) {
          this.entriesOf(declaration.prop).add(toEntry(declaration, sheet));
        }
        this.#addUser(declaration);
      });
      // Style queries, registered properties.
      root.walkAtRules(({ params }) => {
        for (const [name] of params.matchAll(PROPERTY)) this.#others.add(name);
      });
    }
  }

  get properties(): string[] {
    return [...this.#entries.keys()];
  }

  entriesOf(property: string): Set<Entry> {
    const entries = this.#entries.get(property) ?? new Set<Entry>();
    this.#entries.set(property, entries);
    return entries;
  }

  usersOf(property: string): Set<Declaration> {
    const users = this.#users.get(property) ?? new Set<Declaration>();
    this.#users.set(property, users);
    return users;
  }

  /** Whether something else than a declaration is about it. */
  isNamedElsewhere(property: string): boolean {
    return this.#others.has(property);
  }

  #addUser(declaration: Declaration) {
    for (const name of referencesOf(declaration.value)) this.usersOf(name).add(declaration);
  }

  #removeUser(declaration: Declaration) {
    for (const name of referencesOf(declaration.value)) this.usersOf(name).delete(declaration);
  }

  setValue(declaration: Declaration, value: string) {
    this.#removeUser(declaration);
    declaration.value = value;
    this.#addUser(declaration);
  }

  remove(entry: Entry) {
    const { declaration } = entry;
    this.#removeUser(declaration);
    this.entriesOf(declaration.prop).delete(entry);
    let node = declaration.parent as AtRule | Rule | undefined;
    declaration.remove();
    // An empty layer still has its place among the others.
    while (node?.nodes?.length === 0 && !(node.type === 'atrule' && node.name === 'layer')) {
      const parent = node.parent as AtRule | undefined;
      node.remove();
      node = parent;
    }
  }
}

/** Declarations in a layer that one outside of the layers always wins against. */
function removeOverridden(table: PropertyTable) {
  for (const property of table.properties) {
    const entries = [...table.entriesOf(property)];
    for (const entry of entries) {
      const isOverridden = entries.some(
        (other) => !other.isLayered && other.isAlwaysOfRoot && other.sheet === entry.sheet,
      );
      if (isOverridden && entry.isLayered && entry.isOfRoot) table.remove(entry);
    }
  }
}

function removeUnused(table: PropertyTable, mentions: Mentions): string[] {
  const removed: string[] = [];
  const queue = table.properties;
  for (let property = queue.pop(); property !== undefined; property = queue.pop()) {
    const entries = table.entriesOf(property);
    const isUsed =
      table.usersOf(property).size > 0 ||
      table.isNamedElsewhere(property) ||
      mentions.has(property);
    if (isUsed || entries.size === 0) continue;
    removed.push(property);
    for (const entry of [...entries]) {
      const references = referencesOf(entry.declaration.value);
      table.remove(entry);
      queue.push(...references);
    }
  }
  return removed;
}

/** The one declaration of a property whose value is the same everywhere. */
function constantEntry(
  table: PropertyTable,
  property: string,
  shared: ReadonlySet<string>,
  mentions: Mentions,
): Entry | undefined {
  const isSetBySheets = (name: string) => !table.isNamedElsewhere(name) && !mentions.has(name);
  const [entry, ...others] = table.entriesOf(property);
  if (!entry || others.length > 0 || !entry.isOfRoot || !entry.isAlwaysOfRoot) return undefined;
  if (!shared.has(entry.sheet) || !isSetBySheets(property)) return undefined;
  const value = entry.declaration.value.trim();
  if (value === '' || WHOLE_VALUE_KEYWORD.test(value)) return undefined;
  // The root element's value of what it refers to must be that of every element.
  const isSame = referencesOf(value).every((name) => {
    const ofName = [...table.entriesOf(name)];
    return ofName.length > 0 && ofName.every(({ isOfRoot }) => isOfRoot) && isSetBySheets(name);
  });
  return isSame ? entry : undefined;
}

/** Puts constant values where they are used, if that is no longer than the reference. */
function inlineConstants(
  table: PropertyTable,
  shared: ReadonlySet<string>,
  mentions: Mentions,
): string[] {
  const inlined: string[] = [];
  for (let isChanged = true; isChanged;) {
    isChanged = false;
    for (const property of table.properties) {
      const users = [...table.usersOf(property)];
      const entry = constantEntry(table, property, shared, mentions);
      if (!entry || users.length === 0 || users.includes(entry.declaration)) continue;
      const value = entry.declaration.value.trim();
      const uses = users
        .flatMap((user) => referencesOf(user.value))
        .filter((name) => name === property);
      if (uses.length > 1 && value.length > `var(${property})`.length) continue;
      for (const user of users) {
        table.setValue(user, replaceReferences(user.value, property, value));
      }
      table.remove(entry);
      inlined.push(property);
      isChanged = true;
    }
  }
  return inlined;
}

/**
 * Simplifies the custom properties of style sheets without a change to what any element looks like:
 * removes declarations that others always win against and properties that nothing uses, and puts
 * constants in the place of references to them. Changes `sheets`; returns the properties that are
 * gone.
 * @param shared The names of the sheets that every page has.
 * @param mentions What scripts, and style sheets that are not changed, name: these stay.
 */
export function simplifyCustomProperties(
  sheets: ReadonlyMap<string, Root>,
  shared: ReadonlySet<string>,
  mentions: Mentions,
): ReadonlySet<string> {
  const table = new PropertyTable(sheets);
  removeOverridden(table);
  return new Set([...removeUnused(table, mentions), ...inlineConstants(table, shared, mentions)]);
}
