import { apiAddressesOf } from '../node/pages/apiAddresses';
import { findDemoPages, findDemoProblems, type DemoClaim } from '../node/pages/findDemoProblems';
import { readNames } from '../../../common/front-matter/parseFrontMatter';
import { docPage } from './pageModels';

const addresses = apiAddressesOf('current');

const claim = (given: Partial<DemoClaim> = {}): DemoClaim => ({
  name: 'Button',
  kind: 'component',
  packageName: '@mui/material',
  productId: 'material-ui',
  pages: ['/material-ui/react-button'],
  ...given,
});

describe('findDemoProblems', () => {
  it.each([
    ['pages and comments agree', [docPage()], [claim()]],
    ['the page does not exist yet', [], [claim()]],
    ['the page names no package', [docPage({ packageName: undefined, components: ['X'] })], []],
    [
      'a component has several pages',
      [docPage()],
      [claim({ name: 'Fab', pages: ['/material-ui/react-button', '/material-ui/react-fab'] })],
    ],
    [
      'a component that another page lists',
      [docPage({ components: [] }), docPage({ pathname: '/material-ui/react-card' })],
      [claim()],
    ],
    ['a component of another package', [docPage({ components: ['LoadingButton'] })], []],
    ['a component with a plan', [docPage({ components: ['Heatmap'] })], []],
    [
      'a page of another product',
      [docPage({ pathname: '/base-ui/react-portal', productId: 'base-ui', components: [] })],
      [claim({ name: 'Portal', pages: ['/base-ui/react-portal'] })],
    ],
  ])('nothing where %s', (_case, pages, claims) => {
    expect(findDemoProblems(addresses, pages, claims)).toEqual([]);
  });

  it('names what has no API page and what is not listed, with the mend', () => {
    const problems = findDemoProblems(
      addresses,
      [docPage({ components: ['Button', 'Buton'], hooks: ['useNothing'] })],
      [
        claim(),
        claim({ name: 'Fab', pages: ['/material-ui/react-button'] }),
        claim({ name: 'LoadingButton', packageName: '@mui/lab' }),
      ],
    );
    const file = 'docs/material-ui/react-button/index.mdx';
    expect(problems).toEqual([
      `${file}: "components" names Buton, which has no API page. Correct or remove it, or add it to @mui/material in src/site/apiReference.ts.`,
      `${file}: "hooks" names useNothing, which has no API page. Correct or remove it, or add it to @mui/material in src/site/apiReference.ts.`,
      `${file}: add Fab to "components" in the front matter; @mui/material says that this page alone shows it.`,
      `${file}: add LoadingButton to "components" in the front matter; @mui/lab says that this page alone shows it.`,
    ]);
  });
});

it('puts the own page of a component first', () => {
  const pages = [
    docPage({ pathname: '/material-ui/react-app-bar', title: 'App Bar' }),
    docPage({ pathname: '/material-ui/react-card', title: 'Card', components: ['Card'] }),
    docPage(),
  ];
  expect(
    findDemoPages(addresses, pages, '/material-ui/api/button/', 'button').map(({ title }) => title),
  ).toEqual(['Button', 'App Bar']);
});

it.each([
  ['Button, IconButton', ['Button', 'IconButton']],
  [
    ['Button', ' Icon '],
    ['Button', 'Icon'],
  ],
  ['', []],
  [undefined, []],
])('names in %j', (value, names) => {
  expect(readNames(value)).toEqual(names);
});
