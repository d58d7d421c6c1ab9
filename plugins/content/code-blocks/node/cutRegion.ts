/** `// #region name`, in the comments of any language, and the end of a region. */
const MARK = /^[^\w"'`]*#(region|endregion)\b[ \t]*([\w-]*)[^\w"'`]*$/;

const indentOf = (lines: readonly string[]) =>
  Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));

/**
 * Returns the lines between `#region name` and its `#endregion`, without the indentation that they share; all lines
 * without a name. Throws if there is no such region.
 */
export function cutRegion(text: string, name: string | undefined): string {
  const open: string[] = [];
  const names = new Set<string>();
  const lines = text
    .trimEnd()
    .split('\n')
    .filter((line) => {
      const [, mark, region = ''] = MARK.exec(line) ?? [];
      if (mark === 'region') {
        names.add(region);
        open.push(region);
      } else if (mark === 'endregion') {
        open.pop();
      }
      return mark === undefined && (name === undefined || open.includes(name));
    });
  if (name !== undefined && !names.has(name)) {
    const others = [...names].map((each) => `"${each}"`).join(', ');
    throw new Error(`has no "#region ${name}"; its regions: ${others || 'none'}.`);
  }
  const indent = indentOf(lines);
  return lines.map((line) => line.slice(indent)).join('\n');
}
