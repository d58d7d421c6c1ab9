import type { ErrorCodes, ErrorText } from '../contract';
import type { MessageOccurrence } from './extractMessages';

/** Numbered errors of an installed package. */
export interface PackageMessages {
  readonly name: string;
  readonly version: string;
  readonly occurrences: readonly (MessageOccurrence & { readonly file: string })[];
}

/**
 * Merges the messages of all packages, by ascending code. Different versions may have different
 * messages for a code: all are kept with their packages, in the order of `packages` (current ones
 * first). Throws, with code and files, if one package version has two messages for a code, which
 * means that a file was misread.
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
