import path from 'node:path';
import { findChanges } from '../node/findChanges';
import { apiFile } from './tinyModels';

const SITE_DIR = path.resolve(__dirname, '../../../..');

const newer = apiFile('6.1.0', []);
const older = apiFile('5.16.7', []);

test('finds nothing where no package is installed twice', () => {
  expect(findChanges(SITE_DIR, new Map([['@mui/material', { components: newer }]]))).toEqual([]);
  expect(findChanges(SITE_DIR, new Map([['material-v5', { components: older }]]))).toEqual([]);
});

test('finds those since the nearest older major version', () => {
  const models = new Map(
    [
      ['material-v6', apiFile('6.5.0', [])] as const,
      ['material-v4', apiFile('4.12.4', [])] as const,
      ['material-v5', older] as const,
      ['@mui/material', newer] as const,
    ].map(([name, components]) => [name, { components }]),
  );
  expect(findChanges(SITE_DIR, models).map(({ from, to }) => [from, to])).toEqual([
    ['5.16.7', '6.1.0'],
  ]);
});
