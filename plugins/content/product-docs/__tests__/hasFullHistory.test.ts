import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { hasFullHistory } from '../node/hasFullHistory';

const root = mkdtempSync(path.join(tmpdir(), 'history-'));
const full = path.join(root, 'full');
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, stdio: 'ignore' });

beforeAll(() => {
  git('init', full);
  for (const name of ['one', 'two']) {
    writeFileSync(path.join(full, name), name);
    git('-C', full, 'add', '.');
    git('-C', full, '-c', 'user.name=a', '-c', 'user.email=a@a.test', 'commit', '-m', name);
  }
  git('clone', '--depth', '1', `file://${full}`, path.join(root, 'shallow'));
});
afterAll(() => rmSync(root, { recursive: true }));

test.each([
  ['a repository', full, true],
  ['a shallow clone', path.join(root, 'shallow'), false],
  ['a folder outside of a repository', root, false],
  ['a folder that does not exist', path.join(root, 'missing'), false],
])('%s', (_name, folder, expected) => {
  expect(hasFullHistory(folder)).toBe(expected);
});
