import type { ApiComponent, ApiFile } from '../../../contract';
import { parseApiCommand } from '../apiCommand';
import { assertDocumented } from '../assertDocumented';
import { findInstalledPackage } from '../findInstalledPackage';
import { createMiniatureSite } from './miniatureSite';

describe('the command', () => {
  test('reads its flags', () => {
    expect(parseApiCommand(['--package', '@mui/lab', '--inherited', '--out', 'a.json'])).toEqual({
      package: '@mui/lab',
      inherited: true,
      out: 'a.json',
    });
    expect(parseApiCommand(['--package', '@mui/lab'])).toEqual({
      package: '@mui/lab',
      inherited: false,
      out: undefined,
    });
  });

  test.each([
    [[], /^Say which package to read: npm run api/],
    [['--package'], /'--package <value>' argument missing; use it like this: npm run api/],
    [['--packages', 'a'], /^Unknown option '--packages'; use it like this: npm run api/],
    [['@mui/lab'], /^Unexpected argument '@mui\/lab'[^.]*; use it like this: npm run api/],
  ])('explains what is wrong with %j', (args, message) => {
    expect(() => parseApiCommand(args)).toThrow(message);
  });
});

describe('installed packages', () => {
  const siteDir = createMiniatureSite([
    { folder: '@mui/material', name: '@mui/material', version: '6.1.0', files: {} },
    { folder: 'material-v5', name: '@mui/material', version: '5.16.7', files: {} },
  ]);

  test.each([
    ['@mui/material', undefined],
    ['@mui/material@6.1.0', undefined],
    ['material-v5', 'material-v5'],
    ['@mui/material@5.16.7', 'material-v5'],
  ])('%s is found', (wanted, alias) => {
    expect(findInstalledPackage(siteDir, wanted)).toEqual({ packageName: '@mui/material', alias });
  });

  test.each(['@mui/joy', '@mui/material@4.0.0', 'react'])('%s is not among them', (wanted) => {
    expect(() => findInstalledPackage(siteDir, wanted)).toThrow(
      `The site does not depend on a package '${wanted}'.`,
    );
  });
});

describe('what is to be documented', () => {
  const component = (props: ApiComponent['props']): ApiComponent => ({
    name: 'A',
    slug: 'a',
    module: 'p/A',
    imports: [],
    description: '',
    demos: [],
    inherits: null,
    polymorphic: false,
    props,
    slots: [],
    classes: [],
    file: 'A/A.d.ts',
  });
  const prop = { name: 'a', type: 'string', muiType: 'string', own: true };
  const model: ApiFile = {
    schema: 1,
    package: 'p',
    version: '1.0.0',
    typescript: '6.0.3',
    mode: 'dts+jshint',
    components: { Full: component([prop]), Empty: component([]) },
  };

  test('may not be missing or empty', () => {
    expect(() => assertDocumented(model, ['Full'])).not.toThrow();
    expect(() => assertDocumented(model, ['Full', 'Empty', 'Missing'])).toThrow(
      'Nothing was extracted from p@1.0.0 for Empty, Missing.',
    );
  });
});
