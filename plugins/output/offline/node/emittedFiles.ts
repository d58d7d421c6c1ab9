/** Emitted files as scripts and style sheets name them: demos' sources, images, fonts. */
const ADDRESS = /(?:^|["'`(/])(assets\/[\w./~@-]+\.\w+)/g;

/** The files of the output folder that a script or a style sheet names, each once. */
export function emittedFiles(text: string): string[] {
  return [...new Set([...text.matchAll(ADDRESS)].map(([, file = '']) => file))];
}
