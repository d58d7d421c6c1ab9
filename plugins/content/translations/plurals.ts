/** A form of a text for some numbers, e.g. `searchPanel.found.one`. */
const FORM = /\.(?:zero|one|two|few|many|other)$/;

/** Returns the key of a text, of which `key` may be a form. */
export const baseOf = (key: string): string => key.replace(FORM, '');

/** Returns the forms that counts in a language need, without those of millions and fractions. */
export function formsOf(language: string): string[] {
  const rules = new Intl.PluralRules(language);
  return [...new Set(Array.from({ length: 200 }, (_, count) => rules.select(count)))];
}
