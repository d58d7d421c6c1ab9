import { execFileSync } from 'node:child_process';

/** Runs git in the project. Throws when it fails. */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

function tryGit(...args: string[]): string | undefined {
  try {
    return git(...args) || undefined;
  } catch {
    return undefined;
  }
}

/** The commit of a name. Throws one sentence when there is none. */
export function commitOf(since: string): string {
  const commit = tryGit('rev-parse', '--verify', '--end-of-options', `${since}^{commit}`);
  if (commit === undefined) throw new Error(`--since ${since}: there is no such commit.`);
  return commit;
}

/**
 * The commit that pictures are compared with: where the branch left the default branch, else the one
 * before. `undefined` where there is none, such as in a shallow clone.
 */
export function picturesBase(): string | undefined {
  const head = tryGit('rev-parse', 'HEAD');
  const forks = ['origin/HEAD', 'main'].map((branch) => tryGit('merge-base', 'HEAD', branch));
  const fork = forks.find((commit) => commit !== undefined && commit !== head);
  return fork ?? tryGit('rev-parse', '--verify', 'HEAD~1');
}

/** The messages of the commits since `base`. */
export const messagesSince = (base: string): string =>
  tryGit('log', '--format=%B', `${base}..HEAD`) ?? '';

/** Whether the project needs other packages than `base` did. */
export const hasOtherPackages = (base: string): boolean =>
  tryGit('diff', '--name-only', base, '--', 'package-lock.json') !== undefined;
