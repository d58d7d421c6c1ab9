/** A dictionary file's content: groups of texts, nested as deep as wanted. */
export interface TextGroup {
  readonly [name: string]: string | TextGroup;
}

/** `{ a: { b: 'x' } }` as `{ 'a.b': 'x' }`. */
export function flattenTexts(group: TextGroup, prefix = ''): Record<string, string> {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`${prefix}${name}`, value]]
        : Object.entries(flattenTexts(value, `${prefix}${name}.`)),
    ),
  );
}
