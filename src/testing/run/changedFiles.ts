import { execFileSync } from 'node:child_process';

/** How far back a change counts when there is no branch to compare with. */
const COMMITS = 20;

function git(...args: string[]): string | undefined {
  try {
    return execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return undefined;
  }
}

const firstLine = (text: string | undefined) => text?.split('\n')[0] || undefined;

/**
 * The commit that changes count from: where the branch left the remote's default branch, else some
 * commits back. `undefined` in a repository without either, such as a shallow clone.
 */
export function defaultBase(): string | undefined {
  const head = firstLine(git('rev-parse', 'HEAD'));
  const fork = firstLine(git('merge-base', 'HEAD', 'origin/HEAD'));
  if (fork && fork !== head) return fork;
  return firstLine(git('rev-parse', '--verify', `HEAD~${COMMITS}`));
}

/**
 * The files that differ from the commit `since`, uncommitted and untracked ones included, relative to
 * the project. Throws when there is no such commit.
 */
export function changedFiles(since: string): string[] {
  const tracked = git('diff', '--name-only', '--no-renames', since, '--');
  if (tracked === undefined) throw new Error(`--since ${since}: there is no such commit.`);
  const untracked = git('ls-files', '--others', '--exclude-standard') ?? '';
  return `${tracked}${untracked}`.split('\n').filter((file) => file !== '');
}

/** All files of the project, relative to it, untracked ones included. */
export const listFiles = (): string[] =>
  (git('ls-files', '--cached', '--others', '--exclude-standard') ?? '')
    .split('\n')
    .filter((file) => file !== '');
