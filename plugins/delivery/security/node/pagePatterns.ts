import { DEMO_RUNNER_ROUTE } from '../../../content/demos/contract';

/** Whether a file or pattern is of the demo runner, which has a policy of its own. */
export const isRunner = (path: string): boolean => `/${path}`.includes(DEMO_RUNNER_ROUTE);

/**
 * Returns path patterns that cover the pages of a build folder.
 * @param files The HTML files, relative to the folder, with `/` as separator.
 * @param baseUrl Base URL of the folder, with trailing slash.
 * @param others Subfolders to leave out, e.g. those of other languages.
 */
export function pagePatterns(
  files: readonly string[],
  baseUrl: string,
  others: readonly string[],
): string[] {
  const left = new Set(others);
  const patterns = files.flatMap((file) => {
    const [first = '', ...rest] = file.split('/');
    if (left.has(first)) return [];
    if (rest.length > 0) return [`${baseUrl}${first}/*`];
    return first === 'index.html' ? [baseUrl] : [`${baseUrl}${first}`];
  });
  return [...new Set(patterns)].sort();
}
