import { execFile } from 'node:child_process';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../../../../..');
const JITI = 'node_modules/jiti/lib/jiti-cli.mjs';

type Check = readonly [title: string, ...args: string[]];

/**
 * What the build would refuse, and the types; each in a process of its own. Lists run side by side: the pages come
 * after the site, which reads the API of the packages for both.
 */
const CHECKS: readonly (readonly Check[])[] = [
  [
    ['Site', 'plugins/content/authoring/node/check/loadSite.ts'],
    ['Pages', 'plugins/content/page-checks/node/cli.ts'],
  ],
  [
    ['Types', '.ci/typecheck.ts'],
    ['Translations', 'plugins/content/translations/node/cli.ts', '--check'],
  ],
];

/** Prints whether a check passes, and what it finds. */
const run = ([title, ...args]: Check) =>
  new Promise<void>((resolve) => {
    execFile(
      process.execPath,
      [JITI, ...args],
      { cwd: SITE_DIR, maxBuffer: 64 * 1024 * 1024 },
      (error, stdout, stderr) => {
        console.log(`${title}: ${error ? 'wrong' : 'right'}`);
        if (error) {
          process.exitCode = 1;
          console.log(`${stdout}${stderr}`.trim(), '\n');
        }
        resolve();
      },
    );
  });

for (const list of CHECKS) {
  void list.reduce((before, check) => before.then(() => run(check)), Promise.resolve());
}
