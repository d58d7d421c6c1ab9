/**
 * Returns paths for `getPathsToWatch` of files that are no pages. Only the development server gets them:
 * `docusaurus write-heading-ids` rewrites every file that is watched.
 */
export function watchInDevelopment(paths: readonly string[]): string[] {
  return process.env['NODE_ENV'] === 'development' ? [...paths] : [];
}
