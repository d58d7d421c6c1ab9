import {
  hooksOfPages,
  toImportFacts,
  toImportSizes,
  type DescribedPackage,
} from '../node/facts/importFacts';

const member = (name: string) => ({
  name,
  imports: [`import ${name} from '@mui/material/${name}';`],
  file: `${name}/${name}.d.ts`,
});

const described: DescribedPackage = {
  packageName: '@mui/material',
  version: '6.1.0',
  members: ['Tabs', 'Button', 'Grid2'].map(member),
  sizes: { Button: 20_000, Tabs: 30_000 },
  source: {
    directory: 'packages/mui-material/src',
    taggedBy: '@mui/material',
    hookExtension: 'ts',
  },
  tag: '6.1.0',
  changes: {
    schema: 1,
    package: '@mui/material',
    from: '5.16.7',
    to: '6.1.0',
    components: [
      {
        name: 'Grid2',
        slug: 'grid-2',
        changes: [{ kind: 'added', subject: 'component', name: 'Grid2' }],
      },
      { name: 'Tabs', slug: 'tabs', changes: [{ kind: 'added', subject: 'prop', name: 'slots' }] },
    ],
  },
  changesPage: '/material-ui/migration/api-changes-v6',
};

test('facts of imports: size, source at the tag, what is new, what changed', () => {
  const source = 'https://git.example/ui/tree/v6.1.0/packages/mui-material/src';
  const common = { packageName: '@mui/material', version: '6.1.0' };
  expect(toImportFacts(described, 'https://git.example/ui')).toEqual({
    Button: { ...common, size: 20_000, source: `${source}/Button` },
    Grid2: { ...common, source: `${source}/Grid2`, since: 'v6' },
    Tabs: {
      ...common,
      size: 30_000,
      source: `${source}/Tabs`,
      changes: { since: 'v5', to: '/material-ui/migration/api-changes-v6/#tabs' },
    },
  });
});

test('the table of sizes has what was measured and has an API page, by name', () => {
  const pathOf = (_package: string, name: string) => `/api/${name}/`;
  const page = {
    productId: 'material-ui',
    packageName: '@mui/material',
    installedAs: '@mui/material',
    pathname: '/api/Button',
    kind: 'component' as const,
    names: ['Button'],
  };
  const sizesOf = (productId: string) =>
    toImportSizes([described], { pages: [page], pathOf }, productId);
  expect(sizesOf('material-ui')).toEqual([
    { name: 'Button', to: '/api/Button/', from: '@mui/material/Button', bytes: 20_000 },
    { name: 'Tabs', to: '/api/Tabs/', from: '@mui/material/Tabs', bytes: 30_000 },
  ]);
  expect(sizesOf('joy-ui')).toEqual([]);
});

test('pages that are titled like a hook are about it', () => {
  const pages = [
    { title: 'useMediaQuery', packageName: '@mui/material' },
    { title: 'useMediaQuery', packageName: '@mui/joy' },
    { title: 'Used twice', packageName: '@mui/material' },
  ];
  expect(hooksOfPages(pages, '@mui/material')).toEqual([
    {
      name: 'useMediaQuery',
      imports: ["import { useMediaQuery } from '@mui/material';"],
      file: 'useMediaQuery/index.d.ts',
    },
  ]);
});
