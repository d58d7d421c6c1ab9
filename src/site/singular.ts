/** Returns the singular of an English word; other words as they are. */
export function singular(word: string): string {
  if (word.length < 4 || !word.endsWith('s') || word.endsWith('ss')) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  return word.slice(0, /(?:ch|sh|x|ss|z)es$/.test(word) ? -2 : -1);
}
