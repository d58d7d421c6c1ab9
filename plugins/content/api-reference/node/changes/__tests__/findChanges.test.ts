import path from 'node:path';
import { findChanges } from '../findChanges';
import { apiFile, component, prop } from './tinyModels';

const SITE_DIR = path.resolve(__dirname, '../../../../../..');

const newer = apiFile('6.1.0', [
  component({ name: 'Button', props: [prop('size')] }),
  component({ name: 'InternalThing' }),
]);
const older = apiFile('5.16.7', [component({ name: 'Button' })]);

test('compares a package with each older version of it that is installed', () => {
  const files = findChanges(
    SITE_DIR,
    new Map([
      ['@mui/material', { components: newer }],
      ['@mui/lab', { components: { ...newer, package: '@mui/lab' } }],
      ['material-v5', { components: older }],
    ]),
  );
  expect(files).toMatchObject([
    { package: '@mui/material', from: '5.16.7', to: '6.1.0', components: [{ name: 'Button' }] },
  ]);
});

test('finds nothing where no package is installed twice', () => {
  expect(findChanges(SITE_DIR, new Map([['@mui/material', { components: newer }]]))).toEqual([]);
  expect(findChanges(SITE_DIR, new Map([['material-v5', { components: older }]]))).toEqual([]);
});
