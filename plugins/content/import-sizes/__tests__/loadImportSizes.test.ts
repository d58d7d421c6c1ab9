import { mkdirSync, mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadImportSizes } from '../node/loadImportSizes';

const siteDir = mkdtempSync(path.join(tmpdir(), 'sizes-'));
const cacheDir = path.join(siteDir, 'cache');

function install(name: string, manifest: object, files: Readonly<Record<string, string>>) {
  const folder = path.join(siteDir, 'node_modules', name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ name, ...manifest }));
  for (const [file, code] of Object.entries(files)) writeFileSync(path.join(folder, file), code);
}

const filler = (length: number) =>
  Array.from({ length }, (_, index) => `export const v${index} = "${Math.sin(index)}";`).join('\n');

install(
  'lib-v5',
  { sideEffects: false, peerDependenciesMeta: { optional: { optional: true } } },
  {
    'index.js': `
      export { default as Small } from './Small.js';
      export { default as Large } from './Large.js';
      export { default as Extra } from './Extra.js';`,
    'Small.js': `import * as React from 'react'; export default React.version;`,
    'Large.js': `import * as all from './filler.js'; export default Object.keys(all);`,
    'Extra.js': `import optional from 'optional'; export default optional;`,
    'filler.js': filler(200),
  },
);
install('react', {}, { 'index.js': filler(500) });

const request = (modelKey: string) => ({
  packageName: 'lib',
  installedAs: 'lib-v5',
  modelKey,
  imports: new Map(
    ['Small', 'Large', 'Extra'].map((name) => [name, `import { ${name} } from 'lib';`]),
  ),
});

test('measures each import on its own, without React, and what needs a missing package not', async () => {
  const [sizes = {}] = await loadImportSizes(siteDir, cacheDir, [request('one')]);
  expect(Object.keys(sizes).sort()).toEqual(['Large', 'Small']);
  expect(sizes['Small']).toBeLessThan(150);
  expect(sizes['Large']).toBeGreaterThan(1000);
});

test('a cached size is used until a version changes, and then replaced', async () => {
  const [name = ''] = readdirSync(cacheDir);
  writeFileSync(path.join(cacheDir, name), '{"Small":1}');
  expect(await loadImportSizes(siteDir, cacheDir, [request('one')])).toEqual([{ Small: 1 }]);

  writeFileSync(path.join(cacheDir, name), 'damaged');
  const [again = {}] = await loadImportSizes(siteDir, cacheDir, [request('one')]);
  expect(again['Large']).toBeGreaterThan(1000);

  await loadImportSizes(siteDir, cacheDir, [request('two')]);
  expect(readdirSync(cacheDir)).toHaveLength(1);
  expect(readdirSync(cacheDir)).not.toContain(name);
});
