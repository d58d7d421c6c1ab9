import type { InstalledPackage } from '../node/installedPackages';
import { findIconNames, drawIcon } from '../node/versionIcons';
import {
  findInVersion,
  findPackagedVersion,
  installedRequest,
  PACKAGED_VERSIONS,
} from '../node/versionPackages';

const v5 = PACKAGED_VERSIONS.find(({ name }) => name === 'v5');

test.each([
  ['material-ui_versioned_docs/version-v5/react-button/BasicButtons.tsx', 'material-v5'],
  ['docs/material-ui/react-button/BasicButtons.tsx', undefined],
])('the package of %s', (file, installedAs) => {
  expect(findPackagedVersion(file)?.installedAs).toBe(installedAs);
});

test.each([
  ['@mui/material', 'material-v5'],
  ['@mui/material/Button', 'material-v5/Button'],
  ['@mui/icons-material/Delete', '@generated/demos/icons/material-ui-v5/Delete'],
  ['@mui/material-next', '@mui/material-next'],
  ['react', 'react'],
])('%s is %s in an older version', (specifier, expected) => {
  expect(installedRequest(specifier, v5)).toBe(expected);
  expect(installedRequest(specifier, undefined)).toBe(specifier);
});

test('an application of an older version has its packages', () => {
  const installed: Readonly<Record<string, InstalledPackage>> = {
    '@mui/material': { version: '6.1.0', hasTypes: true },
    'material-v5': { version: '5.16.7', hasTypes: true },
    '@mui/icons-material': { version: '6.1.0', hasTypes: true },
    react: { version: '18.3.1', hasTypes: false },
  };
  const find = findInVersion((name) => installed[name], v5);
  expect(
    ['@mui/material', '@mui/icons-material', 'react', 'vue'].map((name) => find(name)?.version),
  ).toEqual(['5.16.7', '5.16.7', '18.3.1', undefined]);
  expect(findInVersion((name) => installed[name], undefined)('@mui/material')?.version).toBe(
    '6.1.0',
  );
});

test('the icons that a demo imports', () => {
  const code = `import Delete from '@mui/icons-material/Delete';
    import Add from "@mui/icons-material/Add";
    import Again from '@mui/icons-material/Delete';
    import Button from '@mui/material/Button';`;
  expect(findIconNames(code)).toEqual(['Delete', 'Add']);
});

test('an icon is drawn by another version, or says what has changed', () => {
  const icon = "import createSvgIcon from './utils/createSvgIcon';\nexport default 1;";
  expect(drawIcon(icon, 'Delete', 'material-v5')).toBe(
    'import createSvgIcon from "material-v5/utils/createSvgIcon";\nexport default 1;',
  );
  expect(() => drawIcon('export default 1;', 'Delete', 'material-v5')).toThrow(
    '@mui/icons-material/esm/Delete.js imports no "./utils/createSvgIcon"; adapt versionIcons.ts.',
  );
});
