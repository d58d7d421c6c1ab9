/** Matches `class` attributes with any quotes or none. */
export const CLASS_ATTRIBUTE = /\sclass=(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/g;

/** Returns the captured value of each match of `pattern`, without duplicates. */
export function attributeValues(html: string, pattern: RegExp): Set<string> {
  const values = new Set<string>();
  for (const [, ...groups] of html.matchAll(pattern)) values.add(groups.join(''));
  return values;
}
