/**
 * A type as TypeScript writes it, without what says nothing to readers: the files that types are
 * from, and the `& {}` that is left where `undefined` is taken out of a type parameter.
 */
export function tidyTypeText(text: string): string {
  return text
    .replace(/import\("react"\)\./g, 'React.')
    .replace(/import\("[^"]+"\)\./g, '')
    .replace(/ & \{\}/g, '');
}

/** The resolved type, where it says more than the type as written: a mere name does not. */
export function tidyExpanded(expanded: string | undefined, type: string): string | undefined {
  const text = expanded === undefined ? type : tidyTypeText(expanded);
  return text === type || /^[A-Z]\w*$/.test(text) ? undefined : text;
}
