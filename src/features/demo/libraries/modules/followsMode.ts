/** Colors of a palette that are wrong in the other mode, and the choice of a mode. */
const OF_ONE_MODE = ['mode', 'background', 'text', 'divider', 'common'];

/**
 * Whether a demo's theme, made of these options, follows the reader's mode: it chooses no mode, and
 * no color of surfaces or text.
 * @param others Options that are merged later.
 */
export function followsMode(options: object, others: readonly object[]): boolean {
  if (others.some((other) => 'palette' in other)) return false;
  // An extended theme has the answer.
  if ('vars' in options) return options.vars !== undefined;
  const palette: unknown = 'palette' in options ? options.palette : undefined;
  if (typeof palette !== 'object' || palette === null) return true;
  return !OF_ONE_MODE.some((name) => name in palette);
}
