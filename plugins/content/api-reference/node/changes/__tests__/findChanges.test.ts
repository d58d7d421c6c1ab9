import path from 'node:path';
import { findChanges } from '../findChanges';
import { apiFile } from './tinyModels';

const SITE_DIR = path.resolve(__dirname, '../../../../../..');

const newer = apiFile('6.1.0', []);
const older = apiFile('5.16.7', []);

test('finds nothing where no package is installed twice', () => {
  expect(findChanges(SITE_DIR, new Map([['@mui/material', { components: newer }]]))).toEqual([]);
  expect(findChanges(SITE_DIR, new Map([['material-v5', { components: older }]]))).toEqual([]);
});
