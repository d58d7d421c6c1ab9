/** Content of a dictionary file: nested groups of texts. */
export interface TextGroup {
  readonly [name: string]: string | TextGroup;
}

/** Flattens `{ a: { b: 'x' } }` to `{ 'a.b': 'x' }`. */
export function flattenTexts(group: TextGroup, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${name}`, value]]
        : Object.entries(flattenTexts(value, `${prefix}${name}.`)),
    ),
  );
}
