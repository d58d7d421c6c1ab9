/**
 * The files of Docusaurus that sort by `localeCompare` whenever a page starts: paths of products, and
 * names of properties. What that needs of the language's rules takes a browser some 14 ms to load, on
 * a phone 50 ms and more.
 */
export const SORTING_FILES =
  /[\\/]@docusaurus[\\/](?:plugin-content-docs[\\/]lib[\\/]client[\\/]docsClientUtils|theme-common[\\/]lib[\\/]utils[\\/]reactUtils)\.js$/;

const COMPARISON = /([\w$.[\]]+)\.localeCompare\(([\w$.[\]]+)\)/g;

/** A module that sorts by code points in the place of `localeCompare`. Another one stays as it is. */
export function toCodePointOrder(source: string): string {
  return source.replace(COMPARISON, '($1 < $2 ? -1 : Number($1 > $2))');
}
