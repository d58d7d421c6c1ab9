/** One text of an error code, with the package versions whose source carries it. */
export interface ErrorText {
  /** The text of the development build; every `%s` stands for one argument. */
  readonly message: string;
  /** Package versions as `name@version`, sorted. */
  readonly packages: readonly string[];
}

/**
 * The texts of every error code. One code can have several texts, newest package first: packages
 * of one family are numbered by one list, but releases of different age carry different lists.
 */
export type ErrorCodes = Readonly<Record<string, readonly ErrorText[]>>;

/** Name of the plugin; with {@link DATA_FILE} it forms the path below `@generated`. */
export const PLUGIN_NAME = 'error-codes';

/** The file the plugin writes for the browser. */
export const DATA_FILE = 'error-codes.json';
