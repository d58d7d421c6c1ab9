import { execFileSync } from 'node:child_process';
import path from 'node:path';

const JITI = path.join(path.dirname(require.resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
const SITE_DIR = path.resolve(__dirname, '../..');

test.each([
  ['plugins/content/authoring/node/cli.ts', 'npm run new:page -- '],
  ['plugins/content/page-checks/node/cli.ts', 'npm run check:content'],
  ['plugins/content/translations/node/cli.ts', 'npm run translations'],
  ['plugins/content/versions/node/cli.ts', 'npm run version:cut -- '],
  ['plugins/delivery/security/node/cli.ts', 'npm run serve'],
  ['plugins/output/markdown-twins/node/cli.ts', 'npm run --silent mcp'],
  ['src/testing/pictures/cli.ts', 'npm run pictures'],
])('%s says how it is used', (file, usage) => {
  const printed = execFileSync(process.execPath, [JITI, file, '--help'], {
    cwd: SITE_DIR,
    encoding: 'utf8',
  });
  expect(printed).toContain(usage);
});
