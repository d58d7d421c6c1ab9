import type { LoadContext } from '@docusaurus/types';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { DEMO_PAGES } from '../../../../src/site/demoPages';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import demosPlugin from '..';

const LIBRARIES = 'src/features/demo/libraries';

const site = temporaryFolder('each');

beforeEach(() => {
  const folder = path.join(site.path, LIBRARIES);
  mkdirSync(path.dirname(folder), { recursive: true });
  symlinkSync(path.resolve(LIBRARIES), folder);
});

/** Returns the paths of the plugin's routes. */
async function findRoutes(): Promise<string[]> {
  const plugin = demosPlugin({
    siteDir: site.path,
    generatedFilesDir: path.join(site.path, '.docusaurus'),
    baseUrl: '/zh/',
    i18n: { currentLocale: 'zh' },
  } as LoadContext);
  const content = await plugin.loadContent?.();
  const paths: string[] = [];
  await plugin.contentLoaded?.({
    // Content is always defined here.
    content: content as NonNullable<typeof content>,
    actions: {
      addRoute: (route: { readonly path: string }) => paths.push(route.path),
      createData: () => Promise.resolve(''),
    } as never,
  });
  return paths;
}

test.each<[what: string, files: string[], expected: string[]]>([
  ['with a demo', ['docs/joy-ui/button/Basic.tsx'], ['/zh/demo-runner/']],
  ['with a demo of an older version', ['x_versioned_docs/version-v5/A.tsx'], ['/zh/demo-runner/']],
  [
    'with a template',
    ['docs/material-ui/getting-started/templates/SignIn.tsx'],
    ['/zh/demo-runner/', '/zh/templates/sign-in/'],
  ],
  ['without demos', ['docs/joy-ui/button/button.mdx', 'docs/joy-ui/button/rows.ts'], []],
  ['without documentation', ['src/pages/index.tsx'], []],
])('a site %s has these routes for demos', async (_what, files, expected) => {
  for (const file of files) site.write({ [file]: 'export default () => null;\n' });
  expect(await findRoutes()).toEqual(expected);
});

const TEMPLATES = 'docs/material-ui/getting-started/templates';

test('each template has a page, to which its page links', () => {
  const page = readFileSync(`${TEMPLATES}/index.mdx`, 'utf8');
  const shown = [...page.matchAll(/<Demo src="\.\/(\w+\.tsx)"/g)].map(
    ([, file]) => `${TEMPLATES}/${file}`,
  );
  const linked = [...page.matchAll(/\(pathname:\/\/(\/[^)]+)\)/g)].map(
    ([, pathname = '']) => DEMO_PAGES[pathname],
  );
  expect(linked).toEqual([...new Set(shown)]);
  expect([...linked].sort()).toEqual(Object.values(DEMO_PAGES).sort());
});
