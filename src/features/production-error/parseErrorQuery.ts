/** What the link of a minified error says. */
export interface ErrorQuery {
  /** The code without leading zeros; `null` when the link has none or not a number. */
  readonly code: string | null;
  readonly args: readonly string[];
}

/**
 * Reads `?code=N&args[]=A&args[]=B`, the link that the libraries put into minified errors.
 * Never throws: broken escapes become replacement characters, everything else is ignored.
 */
export function parseErrorQuery(search: string): ErrorQuery {
  const query = new URLSearchParams(search);
  const code = query.get('code')?.trim() ?? '';
  return {
    code: /^\d{1,6}$/.test(code) ? String(Number(code)) : null,
    args: query.getAll('args[]'),
  };
}
