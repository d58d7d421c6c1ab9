import path from 'node:path';
import { demoDependencies, typeDependencies } from '../node/demoDependencies';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { createFindPackage, type InstalledPackage } from '../node/installedPackages';
import { moduleRequests } from '../node/moduleRequests';

const REACT = { react: '^18.0.0', 'react-dom': '^18.0.0' };
const EMOTION = { '@emotion/react': '^11.0.0', '@emotion/styled': '^11.0.0' };
const OPTIONAL = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { optional: true }]));

const PACKAGES: Record<string, Partial<InstalledPackage>> = {
  react: { version: '18.3.1' },
  'react-dom': { version: '18.3.2', peerDependencies: { react: '^18.0.0' } },
  '@types/react': { version: '18.3.31' },
  '@types/react-dom': { version: '18.3.7' },
  '@types/mui__base': { version: '1.0.0' },
  typescript: { version: '6.0.3', hasTypes: true },
  '@emotion/react': { version: '11.14.0', hasTypes: true },
  '@emotion/styled': { version: '11.14.1', peerDependencies: EMOTION, hasTypes: true },
  '@mui/material': {
    version: '6.1.0',
    hasTypes: true,
    peerDependencies: { ...REACT, ...EMOTION, '@types/react': '*', pigment: '*' },
    peerDependenciesMeta: OPTIONAL('@emotion/react', '@emotion/styled', '@types/react', 'pigment'),
  },
  '@mui/icons-material': { version: '6.1.1', peerDependencies: { '@mui/material': '^6.0.0' } },
  '@mui/base': { version: '5.0.0', peerDependencies: REACT },
  '@mui/x-date-pickers': {
    version: '7.17.0',
    peerDependencies: { '@mui/material': '^6.0.0', dayjs: '*', luxon: '*' },
    peerDependenciesMeta: OPTIONAL('dayjs', 'luxon'),
  },
  dayjs: { version: '1.11.13', hasTypes: true },
  needy: { version: '1.0.0', peerDependencies: { absent: '*' } },
  'react-router-dom': { version: '6.26.0', bundled: '5.3.4' },
};

const findPackage = (name: string): InstalledPackage | undefined => {
  const found = PACKAGES[name];
  return found && { version: '0', hasTypes: false, ...found };
};

const file = (code: string, name = 'docs/a/Basic.tsx') => ({
  path: name,
  requests: moduleRequests(code, name),
});

const names = (code: string) => Object.keys(demoDependencies([file(code)], findPackage));

const BARE = ['react', 'react-dom'];
const MATERIAL = ['@emotion/react', '@emotion/styled', '@mui/material', ...BARE];

describe('demoDependencies', () => {
  it('pins what is installed, by name', () => {
    expect(
      demoDependencies([file("import Button from '@mui/material/Button';")], findPackage),
    ).toEqual({
      '@emotion/react': '11.14.0',
      '@emotion/styled': '11.14.1',
      '@mui/material': '6.1.0',
      react: '18.3.1',
      'react-dom': '18.3.2',
    });
  });

  test.each<[code: string, expected: string[]]>([
    ['', BARE],
    ["import { a } from './a';\nimport '../b.css';\nimport c from '.';", BARE],
    ["import { Button } from '@mui/base';", ['@mui/base', ...BARE]],
    ["import * as base from '@mui/base/Button/deep';", ['@mui/base', ...BARE]],
    ["import type { A } from '@mui/base';", ['@mui/base', ...BARE]],
    ["import 'dayjs/locale/de';", ['dayjs', ...BARE]],
    ["import Star from '@mui/icons-material/Star';", [...MATERIAL, '@mui/icons-material'].sort()],
    [
      "import { DatePicker } from '@mui/x-date-pickers';",
      [...MATERIAL, '@mui/x-date-pickers'].sort(),
    ],
    [
      "import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';",
      [...MATERIAL, '@mui/x-date-pickers', 'dayjs'].sort(),
    ],
  ])('%j needs %j', (code, expected) => {
    expect(names(code)).toEqual(expected);
  });

  it('counts the imports of all files', () => {
    const files = [file("import './rows';"), file("import dayjs from 'dayjs';", 'docs/a/rows.ts')];
    expect(Object.keys(demoDependencies(files, findPackage))).toEqual(['dayjs', ...BARE]);
  });

  test.each([
    [
      "\nimport a from 'lodash/map';",
      'docs/a/Basic.tsx:2: import of "lodash/map": the package lodash is not installed;',
    ],
    ["import a from '@site/src/ui/Menu';", 'the package @site/src is not installed'],
    [
      "import 'needy';",
      'docs/a/Basic.tsx:1: import of "needy", by needy: the package absent is not installed',
    ],
    [
      "import { Link } from 'react-router-dom';",
      'docs/a/Basic.tsx:1: import of "react-router-dom": a page would run react-router-dom 5.3.4',
    ],
    [
      "import { AdapterLuxon } from '@mui/x-date-pickers/AdapterLuxon';",
      'the package luxon is not installed',
    ],
  ])('refuses %j', (code, message) => {
    expect(() => names(code)).toThrow(message);
  });
});

