import { toHeadingAnchor, type SearchPage, type SearchPart } from '../contract';
import type { SearchDoc } from './readSearchDocs';
import { toSearchMembers } from './toSearchMembers';

function toSearchPage(doc: SearchDoc, base: string): SearchPage {
  const { permalink, title, names, keywords, plan, isEnglish, headings, members } = doc;
  // The title needs no alias.
  const titles = [...new Set(doc.titles)].filter((other) => other !== '' && other !== title);
  const others = names.filter((name) => name !== title);
  return {
    path: permalink.slice(base.length),
    title,
    ...(titles.length > 0 && { titles }),
    ...(others.length > 0 && { names: others.join(' ') }),
    ...(keywords.length > 0 && { keywords }),
    ...(plan && { plan }),
    ...(isEnglish && { english: 1 }),
    ...(headings.length > 0 && {
      headings: headings.map(({ text, anchor, words = [] }) => {
        const ownAnchor = toHeadingAnchor(text) === anchor ? '' : anchor;
        return ownAnchor === '' && words.length === 0 ? text : [text, ownAnchor, ...words];
      }),
    }),
    ...(members.length > 0 && { members: toSearchMembers(members) }),
  };
}

/** Returns the longest common prefix of the paths that ends with a slash. */
export function findBase(paths: readonly string[]): string {
  const [first = '/'] = paths;
  let end = first.length;
  for (const path of paths) {
    while (!path.startsWith(first.slice(0, end))) end -= 1;
  }
  return first.slice(0, first.slice(0, end).lastIndexOf('/') + 1);
}

/** Returns the index of a product version, sorted by path. */
export function toSearchPart(docs: readonly SearchDoc[]): SearchPart {
  const base = findBase(docs.map(({ permalink }) => permalink));
  const sorted = [...docs].sort((a, b) => (a.permalink < b.permalink ? -1 : 1));
  return { schema: 1, base, pages: sorted.map((doc) => toSearchPage(doc, base)) };
}
