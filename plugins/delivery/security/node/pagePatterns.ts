import { DEMO_RUNNER_ROUTE } from '../../../content/demos/contract';

/** Whether a file or pattern is of the demo runner, which has a policy of its own. */
export const isRunner = (path: string): boolean => `/${path}`.includes(DEMO_RUNNER_ROUTE);

/**
 * Returns the path pattern that covers each page of a build folder.
 * @param files The HTML files, relative to the folder, with `/` as separator.
 * @param baseUrl Base URL of the folder, with trailing slash.
 */
export function pagePatterns(files: readonly string[], baseUrl: string): string[] {
  return files.map((file) => {
    const [first = '', ...rest] = file.split('/');
    if (rest.length > 0) return `${baseUrl}${first}/*`;
    return first === 'index.html' ? baseUrl : `${baseUrl}${first}`;
  });
}
