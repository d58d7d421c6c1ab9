import { spawnSync } from 'node:child_process';

function git(siteDir: string, args: readonly string[]) {
  return spawnSync('git', [...args], { cwd: siteDir, encoding: 'utf8', maxBuffer: 1e8 });
}

const blobs = new Map<string, string | undefined>();

/** Reads a file of the repository by blob id; `undefined` if the repository lacks it. */
export function readBlob(siteDir: string, id: string): string | undefined {
  const key = `${siteDir} ${id}`;
  if (!blobs.has(key)) {
    const { status, stdout } = git(siteDir, ['cat-file', 'blob', id]);
    blobs.set(key, status === 0 ? stdout : undefined);
  }
  return blobs.get(key);
}

/** Returns the change from a blob to a file, relative to the site; empty if there is none. */
export function diffFromBlob(siteDir: string, id: string, file: string, color: boolean): string {
  const options = ['--no-ext-diff', `--color=${color ? 'always' : 'never'}`];
  const { status, stdout, stderr } = git(siteDir, ['diff', ...options, id, '--', file]);
  if (status !== 0) {
    throw new Error(
      `The repository does not have the English text ${id} that the translation was made from: ` +
        `${stderr.trim()}\nIn a shallow clone, run: git fetch --unshallow`,
    );
  }
  return stdout;
}
