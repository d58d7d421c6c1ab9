/** Longer words may not fit into a column. */
const LONG_WORD = 16;

/**
 * Splits code where a line may break: inside long words at camel-case boundaries
 * (`AutocompleteRender`|`Input`), and after dots and brackets. The joined segments equal `code`.
 */
export function codeSegments(code: string): readonly string[] {
  return code
    .split(/(?<=\s)/)
    .flatMap((word) =>
      word.length > LONG_WORD ? word.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[.<([{|_-])(?=\w)/) : [word],
    )
    .reduce<string[]>((segments, segment) => {
      const last = segments.at(-1);
      // White space is a break opportunity already.
      if (last === undefined || !/\s$/.test(last)) return [...segments, segment];
      return [...segments.slice(0, -1), last + segment];
    }, []);
}
