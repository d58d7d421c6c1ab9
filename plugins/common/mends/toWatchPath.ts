/**
 * A path for `getPathsToWatch` that matches one file. A glob makes chokidar watch the folder: of a file
 * it loses sight when another takes its place, as Git does it on a checkout.
 */
export function toWatchPath(file: string): string {
  return file.replace(/.$/, '[$&]');
}
