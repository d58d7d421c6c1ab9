/**
 * Removes noise from a type that TypeScript printed: import paths, and the `& {}` that remains when
 * `undefined` is removed from a type parameter.
 */
export function tidyTypeText(text: string): string {
  return text
    .replace(/import\("react"\)\./g, 'React.')
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/ & \{\}/g, '');
}

/** Returns the resolved type, if it tells more than the type as written: not for a mere name. */
export function tidyExpanded(expanded: string | undefined, type: string): string | undefined {
  const text = expanded === undefined ? type : tidyTypeText(expanded);
  return text === type || /^[A-Z]\w*$/.test(text) ? undefined : text;
}
