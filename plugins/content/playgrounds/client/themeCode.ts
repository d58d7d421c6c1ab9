/** Returns the statement that makes a theme of plain data. */
export function themeCode(options: Readonly<Record<string, unknown>>): string {
  const code = JSON.stringify(options, null, 2)
    .replace(/"(\w+)":/g, '$1:')
    .replace(/"/g, "'")
    .replace(/(?<![{[,])\n/g, ',\n');
  return `const theme = createTheme(${code});`;
}
