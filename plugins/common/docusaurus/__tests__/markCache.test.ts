import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import type { BundlerConfiguration } from '../../bundler/bundler';
import { hashFiles } from '../../files/hashFiles';
import { markCache } from '../markCache';

test.each([
  [
    "Rspack's cache",
    { cache: true, experiments: { cache: { type: 'persistent', version: 'client-3.10.2' } } },
    {
      cache: true,
      experiments: { cache: { type: 'persistent', version: 'client-3.10.2-page-weight-1' } },
    },
  ],
  [
    "webpack's cache",
    { cache: { type: 'filesystem', version: 'client-3.10.2' } },
    { cache: { type: 'filesystem', version: 'client-3.10.2-page-weight-1' } },
  ],
  ['no persistent cache', { experiments: {} }, { experiments: {} }],
  ['nothing', {}, {}],
])('marks %s', (_, given, marked) => {
  const config = structuredClone(given) as BundlerConfiguration;
  markCache(config, 'page-weight-1');
  expect(config).toEqual(marked);
});

describe('the hash of a folder', () => {
  const plugin = temporaryFolder('each');

  beforeEach(() => plugin.write({ 'node/loader.ts': 'one' }));

  test.each([
    ['changes with a file', 'node/loader.ts', 'two', false],
    ['changes with a new file', 'index.ts', '', false],
    ['stays when nothing changes', 'node/loader.ts', 'one', true],
    ['stays when a test changes', 'node/__tests__/loader.test.ts', 'test', true],
  ])('%s', (_, file, content, isSame) => {
    const names = [plugin.path, path.join(plugin.path, 'index.ts')];
    const before = hashFiles(names);
    plugin.write({ [file]: content });
    expect(hashFiles(names) === before).toBe(isSame);
  });
});
