/** Longest URL that is taken. */
const MAX_LENGTH = 2000;

/**
 * Parses a URL from an outside service; null for other schemes (`javascript:`), URLs without host
 * and very long ones. A missing scheme becomes `https:`.
 */
export function httpUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || value.length > MAX_LENGTH) return null;
  if (!/^(?:https?:)?\/\/[^/]/i.test(value)) return null;
  try {
    return new URL(value, 'https://scheme.invalid');
  } catch {
    return null;
  }
}
