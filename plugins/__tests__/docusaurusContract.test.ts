/*
 * What we rely on and Docusaurus does not promise, as the installed packages have it. A test that fails
 * after an upgrade names the file to adapt; without it, most of these would fail in silence.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../..');
const read = (file: string) => readFileSync(path.join(SITE_DIR, file), 'utf8');
const ofPackage = (file: string) => read(`node_modules/@docusaurus/${file}`);

test.each<[file: string, why: string, source: string, text: string]>([
  [
    'plugins/common/html-postbuild/linkStyleSheets.ts',
    'tells classes of CSS modules by their hash',
    'core/lib/webpack/base.js',
    'localIdentName: `[local]_[contenthash:base64:4]`',
  ],
  [
    'plugins/common/html-postbuild/pageChunks.ts',
    'tells chunks of pages by their names',
    'core/lib/server/codegen/codegenRoutes.js',
    'chunkName = (0, utils_1.simpleHash)(modulePath, 8);',
  ],
  [
    'plugins/common/bundler/markCache.ts',
    'adds to the version of the persistent cache',
    'core/lib/webpack/base.js',
    'experiments.cache = {',
  ],
  [
    'plugins/content/product-docs/index.ts',
    'puts its own loader in the place of this path',
    'mdx-loader/lib/createMDXLoader.js',
    "loader: require.resolve('@docusaurus/mdx-loader')",
  ],
  [
    'plugins/delivery/page-weight/node/namedChunks.ts',
    'defines this function of the bundler',
    'core/lib/client/docusaurus.js',
    '__webpack_require__.gca',
  ],
  [
    'plugins/delivery/page-weight/node/namedChunks.ts',
    'removes this plugin of the bundler',
    'core/lib/webpack/client.js',
    'ChunkAssetPlugin',
  ],
  [
    'plugins/delivery/event-replay/node/eventReplayScript.ts',
    'waits for this attribute',
    'core/lib/client/hasHydratedDataAttribute.js',
    'data-has-hydrated',
  ],
  [
    'src/prefs/useMode.ts',
    'sets the mode without storing it',
    'theme-common/lib/contexts/colorMode.js',
    'const { persist = true } = options;',
  ],
])('%s: it %s', (_file, _why, source, text) => {
  expect(ofPackage(source)).toContain(text);
});

test('plugins/common/files/boundDocusaurus.ts: Docusaurus uses the same copy of fs-extra', () => {
  const own = require.resolve('fs-extra', { paths: [SITE_DIR] });
  for (const name of ['core', 'utils', 'plugin-content-docs', 'mdx-loader']) {
    const folder = path.join(SITE_DIR, 'node_modules/@docusaurus', name);
    expect(require.resolve('fs-extra', { paths: [folder] })).toBe(own);
  }
});

const ejected = readdirSync(path.join(SITE_DIR, 'src/theme'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.tsx') && !name.includes('__tests__'))
  .flatMap((name): [file: string, packageName: string, version: string][] => {
    const file = path.posix.join('src/theme', name.split(path.sep).join('/'));
    const [, packageName, version] =
      /Ejected from @docusaurus\/([\w-]+) (\d[\w.-]*)/.exec(read(file)) ?? [];
    return packageName && version ? [[file, packageName, version.replace(/\.$/, '')]] : [];
  });

test.each(ejected)(
  '%s: compare it with its original in @docusaurus/%s, then write that version into its header',
  (_file, packageName, version) => {
    const manifest = JSON.parse(ofPackage(`${packageName}/package.json`)) as { version: string };
    expect(version).toBe(manifest.version);
  },
);

test('there are ejected components', () => expect(ejected.length).toBeGreaterThan(10));
