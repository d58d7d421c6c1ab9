/** Longer words may not fit into a column. */
const LONG_WORD = 16;

/**
 * Cuts code where a line may break besides at blanks: inside long words, between the words that a
 * name is made of (`AutocompleteRender`|`Input`) and behind dots and brackets. Nothing is lost:
 * the segments joined are `code`.
 */
export function codeSegments(code: string): readonly string[] {
  return code
    .split(/(?<=\s)/)
    .flatMap((word) =>
      word.length > LONG_WORD ? word.split(/(?<=[a-z\d])(?=[A-Z])|(?<=[.<([{|_-])(?=\w)/) : [word],
    )
    .reduce<string[]>((segments, segment) => {
      const last = segments.at(-1);
      // A blank is a chance to break already.
      if (last === undefined || !/\s$/.test(last)) return [...segments, segment];
      return [...segments.slice(0, -1), last + segment];
    }, []);
}
