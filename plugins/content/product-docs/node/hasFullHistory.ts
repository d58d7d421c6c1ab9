import { execFileSync } from 'node:child_process';

/**
 * Whether git knows when each file of the site last changed: not without git, outside a repository,
 * and in a shallow clone, where all files seem to be as new as its last commit.
 */
export function hasFullHistory(siteDir: string): boolean {
  try {
    const answer = execFileSync('git', ['rev-parse', '--is-shallow-repository'], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return answer.trim() === 'false';
  } catch {
    return false;
  }
}
