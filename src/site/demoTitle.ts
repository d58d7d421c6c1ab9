/**
 * Splits a demo's name into words: `BasicButtons` -> `Basic buttons`. Acronyms stay: `RTLSlider` ->
 * `RTL slider`.
 */
export function demoTitle(name: string): string {
  const words = name
    .replace(/([\p{Ll}\d])(\p{Lu})/gu, '$1 $2')
    .replace(/(\p{Lu}+)(\p{Lu}\p{Ll})/gu, '$1 $2')
    .split(/[\s_-]+/)
    .filter(Boolean);
  return words
    .map((word, index) =>
      index === 0 || /^\p{Lu}{2,}$/u.test(word) ? word : word.toLocaleLowerCase('en'),
    )
    .join(' ');
}
