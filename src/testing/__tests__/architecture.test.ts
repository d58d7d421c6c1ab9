import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const ROOT = path.join(__dirname, '../../..');
const git = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' });

test('each file that ARCHITECTURE.md names exists', () => {
  const tracked = git('ls-files', '--cached', '--others', '--exclude-standard').split('\n');
  const names = new Set(tracked.map((file) => path.posix.basename(file)));
  const map = readFileSync(path.join(ROOT, 'ARCHITECTURE.md'), 'utf8');
  const named = [...map.matchAll(/`[\w./-]*?([\w.-]+\.(?:cjs|tsx?|mdx?|json))`/g)].map(
    ([, name]) => name,
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => name !== undefined && !names.has(name))).toEqual([]);
});
