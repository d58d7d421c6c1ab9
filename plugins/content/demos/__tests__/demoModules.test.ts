import { existsSync } from 'node:fs';
import path from 'node:path';
import { demoModuleAliases, LIBRARIES_PATH } from '../node/demoModules';
import { PACKAGED_VERSIONS } from '../node/versionPackages';

const folder = LIBRARIES_PATH.replace('@site', path.resolve());

it('names files that exist', () => {
  for (const file of Object.values(demoModuleAliases(folder))) {
    expect([file, existsSync(`${file}.ts`) || existsSync(`${file}.tsx`)]).toEqual([file, true]);
  }
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
