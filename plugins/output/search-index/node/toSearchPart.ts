import { toHeadingAnchor, type SearchPage, type SearchPart } from '../contract';
import type { SearchDoc } from './readSearchDocs';
import { toSearchMembers } from './toSearchMembers';

function toSearchPage(doc: SearchDoc, base: string): SearchPage {
  const { permalink, title, names, isEnglish, headings, members } = doc;
  // What the title says needs no other name.
  const others = names.filter((name) => name !== '' && name !== title);
  return {
    path: permalink.slice(base.length),
    title,
    ...(others.length > 0 && { names: others.join(' ') }),
    ...(isEnglish && { english: 1 }),
    ...(headings.length > 0 && {
      headings: headings.map(({ text, anchor }) =>
        toHeadingAnchor(text) === anchor ? text : ([text, anchor] as const),
      ),
    }),
    ...(members.length > 0 && { members: toSearchMembers(members) }),
  };
}

/** The longest path that all paths begin with, up to a slash. */
export function findBase(paths: readonly string[]): string {
  const [first = '/'] = paths;
  let end = first.length;
  for (const path of paths) {
    while (!path.startsWith(first.slice(0, end))) end -= 1;
  }
  return first.slice(0, first.slice(0, end).lastIndexOf('/') + 1);
}

/** The index of the pages of a product in one version, in the order of their paths. */
export function toSearchPart(docs: readonly SearchDoc[]): SearchPart {
  const base = findBase(docs.map(({ permalink }) => permalink));
  const sorted = [...docs].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  return { schema: 1, base, pages: sorted.map((doc) => toSearchPage(doc, base)) };
}
