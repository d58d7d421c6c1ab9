/**
 * Returns the index of the next label after `index` that starts with the letter `key`, with
 * wrap-around; `undefined` if `key` is not a single character, or nothing matches.
 */
export function indexForLetter(
  key: string,
  index: number,
  labels: readonly string[],
): number | undefined {
  const letter = key.toLocaleLowerCase();
  if ([...letter].length !== 1 || letter === ' ') return undefined;
  for (let step = 1; step <= labels.length; step += 1) {
    const candidate = (index + step) % labels.length;
    if (labels[candidate]?.toLocaleLowerCase().startsWith(letter)) return candidate;
  }
  return undefined;
}
