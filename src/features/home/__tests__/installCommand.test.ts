import { installCommand } from '../installCommand';

const VERSIONS = { '@mui/material': '6.1.0', '@mui/base': '5.0.0-beta.58' };

test.each([
  ['base-ui', 'npm', 'npm install @mui/base@5.0.0-beta.58'],
  ['material-ui', 'pnpm', 'pnpm add @mui/material@6.1.0 @emotion/react @emotion/styled'],
  ['system', 'yarn', 'yarn add @mui/system @emotion/react @emotion/styled'],
  ['experiments', 'npm', undefined],
] as const)('%s with %s', (product, packageManager, expected) => {
  expect(installCommand(product, VERSIONS, packageManager)).toBe(expected);
});
