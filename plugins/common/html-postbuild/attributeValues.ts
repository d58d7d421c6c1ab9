/** The values of `class`, as HTML may be written with any quotes or none. */
export const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** What whichever group of `pattern` has matched in a page, each value once: many elements have the same. */
export function attributeValues(html: string, pattern: RegExp): Set<string> {
  const values = new Set<string>();
  for (const [, ...groups] of html.matchAll(pattern)) values.add(groups.join(''));
  return values;
}
