import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readCutVersions } from '../node/cutVersions';

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
