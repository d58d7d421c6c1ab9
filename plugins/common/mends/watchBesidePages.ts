/**
 * Returns paths for `getPathsToWatch` of files that are no pages, unless `docusaurus write-heading-ids` asks,
 * which rewrites every file that is watched.
 */
export function watchBesidePages(paths: readonly string[]): string[] {
  return process.argv.includes('write-heading-ids') ? [] : [...paths];
}
