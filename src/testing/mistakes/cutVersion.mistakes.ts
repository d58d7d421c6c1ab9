import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** A site with one product, inside the project so that packages can be resolved. */
const siteDir = path.resolve('.cache/cut-version');
const docusaurus = path.resolve('node_modules/.bin/docusaurus');
const description = 'A sentence of an agreeable length about a button and its uses.';
const page = (title: string, text = '') =>
  `---\ntitle: ${title}\ndescription: ${description}\n---\n\n${text}\n`;

const CONFIG = `import remarkVersionLinks from '../../plugins/content/product-docs/node/remarkVersionLinks';

export default {
  title: 'Test', url: 'https://docs.example', baseUrl: '/', trailingSlash: true,
  onBrokenLinks: 'throw',
  i18n: { defaultLocale: 'en', locales: ['en'] },
  future: { v4: true, faster: true },
  themes: ['@docusaurus/theme-classic'],
  plugins: [[
    '../../plugins/content/product-docs/index.ts',
    {
      id: 'material-ui', path: 'docs/material-ui', routeBasePath: 'material-ui',
      beforeDefaultRemarkPlugins: [[remarkVersionLinks, { siteDir: __dirname }]],
      versions: { current: { label: 'v6' }, v5: { label: 'v5', path: 'v5' } },
    },
  ]],
};`;
const tree = (...pages: readonly string[]) =>
  JSON.stringify(pages.map((name) => ({ pathname: `/material-ui/${name}` })));

const write = async (files: Readonly<Record<string, string>>) => {
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(siteDir, name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
};

/** Returns the output of a command, also if it fails. */
function run(...args: readonly string[]): string {
  try {
    return execFileSync(docusaurus, [...args], {
      cwd: siteDir,
      encoding: 'utf8',
      stdio: 'pipe',
      env: { ...process.env, NO_COLOR: '1', NODE_ENV: undefined },
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`;
  }
}

const html = (pathname: string) =>
  readFile(path.join(siteDir, 'build', pathname, 'index.html'), 'utf8');

beforeAll(async () => {
  await rm(siteDir, { recursive: true, force: true });
  await write({
    'docusaurus.config.ts': CONFIG,
    'sidebars.ts': `export default { 'material-ui': ${tree('a', 'b')} };`,
    'docs/material-ui/a.mdx': page('A', '[B](/material-ui/b/)'),
    'docs/material-ui/b.mdx': page('B'),
  });
}, 30_000);
afterAll(() => rm(siteDir, { recursive: true, force: true }));

test('a version that is named but not cut stops the build with the command', () => {
  expect(run('build')).toContain(
    'material-ui has the version "v5", which was never cut. Run "npm run version:cut -- material-ui v5", or "version:remove" with the same names.',
  );
}, 60_000);

test('the command cuts it, and the build asks for what is missing', () => {
  run('docs:version:material-ui', 'v5');
  expect(existsSync(path.join(siteDir, 'material-ui_versioned_docs/version-v5/a.mdx'))).toBe(true);
  expect(run('build')).toContain('there is no tree "material-ui@v5"; add one.');
}, 90_000);

test('with its tree it is served, keeps to itself and leads to the newest', async () => {
  await write({
    'sidebars.ts': `export default { 'material-ui': ${tree('a', 'b')}, 'material-ui@v5': ${tree('a', 'b')} };`,
    'docs/material-ui/a.mdx': page('A', 'Something new.'),
  });
  run('build');
  expect(await html('material-ui/a')).toContain('Something new.');
  const older = await html('material-ui/v5/a');
  expect(older).not.toContain('Something new.');
  expect(older).toMatch(/<p><a[^>]* href="?\/material-ui\/v5\/b\//);
}, 90_000);

test('retired, it is gone', async () => {
  await rm(path.join(siteDir, 'material-ui_versioned_docs'), { recursive: true });
  await rm(path.join(siteDir, 'material-ui_versioned_sidebars'), { recursive: true });
  await write({
    'material-ui_versions.json': '[]',
    'docusaurus.config.ts': CONFIG.replace(", v5: { label: 'v5', path: 'v5' }", ''),
    'sidebars.ts': `export default { 'material-ui': ${tree('a', 'b')} };`,
  });
  await rm(path.join(siteDir, 'build'), { recursive: true });
  run('build');
  expect(await html('material-ui/a')).toContain('Something new.');
  expect(existsSync(path.join(siteDir, 'build/material-ui/v5'))).toBe(false);
}, 90_000);
