/**
 * The web address that an outside service names, or null for anything else: other schemes
 * (`javascript:`), and addresses without a host. One that leaves the scheme out gets `https:`.
 */
export function httpUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || !/^(?:https?:)?\/\/[^/]/i.test(value)) return null;
  try {
    return new URL(value, 'https://scheme.invalid');
  } catch {
    return null;
  }
}
