import path from 'node:path';
import { createMiniatureSite } from '../../extract/__tests__/miniatureSite';
import { readTypingPackages } from '../readTypingPackages';

function manifest(dependencies: Record<string, string>, name: string, version: string) {
  return { 'package.json': JSON.stringify({ name, version, dependencies }) };
}

const siteDir = createMiniatureSite([
  {
    folder: '@mui/lamps',
    name: '@mui/lamps',
    version: '2.0.0',
    files: manifest({ '@mui/wires': '*', clsx: '*', absent: '*' }, '@mui/lamps', '2.0.0'),
  },
  {
    folder: '@mui/lamps/node_modules/@mui/wires',
    name: '@mui/wires',
    version: '1.5.0',
    files: manifest({ '@mui/lamps': '*' }, '@mui/wires', '1.5.0'),
  },
  { folder: '@mui/wires', name: '@mui/wires', version: '2.0.0', files: {} },
  {
    folder: 'clsx',
    name: 'clsx',
    version: '3.0.0',
    files: manifest({ unrelated: '*' }, 'clsx', '3.0.0'),
  },
  { folder: 'unrelated', name: 'unrelated', version: '1.0.0', files: {} },
]);

test('the package, and those whose typings show in its own, where Node.js finds them', () => {
  expect(Object.fromEntries(readTypingPackages(siteDir, '@mui/lamps'))).toEqual({
    'node_modules/@mui/lamps': '@mui/lamps@2.0.0',
    'node_modules/@mui/lamps/node_modules/@mui/wires': '@mui/wires@1.5.0',
    'node_modules/clsx': 'clsx@3.0.0',
  });
});

test('packages of a folder above are found, as Node.js does', () => {
  const packages = readTypingPackages(path.join(siteDir, 'copy'), 'clsx');
  expect([...packages.values()]).toEqual(['clsx@3.0.0', 'unrelated@1.0.0']);
});

test('a package that is not there is named', () => {
  expect(() => readTypingPackages(siteDir, '@mui/chairs')).toThrow(
    'The package @mui/chairs is not installed. Run "npm ci".',
  );
});
