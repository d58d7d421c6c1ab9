import { PAGE_FEATURES } from './pageFeatures';

/** The addresses of the features' style sheets among the files of a build, by feature. */
export function findFeatureStyleSheets(
  files: readonly string[],
  folderUrl: string,
): ReadonlyMap<string, string> {
  return new Map(
    PAGE_FEATURES.flatMap(({ name }): [string, string][] => {
      const file = files.find((other) => other.startsWith(`${name}.`) && other.endsWith('.css'));
      return file === undefined ? [] : [[name, `${folderUrl}${file}`]];
    }),
  );
}

/**
 * Adds the style sheets of the features that a page shows to the end of its head. They have no place
 * in the one style sheet of all pages, and Docusaurus links no other.
 */
export function linkFeatureStyleSheets(
  html: string,
  styleSheets: ReadonlyMap<string, string>,
): string {
  const links = PAGE_FEATURES.flatMap(({ name, mark }) => {
    const href = styleSheets.get(name);
    return href !== undefined && mark.test(html) && !html.includes(href)
      ? [`<link rel="stylesheet" href="${href}">`]
      : [];
  });
  return links.length === 0
    ? html
    : html.replace(/<\/head[\s>]/i, (end) => `${links.join('')}${end}`);
}
