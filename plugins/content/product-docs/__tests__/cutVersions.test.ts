import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findVersionProblems, readCutVersions, withoutUncut } from '../node/cutVersions';

test('an option of a version that was not cut yet is left out', () => {
  const versions = { current: { label: 'v6' }, v5: { label: 'v5' } };
  expect(withoutUncut(versions, [])).toEqual({ current: { label: 'v6' } });
  expect(withoutUncut(versions, ['v5'])).toEqual(versions);
});

test('a version that was never cut is named with the command', () => {
  expect(findVersionProblems('x', ['current', 'v7', 'v6'], ['v6'])).toEqual([
    'src/site/products.ts: x has the version "v7", which was never cut. Run "npm run docusaurus docs:version:x v7", or remove it.',
  ]);
});

test('what was cut is in the product’s file', async () => {
  const siteDir = await mkdtemp(path.join(tmpdir(), 'versions-'));
  try {
    expect(readCutVersions(siteDir, 'x')).toEqual([]);
    await writeFile(path.join(siteDir, 'x_versions.json'), '["v6", "v5"]');
    expect(readCutVersions(siteDir, 'x')).toEqual(['v6', 'v5']);
    await writeFile(path.join(siteDir, 'x_versions.json'), '{}');
    expect(() => readCutVersions(siteDir, 'x')).toThrow('x_versions.json is not a list.');
  } finally {
    await rm(siteDir, { recursive: true });
  }
});
