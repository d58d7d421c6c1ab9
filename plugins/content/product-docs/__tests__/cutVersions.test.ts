import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { readCutVersions } from '../node/cutVersions';

const site = temporaryFolder('each');

test('what was cut is in the product’s file', () => {
  expect(readCutVersions(site.path, 'x')).toEqual([]);
  site.write({ 'x_versions.json': '["v6", "v5"]' });
  expect(readCutVersions(site.path, 'x')).toEqual(['v6', 'v5']);
  site.write({ 'x_versions.json': '{}' });
  expect(() => readCutVersions(site.path, 'x')).toThrow('x_versions.json is not a list.');
});
