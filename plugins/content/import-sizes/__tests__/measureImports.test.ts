/** @jest-environment node */
import { stop } from 'esbuild';
import path from 'node:path';
import { measureImports } from '../node/measureImports';

const measured = {
  // A site in a folder of a workspace, whose packages are installed above it.
  siteDir: path.resolve('src/site'),
  packageName: '@mui/material',
  installedAs: '@mui/material',
  imports: new Map([['Box', "import Box from '@mui/material/Box';"]]),
};

afterAll(() => stop());

test('measures packages that are installed above the site', async () => {
  const { Box, ...others } = await measureImports(measured);
  expect(Box).toBeGreaterThan(1000);
  expect(others).toEqual({});
});

test('says what is not installed', async () => {
  await expect(measureImports({ ...measured, installedAs: '@mui/absent' })).rejects.toThrow(
    '@mui/absent is not installed.',
  );
});
