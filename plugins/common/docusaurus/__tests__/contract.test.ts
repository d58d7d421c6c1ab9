/*
 * What we rely on and Docusaurus does not promise, as the installed packages have it. A test that fails
 * after an upgrade names the file to adapt; without it, most of these would fail in silence.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const SITE_DIR = path.resolve(__dirname, '../../../..');
const read = (file: string) => readFileSync(path.join(SITE_DIR, file), 'utf8');
const ofPackage = (file: string) => read(`node_modules/@docusaurus/${file}`);

test.each<[file: string, why: string, source: string, text: string]>([
  [
    'plugins/common/docusaurus/markup.ts',
    'tells classes of CSS modules by their hash',
    'core/lib/webpack/base.js',
    'localIdentName: `[local]_[contenthash:base64:4]`',
  ],
  [
    'plugins/common/docusaurus/pageChunks.ts',
    'tells chunks of pages by their names',
    'core/lib/server/codegen/codegenRoutes.js',
    'chunkName = (0, utils_1.simpleHash)(modulePath, 8);',
  ],
  [
    'plugins/common/docusaurus/markCache.ts',
    'adds to the version of the persistent cache',
    'core/lib/webpack/base.js',
    'experiments.cache = {',
  ],
  [
    'plugins/common/docusaurus/isDevServer.ts',
    'tells the server from a build in development mode',
    'core/lib/commands/build/build.js',
    "process.env.NODE_ENV = 'development';",
  ],
  [
    'plugins/common/docusaurus/bundledVersion.ts',
    'looks where the bundler looks first',
    'core/lib/webpack/base.js',
    "modules: [\n                path_1.default.resolve(__dirname, '..', '..', 'node_modules'),",
  ],
  [
    'plugins/common/docusaurus/mdxLoaderAlias.ts',
    'puts another loader in the place of this path',
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
    'plugins/common/docusaurus/markup.ts',
    'has the attribute of pages that are interactive',
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

test('plugins/common/docusaurus/boundDocusaurus.ts: Docusaurus uses the same copy of fs-extra', () => {
  const own = require.resolve('fs-extra', { paths: [SITE_DIR] });
  for (const name of ['core', 'utils', 'plugin-content-docs', 'mdx-loader']) {
    const folder = path.join(SITE_DIR, 'node_modules/@docusaurus', name);
    expect(require.resolve('fs-extra', { paths: [folder] })).toBe(own);
  }
});

/** The first digits of the SHA-256 of each original that `src/theme` has ejected, as it was compared last. */
const ORIGINALS: Readonly<Record<string, string>> = {
  'Admonition/index.tsx': '0b662eb2f10c',
  'CodeBlock/index.tsx': '639f8655d319',
  'DocItem/Content/index.tsx': '0902dcb538c3',
  'DocItem/Layout/index.tsx': 'c1f1bbed0740',
  'DocRoot/index.tsx': 'c2bff360210b',
  'Error/index.tsx': '4037ad84f198',
  'ErrorPageContent/index.tsx': 'a85bb2d0b98b',
  'Heading/index.tsx': 'bd5eb7a8be21',
  'Loading/index.tsx': 'ffd8013daa28',
  'Navbar/Content/index.tsx': 'bfd2fb36cf8d',
  'Navbar/MobileSidebar/PrimaryMenu/index.tsx': '29a7c696840b',
  'NotFound/Content/index.tsx': '1339cadd0fe0',
  'SiteMetadata/index.tsx': 'e99690522970',
  'TOCItems/index.tsx': '790e025537df',
};

const ejected = readdirSync(path.join(SITE_DIR, 'src/theme'), { recursive: true, encoding: 'utf8' })
  .map((name) => name.split(path.sep).join('/'))
  .filter((name) => name.endsWith('.tsx') && !name.includes('__tests__'))
  .filter((name) => read(`src/theme/${name}`).includes('Ejected from @docusaurus/'));

test('the list of originals is that of the ejected components', () => {
  expect(Object.keys(ORIGINALS).sort()).toEqual(ejected.sort());
});

test.each(ejected)('src/theme/%s: compare it with its original, which has changed', (name) => {
  const isFallback = read(`src/theme/${name}`).includes('theme-fallback');
  const folder = isFallback ? 'core/lib/client/theme-fallback' : 'theme-classic/lib/theme';
  const component = name.replace(/\/index\.tsx$/, '');
  const original = readFileSync(require.resolve(`@docusaurus/${folder}/${component}`), 'utf8');
  expect(createHash('sha256').update(original).digest('hex').slice(0, 12)).toBe(ORIGINALS[name]);
});
