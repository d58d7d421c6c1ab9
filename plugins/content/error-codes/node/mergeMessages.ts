import type { ErrorCodes, ErrorText } from '../contract';
import type { MessageOccurrence } from './extractMessages';

/** The numbered errors of one installed package. */
export interface PackageMessages {
  readonly name: string;
  readonly version: string;
  readonly occurrences: readonly (MessageOccurrence & { readonly file: string })[];
}

/**
 * Joins the messages of all packages into one table, codes ascending.
 *
 * Different versions may give one code different texts: all are kept, each with its packages, in
 * the order of `packages` (put the current packages first). One package version that gives a code
 * two texts contradicts itself, which means a file was misread: throws, naming code and files.
 */
export function mergeMessages(packages: readonly PackageMessages[]): ErrorCodes {
  const codes = new Map<number, Map<string, Set<string>>>();

  for (const { name, version, occurrences } of packages) {
    const own = new Map<number, { message: string; file: string }>();
    for (const { code, message, file } of occurrences) {
      const earlier = own.get(code);
      if (earlier && earlier.message !== message) {
        throw new Error(
          `error-codes: ${name}@${version} has two texts for error ${code}, in ${earlier.file} and ${file}.`,
        );
      }
      own.set(code, { message, file });
      const texts = codes.get(code) ?? new Map<string, Set<string>>();
      texts.set(message, (texts.get(message) ?? new Set()).add(`${name}@${version}`));
      codes.set(code, texts);
    }
  }

  return Object.fromEntries(
    [...codes]
      .sort(([a], [b]) => a - b)
      .map(([code, texts]) => [
        String(code),
        [...texts].map(([message, names]): ErrorText => ({ message, packages: [...names].sort() })),
      ]),
  );
}
