import { stripTrailingSlashes } from './paths';

/** The parts of a navigation entry that name it. */
export interface TitledEntry {
  readonly pathname: string;
  readonly title?: string;
  readonly subheader?: string;
}

const toPascalCase = (words: string) =>
  words.replace(/(?:^|-)([^-])/g, (_match, first: string) => first.toUpperCase());

const upperCaseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The key of an entry's label in the dictionary's `pages` group. */
export function toTitleKey({ pathname, subheader }: TitledEntry): string {
  return subheader ?? stripTrailingSlashes(pathname);
}

/**
 * The English title of an entry: its own, else derived from the last segment of its subheader or
 * pathname (spec §2: split on hyphens). API pages get the name of the component or hook. May be
 * empty, e.g. for `/`.
 */
export function pageToTitle(entry: TitledEntry): string {
  if (entry.title) return entry.title;

  const [path = ''] = toTitleKey(entry).split(/[?#]/, 1);
  const lastSegment = stripTrailingSlashes(path).split('/').pop() ?? '';
  const [name = ''] = lastSegment.replace('react-', '').split('.', 1);

  if (path.includes('/api-docs/')) return toPascalCase(name);
  if (path.includes('/api/')) {
    const pascalCase = toPascalCase(name);
    return name.startsWith('use-')
      ? pascalCase.charAt(0).toLowerCase() + pascalCase.slice(1)
      : pascalCase;
  }
  return upperCaseFirst(name.replaceAll('-', ' '));
}

/**
 * The title of an entry in the reader's language: `lookup` is asked for the text of the entry's
 * key in the dictionary's `pages` group; without one the title is derived (spec §2 "Path rules").
 * A title that is itself a key comes first, so that two trees can name one page differently.
 */
export function pageToTitleI18n(
  entry: TitledEntry,
  lookup: (key: string) => string | undefined,
): string {
  const own = entry.title && !entry.subheader ? lookup(entry.title) : undefined;
  return own || lookup(toTitleKey(entry)) || pageToTitle(entry);
}
