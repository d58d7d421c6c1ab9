import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { BundlerConfiguration } from '../bundler';
import { hashFolder, markCache } from '../markCache';

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
  let folder: string;

  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'plugin-'));
    mkdirSync(path.join(folder, 'node'));
    mkdirSync(path.join(folder, 'node/__tests__'));
    writeFileSync(path.join(folder, 'node/loader.ts'), 'one');
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ['changes with a file', 'node/loader.ts', 'two', false],
    ['changes with a new file', 'index.ts', '', false],
    ['stays when nothing changes', 'node/loader.ts', 'one', true],
    ['stays when a test changes', 'node/__tests__/loader.test.ts', 'test', true],
  ])('%s', (_, file, content, isSame) => {
    const before = hashFolder(folder);
    writeFileSync(path.join(folder, file), content);
    expect(hashFolder(folder) === before).toBe(isSame);
  });
});
