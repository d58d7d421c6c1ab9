const MAX_NAME_BYTES = 255;
const MAX_PATH_BYTES = 2000;

/**
 * Whether a request path can be that of a file: decodable, without control characters, and not too
 * long for the file system.
 */
export function isFilePath(url: string): boolean {
  let path: string;
  try {
    path = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '');
  } catch {
    return false;
  }
  const hasControl = [...path].some((character) => character < ' ' || character === '\x7f');
  const names = path.split('/');
  return (
    !hasControl &&
    Buffer.byteLength(path) <= MAX_PATH_BYTES &&
    names.every((name) => Buffer.byteLength(name) <= MAX_NAME_BYTES)
  );
}
