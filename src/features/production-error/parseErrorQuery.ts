/** Parsed URL of a minified error. */
export interface ErrorQuery {
  /** Code without leading zeros; `null` if missing or not a number. */
  readonly code: string | null;
  readonly args: readonly string[];
}

/**
 * Parses `?code=N&args[]=A&args[]=B`, which the libraries put into minified errors. Never throws:
 * malformed escapes become replacement characters, unknown parameters are ignored.
 */
export function parseErrorQuery(search: string): ErrorQuery {
  const query = new URLSearchParams(search);
  const code = query.get('code')?.trim() ?? '';
  return {
    code: /^\d{1,6}$/.test(code) ? String(Number(code)) : null,
    args: query.getAll('args[]'),
  };
}
