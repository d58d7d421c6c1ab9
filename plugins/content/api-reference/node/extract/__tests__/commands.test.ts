import { component, prop } from '../../../__tests__/pageModels';
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
  const model = {
    package: '@mui/material',
    version: '1.0.0',
    components: {
      Full: component({ name: 'Full', props: [prop({ name: 'a' })] }),
      Empty: component({ name: 'Empty' }),
    },
  };

  test('may not be missing or empty', () => {
    expect(() => assertDocumented(model, ['Full'])).not.toThrow();
    expect(() => assertDocumented(model, ['Full', 'Empty', 'Missing'])).toThrow(
      'Nothing was extracted from @mui/material@1.0.0 for Empty, Missing: it has no such component, or one without props. Correct src/site/apiReference.ts.',
    );
  });
});
