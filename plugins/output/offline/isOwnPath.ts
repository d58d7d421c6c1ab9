const MAX_LENGTH = 2000;

/**
 * Whether a value is the path of a page or file of this site, as browsers write it: without host,
 * query and hash. Messages and caches are untrusted, since all scripts of a page can write them.
 */
export function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return false;
  try {
    return new URL(value, 'https://site.invalid').pathname === value;
  } catch {
    return false;
  }
}
