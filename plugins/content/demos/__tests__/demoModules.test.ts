import path from 'node:path';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { checkWrappers, demoModuleAliases, LIBRARIES_PATH } from '../node/demoModules';
import { PACKAGED_VERSIONS } from '../node/versionPackages';

const site = temporaryFolder('each');

it('needs wrappers and modules that exist', () => {
  checkWrappers(LIBRARIES_PATH.replace('@site', path.resolve()));
});

it('names those that are missing', () => {
  const wrappers = ['material', 'joy'].map((library) => [`${library}/index.tsx`, '']);
  site.write({ ...Object.fromEntries(wrappers), 'base.tsx': '', 'system.tsx': '' });
  expect(() => checkWrappers(site.path)).toThrow(
    /^src\/features\/demo\/libraries has no joy\/modules\/index, .*material-v5, material-v5\/modules\/index, /,
  );
});

it.each([
  ['@mui/material/styles$', 'styles'],
  ['@mui/material$', 'index'],
])('gives demos of an older version the module %s of that version', (request, file) => {
  const version = PACKAGED_VERSIONS.find(({ installedAs }) => installedAs === 'material-v5');
  expect(demoModuleAliases('/libraries')[request]).toBe(`/libraries/material/modules/${file}`);
  expect(demoModuleAliases('/libraries', version)[request]).toBe(
    `/libraries/material-v5/modules/${file}`,
  );
});
