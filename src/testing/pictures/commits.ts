import { baseOf, tryGit } from '../run/git';

/** The commit that pictures are compared with: where the branch left the default branch, else the one before. */
export const picturesBase = (): string | undefined => baseOf(['origin/HEAD', 'main'], 1);

/** The messages of the commits since `base`. */
export const messagesSince = (base: string): string =>
  tryGit('log', '--format=%B', `${base}..HEAD`) ?? '';

/** Whether the project needs other packages than `base` did. */
export const hasOtherPackages = (base: string): boolean =>
  tryGit('diff', '--name-only', base, '--', 'package-lock.json') !== undefined;
