/** Sections of API pages by their former ids. */
const RENAMED_SECTIONS: Readonly<Record<string, string>> = {
  css: 'classes',
  'component-name': 'theme-default-props',
};

/** Rows of API tables: the component, the table, and the name of a prop, class or slot. */
const ROW = /^(?:(.+)-)?(props?|css|class(?:es)?|slots?)-(.+)$/i;

/** Ids of rows name props in one way, and classes and slots in two. */
const isProp = (table: string) => /^prop/i.test(table);

/** Returns the words of an id in singular: `ButtonGroups` has those of `button-group`. */
const wordsOf = (id: string): readonly string[] =>
  id
    .replace(/([a-z\d])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .filter((word) => word !== '' && word !== 'unstyled')
    .map((word) => word.replace(/(?<=..[^s])s$/, ''));

/** Ids with equal keys differ in case, hyphens or plurals only. */
const keyOf = (words: readonly string[]) => words.join('');
const isSame = (a: string, b: string) => keyOf(wordsOf(a)) === keyOf(wordsOf(b));

/** `MuiButton-root` is the class of `root`. */
const toClassKey = (name: string) => name.slice(name.lastIndexOf('-') + 1);

function findRow(asked: string, ids: readonly string[]): string | undefined {
  const [, component, table, name = ''] = ROW.exec(asked) ?? [];
  return ids.find((id) => {
    const [, ownComponent = '', ownTable = '', ownName = ''] = ROW.exec(id) ?? [];
    if (ownName === '' || (component && !isSame(component, ownComponent))) return false;
    if (table === undefined) return isProp(ownTable) && ownName === asked;
    if (isProp(table) !== isProp(ownTable)) return false;
    return isSame(ownName, name) || (!isProp(table) && toClassKey(ownName) === toClassKey(name));
  });
}

function findSection(asked: string, ids: readonly string[]): string | undefined {
  const words = wordsOf(asked);
  if (words.length === 0) return undefined;
  const sections = ids.map((id) => ({ id, words: wordsOf(id) }));
  const find = (part: readonly string[]) =>
    sections.find((section) => keyOf(section.words) === keyOf(part));
  const found =
    find(words) ??
    sections.find((section) => keyOf(section.words.slice(0, words.length)) === keyOf(words)) ??
    words.map((_, index) => find(words.slice(index))).find((section) => section !== undefined);
  return found?.id;
}

/**
 * Finds what an old link meant among the ids of its page: the same id in another case or number, a
 * former name of a section or row of an API page, or a longer or shorter id.
 */
export function findAnchor(asked: string, ids: readonly string[]): string | undefined {
  const renamed = Object.entries(RENAMED_SECTIONS).reduce(
    (id, [old, current]) => id.replace(new RegExp(`(?<=^|-)${old}$`, 'i'), current),
    asked,
  );
  const rows = ids.filter((id) => ROW.test(id));
  const sections = ids.filter((id) => !ROW.test(id));
  return findRow(asked, rows) ?? findSection(renamed, sections);
}
