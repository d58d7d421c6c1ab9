/** The id that a location's hash names; empty for none, and for what is no valid hash. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
