/**
 * Returns the Markdown that documents one component: the whole page, or the section with its name
 * if several components share the page.
 */
export function apiSection(markdown: string, name: string, names: readonly string[]): string {
  if (names.length < 2) return markdown;
  const lines = markdown.split('\n');
  const start = lines.indexOf(`## ${name}`);
  if (start < 0) return markdown;
  const ends = names
    .filter((other) => other !== name)
    .map((other) => lines.indexOf(`## ${other}`))
    .filter((index) => index > start);
  return `${lines
    .slice(start, Math.min(lines.length, ...ends))
    .join('\n')
    .trim()}\n`;
}
