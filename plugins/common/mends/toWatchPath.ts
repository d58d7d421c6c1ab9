/**
 * A path for `getPathsToWatch` that matches one file. It is a glob, so that chokidar watches the folder:
 * several plugins share its watch of a file, which ends when another file takes that one's place, as
 * on a checkout.
 */
export function toWatchPath(file: string): string {
  return file.replace(/[^.]+$/, '{$&,}');
}
