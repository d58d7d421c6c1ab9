import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from '../../temporaryFolder';
import { linkPackages } from '../linkPackages';

const folder = temporaryFolder('each');

const link = () =>
  linkPackages(path.join(folder.path, 'a/node_modules'), path.join(folder.path, 'b/node_modules'));

const read = (file: string) => {
  const found = path.join(folder.path, 'b/node_modules', file);
  return existsSync(found) ? readFileSync(found, 'utf8') : undefined;
};

test('packages are there, older ones are gone, and each folder has its own cache', () => {
  folder.write({
    'a/node_modules/react/index.js': 'new',
    'a/node_modules/@mui/material/Button/Button.d.ts': 'types',
    'a/node_modules/.package-lock.json': 'new',
    'a/node_modules/.cache/build': 'of a',
    'b/node_modules/react/index.js': 'old',
    'b/node_modules/gone/index.js': 'old',
    'b/node_modules/.package-lock.json': 'old',
    'b/node_modules/.cache/build': 'of b',
  });
  link();
  expect(read('react/index.js')).toBe('new');
  expect(read('@mui/material/Button/Button.d.ts')).toBe('types');
  expect(read('.package-lock.json')).toBe('new');
  expect(read('.cache/build')).toBe('of b');
  expect(read('gone/index.js')).toBeUndefined();
});

test('the same packages are linked once', () => {
  folder.write({
    'a/node_modules/react/index.js': 'react',
    'a/node_modules/.package-lock.json': 'same',
  });
  link();
  folder.write({ 'b/node_modules/mark/index.js': 'still there' });
  link();
  expect(read('mark/index.js')).toBe('still there');
  folder.write({ 'a/node_modules/.package-lock.json': 'another' });
  link();
  expect(read('mark/index.js')).toBeUndefined();
});
