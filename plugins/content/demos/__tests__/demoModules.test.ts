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

it('gives demos of an older version the modules of that version', () => {
  const version = PACKAGED_VERSIONS.find(({ installedAs }) => installedAs === 'material-v5');
  const styles = '@mui/material/styles$';
  expect(demoModuleAliases('/libraries')[styles]).toBe('/libraries/modules/material/styles');
  expect(demoModuleAliases('/libraries', version)[styles]).toBe(
    '/libraries/modules/material-v5/styles',
  );
});
