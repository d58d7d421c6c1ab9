import { chooseRelease, findCompanions } from '../node/chooseRelease';

const SITE = {
  '@x/base': '5.0.0-beta.8',
  '@x/icons': '6.1.0',
  '@x/lab': '6.0.0-beta.9',
  '@x/ui': '6.1.0',
  '@x/utils': '6.1.0',
  other: '6.1.0',
  'ui-v5': 'npm:@x/ui@5.1.0',
};

test.each([
  ['@x/ui', ['@x/ui', '@x/lab'], ['@x/icons', '@x/lab', '@x/utils']],
  ['@x/utils', [], ['@x/icons', '@x/ui']],
  ['@x/base', ['@x/base'], []],
])('with %s of a product of %j go %j', (main, ofProduct, expected) => {
  expect(findCompanions(main, SITE, ofProduct)).toEqual(expected);
});

const lab = (number: number, range: string) => ({
  version: `6.0.0-beta.${number}`,
  dependencies: { '@x/utils': range, clsx: '^2.0.0' },
  peerDependencies: { '@x/ui': range },
});
const INSTALLED = {
  installed: '6.0.0-beta.9',
  family: { '@x/ui': '6.1.5', '@x/utils': '6.1.5' },
};

test.each([
  ['the same version', [{ version: '6.1.5' }, { version: '6.1.6' }], '6.1.5'],
  [
    'the newest that fits',
    [lab(10, '^6.1.1'), lab(9, '^6.0.2'), lab(13, '^6.1.6')],
    '6.0.0-beta.10',
  ],
  [
    'one that fits one package only',
    [{ ...lab(9, '^6.1.0'), peerDependencies: { '@x/ui': '^5.0.0' } }],
    undefined,
  ],
  [
    'one that names none of them',
    [{ version: '6.2.0', dependencies: { clsx: '^2.0.0' } }],
    undefined,
  ],
  [
    'of a new major version',
    [{ version: '7.0.0', peerDependencies: { '@x/ui': '^7.0.0' } }],
    undefined,
  ],
  ['of another channel', [{ ...lab(9, '^6.1.0'), version: '6.0.0-dev.2' }], undefined],
  ['no release', [], undefined],
])('release that goes along: %s', (_, releases, expected) => {
  expect(chooseRelease(releases, '6.1.5', INSTALLED)).toBe(expected);
});
