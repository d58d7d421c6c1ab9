import { spawnSync, type SpawnSyncOptions } from 'node:child_process';
import { findPackageFolder } from '../../../common/packages/findPackageFolder';
import { readManifest } from '../../../common/packages/readManifest';
import type { Release } from './chooseRelease';
import { SITE_DIR } from '../../../common/site-files/siteFiles';

/** Runs a command of the site; returns what it prints, if that is not for the terminal. */
export function run(
  command: string,
  args: readonly string[],
  options: SpawnSyncOptions = {},
): string {
  const { status, stdout } = spawnSync(command, args, {
    cwd: SITE_DIR,
    stdio: 'inherit',
    shell: process.platform === 'win32' && command === 'npm',
    ...options,
  });
  if (status !== 0) {
    throw new Error(`"${command} ${args.join(' ')}" failed; run this again when it works.`);
  }
  return String(stdout);
}

/** The version of a package that is installed under the name. */
export function installedVersion(name: string): string | undefined {
  const folder = findPackageFolder(SITE_DIR, name);
  return folder && readManifest(folder).version;
}

/** Asks the registry for the releases of a package within a range; none if there are none. */
export function publishedReleases(name: string, range: string): Release[] {
  const { stdout, error } = spawnSync(
    'npm',
    ['view', `${name}@${range}`, 'version', 'dependencies', 'peerDependencies', '--json'],
    { cwd: SITE_DIR, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const answer = JSON.parse(stdout || '[]') as
    Release | Release[] | { error: { code: string; summary: string } };
  if ('error' in answer) {
    if (answer.error.code === 'E404') return [];
    throw new Error(`The registry does not tell about ${name}: ${answer.error.summary}`);
  }
  if (error) throw error;
  return [answer].flat();
}

/** Writes the numbers of extracted members anew, in a process that sees the edited files. */
export function updateApiCounts(): void {
  run('npm', ['run', '--silent', 'api', '--', '--counts']);
}
