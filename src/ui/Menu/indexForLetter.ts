/**
 * The index of the next label after `index`, going round, that starts with the letter; `undefined`
 * when `key` is no single character or no label does.
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
