import { execFile } from 'node:child_process';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../../../../..');
const JITI = 'node_modules/jiti/lib/jiti-cli.mjs';

/** What the build would refuse, and the types; each in a process of its own. */
const CHECKS: readonly (readonly [title: string, ...args: string[]])[] = [
  ['Site', JITI, 'plugins/content/authoring/node/check/loadSite.ts'],
  ['Pages', JITI, 'plugins/content/page-checks/node/cli.ts'],
  ['Types', JITI, '.ci/typecheck.ts'],
  ['Translations', JITI, 'plugins/content/translations/node/cli.ts', '--check'],
];

const run = (args: readonly string[]) =>
  new Promise<{ readonly ok: boolean; readonly output: string }>((resolve) => {
    execFile(
      process.execPath,
      args,
      { cwd: SITE_DIR, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => resolve({ ok: !error, output: `${stdout}${stderr}`.trim() }),
    );
  });

/** Prints the findings of all checks. Ends with 1 if there are any. */
async function main(): Promise<void> {
  const results = CHECKS.map(([title, ...args]) => ({ title, result: run(args) }));
  for (const { title, result } of results) {
    const { ok, output } = await result;
    console.log(`${title}: ${ok ? 'right' : 'wrong'}`);
    if (ok) continue;
    process.exitCode = 1;
    console.log(`${output}\n`);
  }
}

void main();
