import { baseOf, commitOf, git, tryGit } from './git';

/** How far back a change counts when there is no branch to compare with. */
const COMMITS = 20;

/** The commit that changes count from: where the branch left the remote's default branch, else some back. */
export const defaultBase = (): string | undefined => baseOf(['origin/HEAD'], COMMITS);

const toLines = (text = '') => text.split('\n').filter((line) => line !== '');

/**
 * The files that differ from the commit `since`, uncommitted and untracked ones included, relative to
 * the project. Throws when there is no such commit.
 */
export const changedFiles = (since: string): string[] => [
  ...toLines(git('diff', '--name-only', '--no-renames', commitOf(since), '--')),
  ...toLines(tryGit('ls-files', '--others', '--exclude-standard')),
];

/** All files of the project, relative to it, untracked ones included. */
export const listFiles = (): string[] =>
  toLines(tryGit('ls-files', '--cached', '--others', '--exclude-standard'));
