/** Returns the query `search` with these parameters, without those that are empty. */
export function withParameters(
  search: string,
  parameters: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams(search);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === '') query.delete(name);
    else query.set(name, value);
  }
  const text = query.toString();
  return text && `?${text}`;
}