describe('typeDependencies', () => {
  it('has the compiler, and types of packages that come without', () => {
    const dependencies = {
      dayjs: '1',
      react: '1',
      'react-dom': '1',
      '@mui/material': '1',
      needy: '1',
    };
    expect(typeDependencies(dependencies, findPackage)).toEqual({
      '@types/react': '18.3.31',
      '@types/react-dom': '18.3.7',
      typescript: '6.0.3',
    });
  });

  it('knows how the types of a scoped package are called', () => {
    expect(typeDependencies({ '@mui/base': '5' }, findPackage)).toHaveProperty('@types/mui__base');
  });

  it('needs TypeScript', () => {
    expect(() => typeDependencies({}, () => undefined)).toThrow('typescript is not installed');
  });
});

describe('createFindPackage', () => {
  const folder = temporaryFolder('each');

  it('sees the version that Docusaurus brings', () => {
    const docusaurus = 'node_modules/@docusaurus/core/node_modules/react-router/package.json';
    folder.write({
      'node_modules/react-router/package.json': '{ "version": "6.26.0" }',
      'node_modules/dayjs/package.json': '{ "version": "1.11.13" }',
      [docusaurus]: '{ "version": "5.3.4" }',
    });
    const findThere = createFindPackage(folder.path);
    expect(findThere('react-router')).toMatchObject({ version: '6.26.0', bundled: '5.3.4' });
    expect(findThere('dayjs')).toMatchObject({ version: '1.11.13', bundled: undefined });
  });

  const find = createFindPackage(path.join(__dirname, '../../../..'));

  it('reads what this site has installed', () => {
    expect(find('react')).toMatchObject({ version: '18.3.1', hasTypes: false });
    expect(find('@mui/x-data-grid')?.peerDependencies).toHaveProperty('@mui/material');
    expect(find('no-such-package')).toBeUndefined();
  });

  it.each(['@mui/material', '@mui/icons-material', '@emotion/react', 'dayjs', '@toolpad/core'])(
    'sees that %s has types',
    (name) => {
      expect(find(name)?.hasTypes).toBe(true);
    },
  );

  it('gives the demos of all libraries what they need', () => {
    const code = "import '@mui/x-data-grid'; import '@toolpad/core'; import '@mui/joy';";
    const dependencies = demoDependencies([file(code)], find);
    expect(Object.keys(dependencies)).toEqual([
      '@emotion/react',
      '@emotion/styled',
      '@mui/icons-material',
      '@mui/joy',
      '@mui/material',
      '@mui/system',
      '@mui/x-data-grid',
      '@toolpad/core',
      'react',
      'react-dom',
    ]);
    expect(Object.keys(typeDependencies(dependencies, find))).toEqual([
      '@types/react',
      '@types/react-dom',
      'typescript',
    ]);
  });
});
