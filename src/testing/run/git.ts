import { execFileSync } from 'node:child_process';

/** Runs git in the project. Throws when it fails. */
export const git = (...args: string[]): string =>
  execFileSync('git', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();

/** `undefined` when git fails, or has nothing to say. */
export function tryGit(...args: string[]): string | undefined {
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
 * The commit to compare with: where the branch left one of `branches`, else so many commits back.
 * `undefined` in a repository without either, such as a shallow clone.
 */
export function baseOf(branches: readonly string[], back: number): string | undefined {
  const head = tryGit('rev-parse', 'HEAD');
  const forks = branches.map((branch) => tryGit('merge-base', 'HEAD', branch));
  const fork = forks.find((commit) => commit !== undefined && commit !== head);
  return fork ?? tryGit('rev-parse', '--verify', `HEAD~${back}`);
}
