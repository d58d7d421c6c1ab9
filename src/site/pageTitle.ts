import type { NavEntry } from './nav';
import { stripTrailingSlashes } from './paths';

/** The fields of a navigation entry that determine its title. */
export type TitledEntry = Pick<NavEntry, 'pathname' | 'title' | 'subheader'>;

const toPascalCase = (words: string) =>
  words.replace(/(?:^|-)([^-])/g, (_match, first: string) => first.toUpperCase());

const upperCaseFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns the key of an entry's label in the dictionary's `pages` group. */
export function toTitleKey({ pathname, subheader }: TitledEntry): string {
  return subheader ?? stripTrailingSlashes(pathname);
}

/**
 * Returns the English title of an entry: its `title`, else derived from the last segment of its
 * subheader or pathname. API pages get the name of the component or hook. May be empty, e.g. for
 * `/` (spec §2).
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
 * Returns the translated title of an entry. `lookup` returns a text of the dictionary's `pages`
 * group. A `title` that is a key itself has priority, so that two trees can name one page
 * differently; without a text, the title is derived (spec §2).
 */
export function pageToTitleI18n(
  entry: TitledEntry,
  lookup: (key: string) => string | undefined,
): string {
  const own = entry.title && !entry.subheader ? lookup(entry.title) : undefined;
  return own || lookup(toTitleKey(entry)) || pageToTitle(entry);
}
