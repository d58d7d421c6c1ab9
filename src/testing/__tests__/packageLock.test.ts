import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockEntry {
  readonly link?: boolean;
  readonly integrity?: string;
}

/** The registry has this version for one platform only; on others npm skips it. */
const UNPUBLISHED =
  /^node_modules\/@swc\/html-(?:darwin|win32|linux-(?:arm|ppc64|s390x|x64-musl))[\w-]*$/;

/** Names the entries whose package npm would install unverified. */
function unverified(packages: Readonly<Record<string, LockEntry>>): string[] {
  return Object.entries(packages)
    .filter(([name, { link, integrity }]) => name !== '' && !link && !integrity)
    .map(([name]) => name);
}

test('entries without integrity are named', () => {
  const entries = { '': {}, 'node_modules/a': { integrity: 'sha512-a' }, 'node_modules/b': {} };
  expect(unverified(entries)).toEqual(['node_modules/b']);
});

test('each package of the lockfile has its integrity, for every platform', () => {
  const file = readFileSync(path.join(__dirname, '../../../package-lock.json'), 'utf8');
  const { packages } = JSON.parse(file) as { packages: Record<string, LockEntry> };
  expect(unverified(packages).filter((name) => !UNPUBLISHED.test(name))).toEqual([]);
});
