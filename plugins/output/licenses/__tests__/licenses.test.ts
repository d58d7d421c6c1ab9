import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { packageFolders } from '../node/bundledPackages';
import { licenseOf } from '../node/licenseOf';
import { licensesText } from '../node/licensesText';

test('files belong to the innermost package', () => {
  const files = [
    '/site/node_modules/react/index.js',
    '/site/node_modules/react/cjs/react.js',
    '/site/node_modules/@mui/material/Button/Button.js',
    '/site/node_modules/a/node_modules/@b/c/d.js',
    'C:\\site\\node_modules\\@e\\f\\g.js',
    '/site/node_modules/.cache/loader/a.js',
    '/site/src/index.ts',
    '',
  ];
  expect([...packageFolders(files)]).toEqual([
    '/site/node_modules/react',
    '/site/node_modules/@mui/material',
    '/site/node_modules/a/node_modules/@b/c',
    'C:\\site\\node_modules\\@e\\f',
  ]);
});

describe('the license of a package', () => {
  const folder = temporaryFolder('each');

  test.each([
    [
      'is its file',
      {
        'package.json': '{"name":"a","version":"1.0.0","license":"MIT"}',
        LICENSE: 'MIT\r\n(c) A\n',
      },
      { title: 'a@1.0.0 (MIT)', text: 'MIT\n(c) A' },
    ],
    [
      'is all its files',
      {
        'package.json': '{"name":"@a/b","version":"2.0.0","license":{"type":"OFL-1.1"}}',
        'licence.md': 'One',
        'NOTICE.txt': 'Two',
        'license-checker.js': 'no license',
        'vendor/c/LICENSE': 'Three',
        'node_modules/d/LICENSE': 'of another package',
      },
      { title: '@a/b@2.0.0 (OFL-1.1)', text: 'Two\nOne\nThree' },
    ],
    [
      'is what is said of it, if it has no file',
      {
        'package.json':
          '{"name":"a","version":"1.0.0","license":"MIT","author":{"name":"A"},"homepage":"https://a.test"}',
      },
      { title: 'a@1.0.0 (MIT)', text: 'A, https://a.test' },
    ],
    ['is not that of a part', { 'package.json': '{"type":"module"}' }, undefined],
  ])('%s', (_name, files, expected) => {
    folder.write(files);
    expect(licenseOf(folder.path)).toEqual(expected);
  });
});

test('a text that packages share is there once', () => {
  const text = licensesText([
    { title: 'b@1.0.0 (MIT)', text: 'MIT' },
    { title: 'c@1.0.0', text: '' },
    { title: 'a@1.0.0 (MIT)', text: 'MIT' },
    { title: 'a@1.0.0 (MIT)', text: 'MIT' },
  ]);
  const line = '-'.repeat(80);
  expect(text.split(`\n\n${line}\n\n`)).toEqual([
    'Licenses of the code and the fonts that this site contains.',
    'a@1.0.0 (MIT)\nb@1.0.0 (MIT)\n\nMIT',
    'c@1.0.0\n',
  ]);
});
