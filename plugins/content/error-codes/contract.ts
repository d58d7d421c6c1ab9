/** A message of an error code, with the package versions that contain it. */
export interface ErrorText {
  /** Message of the development build; each `%s` is an argument. */
  readonly message: string;
  /** `name@version`, sorted. */
  readonly packages: readonly string[];
}

/**
 * Messages of all error codes. A code may have several, newest package first: packages of a family
 * share one list of codes, but releases of different age contain different lists.
 */
export type ErrorCodes = Readonly<Record<string, readonly ErrorText[]>>;

/** Name of the plugin; with {@link DATA_FILE} the path below `@generated`. */
export const PLUGIN_NAME = 'error-codes';

/** File that the plugin writes for the browser. */
export const DATA_FILE = 'error-codes.json';
