/**
 * Parses a URL from an outside service; null for other schemes (`javascript:`) and URLs without
 * host. A missing scheme becomes `https:`.
 */
export function httpUrl(value: unknown): URL | null {
  if (typeof value !== 'string' || !/^(?:https?:)?\/\/[^/]/i.test(value)) return null;
  try {
    return new URL(value, 'https://scheme.invalid');
  } catch {
    return null;
  }
}
