import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Choice } from './samples';

/** What the command line asks for. */
export interface PicturesOptions extends Choice {
  /** The commit to compare with; `undefined` for the default. */
  readonly since: string | undefined;
  /** Builds that are there already, absolute. */
  readonly baseDir: string | undefined;
  readonly headDir: string | undefined;
}

export const HELP = `npm run pictures -- …  shows what looks different from an earlier commit
  --since COMMIT       another one than where the branch left main
  --page PATH          one page, with its demos
  --all                every demo, too: an hour and a half
  --base-dir FOLDER, --head-dir FOLDER  builds that are there already`;

/** Reads the arguments after the script's name. Throws a sentence about what cannot be used. */
export function parsePicturesOptions(
  args: readonly string[],
  workingDirectory: string,
): PicturesOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      since: { type: 'string' },
      all: { type: 'boolean', default: false },
      page: { type: 'string' },
      'base-dir': { type: 'string' },
      'head-dir': { type: 'string' },
    },
  });
  const { since, all, page } = values;
  if (all && page !== undefined) {
    throw new Error('--page limits the pictures to a page, with all its demos: leave out --all.');
  }
  const folder = (name: string | undefined) =>
    name === undefined ? undefined : path.resolve(workingDirectory, name);
  return {
    since,
    all,
    page,
    baseDir: folder(values['base-dir']),
    headDir: folder(values['head-dir']),
  };
}
