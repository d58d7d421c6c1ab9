import type { LoadContext } from '@docusaurus/types';
import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import demosPlugin from '..';

const site = temporaryFolder('each');

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
  ['without demos', ['docs/joy-ui/button/button.mdx', 'docs/joy-ui/button/rows.ts'], []],
  ['without documentation', ['src/pages/index.tsx'], []],
])('a site %s has these routes for edited demos', async (_what, files, expected) => {
  for (const file of files) site.write({ [file]: 'export default () => null;\n' });
  expect(await findRoutes()).toEqual(expected);
});
