/**
 * One thing a reader chooses and the browser remembers. `parse` takes whatever was found in storage
 * and never throws: a malformed value becomes `defaultValue`.
 */
export interface Preference<T> {
  /** Storage key or name of the cookie. */
  readonly key: string;
  readonly defaultValue: T;
  readonly parse: (stored: unknown) => T;
  /** The text to keep, `null` for nothing. `parse(serialize(value))` equals `value`. */
  readonly serialize: (value: T) => string | null;
}

/** A preference whose values are a fixed list of words, stored as they are. */
export interface ChoicePreference<T extends string> extends Preference<T> {
  readonly values: readonly T[];
  readonly serialize: (value: T) => T;
}

/** Makes the preference stored under `key` that allows only `values`. */
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
