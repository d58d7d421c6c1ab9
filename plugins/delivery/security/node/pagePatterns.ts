/** Pages with a policy of their own in their head. */
const APART: ReadonlySet<string> = new Set(['demo-runner']);

/**
 * The patterns of paths that cover the pages of a folder of the build.
 * @param files The HTML files, relative to the folder, with `/` in between.
 * @param baseUrl Where the folder is served, with `/` at the end.
 * @param others Folders in it that are not its own, e.g. those of other languages.
 */
export function pagePatterns(
  files: readonly string[],
  baseUrl: string,
  others: readonly string[],
): string[] {
  const left = new Set([...APART, ...others]);
  const patterns = files.flatMap((file) => {
    const [first = '', ...rest] = file.split('/');
    if (left.has(first)) return [];
    if (rest.length > 0) return [`${baseUrl}${first}/*`];
    return first === 'index.html' ? [baseUrl] : [`${baseUrl}${first}`];
  });
  return [...new Set(patterns)].sort();
}
