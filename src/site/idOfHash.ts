/** Returns the decoded id in a location's hash; empty if there is none or it is malformed. */
export function idOfHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
