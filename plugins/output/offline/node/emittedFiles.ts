/** Asset paths in scripts and style sheets: demo sources, images, fonts. */
const ADDRESS = /(?:^|["'`(/])(assets\/[\w./~@-]+\.\w+)/g;

/** Returns the output files that a script or style sheet references, without duplicates. */
export function emittedFiles(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].map(([, file = '']) => file))];
}
