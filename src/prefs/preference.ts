/**
 * A stored choice. `parse` takes any stored value and never throws: a malformed one becomes
 * `defaultValue`.
 */
export interface Preference<T> {
  /** Storage key or cookie name. */
  readonly key: string;
  readonly defaultValue: T;
  readonly parse: (stored: unknown) => T;
  /** Returns the text to store, `null` for nothing. `parse(serialize(value))` equals `value`. */
  readonly serialize: (value: T) => string | null;
}

/** A preference with a fixed list of words, stored verbatim. */
export interface ChoicePreference<T extends string> extends Preference<T> {
  readonly values: readonly T[];
  readonly serialize: (value: T) => T;
}

/** Creates the preference with key `key` that allows only `values`. */
export function choice<T extends string>(
  key: string,
  values: readonly T[],
  defaultValue: NoInfer<T>,
): ChoicePreference<T> {
  return {
    key,
    values,
    defaultValue,
    parse: (stored) => values.find((value) => value === stored) ?? defaultValue,
    serialize: (value) => value,
  };
}
