import type { LoadContext } from '@docusaurus/types';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import type { BundlerConfiguration } from '../../../common/bundler/bundler';
import bundlerCache from '../index';

const site = temporaryFolder('each');

/** The key of the cache as the next start of Docusaurus would use it. */
function cacheVersion(): string {
  const config = { experiments: { cache: { version: 'client' } } };
  const plugin = bundlerCache({ siteDir: site.path } as LoadContext);
  const args = [config as BundlerConfiguration, false, {}] as unknown;
  plugin.configureWebpack?.(...(args as Parameters<NonNullable<typeof plugin.configureWebpack>>));
  return config.experiments.cache.version;
}

test.each([
  ['plugins/content/code-blocks/node/remarkCodeBlocks.ts', false],
  ['plugins/common/markdown/readHeadings.ts', false],
  ['src/site/links.ts', false],
  ['package-lock.json', false],
  ['docs/x/index.mdx', true],
  ['src/ui/Menu/Menu.tsx', true],
])('an edit of %s keeps the cache: %s', (file, isKept) => {
  site.write({ [file]: 'old', 'src/site/paths.ts': '' });
  const before = cacheVersion();
  expect(cacheVersion()).toBe(before);
  site.write({ [file]: 'new' });
  expect(cacheVersion() === before).toBe(isKept);
});
