/**
 * Returns a glob for `getPathsToWatch` that matches one file. For a glob, chokidar watches the folder. Its
 * watcher of a single file stops when the file is replaced, as Git does on a checkout.
 */
export function toWatchPath(file: string): string {
  return file.replace(/[^.]+$/, '{$&,}');
}
