import type { ApiComponent, ApiHook, ApiPage } from '../contract';
import { DOCS_VERSIONS } from '../../../../src/site/docsVersions';
import { apiAddressesOf } from '../node/pages/apiAddresses';
import { createTexts } from '../../../common/dictionary/texts';
import { buildApiPages } from '../node/pages/buildApiPages';
import type { ApiModels } from '../node/pages/modelledPages';
import english from '../../../../i18n/en/dictionary.json';
import { component, docPage, hook, prop } from './pageModels';

const addresses = apiAddressesOf('current');
const API_PAGES = addresses.pages;

const VERSIONS: Readonly<Record<string, string>> = {
  '@mui/material': '6.1.0',
  '@mui/joy': '5.0.0-beta.46',
  '@mui/x-charts': '7.17.0',
  '@toolpad/core': '0.6.0',
};

/**
 * Minimal models of everything that is listed; `without` names members that their packages lack.
 */
function createModels(without: readonly string[] = []): ApiModels {
  const packages = [...new Set(API_PAGES.map(({ packageName }) => packageName))];
  const membersOf = (packageName: string, isHook: boolean) =>
    API_PAGES.filter(
      (page) => page.packageName === packageName && page.kind.startsWith('hook') === isHook,
    )
      .flatMap(({ names }) => names)
      .filter((name) => !without.includes(name));
  const common = (packageName: string) => ({
    package: packageName,
    version: VERSIONS[packageName] ?? '1.0.0',
  });
  return {
    packages: packages.map((packageName) => ({
      components: {
        ...common(packageName),
        components: Object.fromEntries(
          membersOf(packageName, false).map((name): [string, ApiComponent] => [
            name,
            component({
              name,
              file: `${name}/${name}.d.ts`,
              props: [
                prop({ name: 'a', description: 'See [B](/material-ui/api/badge/#Badge-prop-a).' }),
              ],
              demos: [{ title: 'Button', url: 'https://mui.com/material-ui/react-button/' }].filter(
                () => name === 'Button' && packageName === '@mui/material',
              ),
            }),
          ]),
        ),
      },
      hooks: {
        ...common(packageName),
        hooks: Object.fromEntries(
          membersOf(packageName, true).map((name): [string, ApiHook] => [
            name,
            hook({ name, file: `${name}/${name}.d.ts` }),
          ]),
        ),
      },
    })),
    changes: [
      {
        schema: 1,
        package: '@mui/material',
        from: '5.16.7',
        to: '6.1.0',
        components: [
          {
            name: 'Accordion',
            slug: 'accordion',
            changes: [{ kind: 'added', subject: 'prop', name: 'a' }],
          },
        ],
      },
    ],
  };
}

const DOC_PAGES = [
  docPage(),
  docPage({ pathname: '/base-ui/react-menu', productId: 'base-ui', components: [] }),
  docPage({ pathname: '/material-ui/migration/api-changes-v6', components: [] }),
];

const build = (models = createModels(), given = {}) =>
  buildApiPages({
    addresses,
    models,
    docPages: DOC_PAGES,
    getFacts: (packageName) => ({
      themeNames: new Set(['MuiButton']),
      readSource: () => ({
        extension: packageName === '@mui/material' ? 'js' : 'tsx',
        refHolders: [],
      }),
    }),
    texts: createTexts([english], 'apiPages'),
    repositoryUrl: 'https://github.com/mui/material-ui',
    baseUrl: '/',
    ...given,
  });

const dataOf = ({ data }: ReturnType<typeof build>, file: string) => data.get(file) as ApiPage;

describe('buildApiPages', () => {
  const built = build();

  it('says where guides are: on the libraries’ site until there are pages of them here', () => {
    expect(built.data.get('guides.json')).toMatchObject({
      plans: 'https://mui.com/x/introduction/licensing/#plans',
    });
  });

  it('makes a page of each address, and data of each name', () => {
    expect(built.pages.size).toBe(API_PAGES.length);
    const pageData = [...built.data.keys()].filter((file) => /\/[^/]+\/[^/]+\.json$/.test(file));
    expect(pageData).toHaveLength(API_PAGES.flatMap(({ names }) => names).length);
  });

  it.each([
    [
      'material-ui/api/button/Button.json',
      'https://github.com/mui/material-ui/blob/v6.1.0/packages/mui-material/src/Button/Button.js',
    ],
    [
      // All packages of a repository are released together, with one tag.
      'joy-ui/api/button/Button.json',
      'https://github.com/mui/material-ui/blob/v6.1.0/packages/mui-joy/src/Button/Button.tsx',
    ],
    [
      'x/api/charts/bar-chart/BarChart.json',
      'https://github.com/mui/mui-x/blob/v7.17.0/packages/x-charts/src/BarChart/BarChart.tsx',
    ],
    [
      'toolpad/core/react-use-dialogs/api/useDialogs.json',
      'https://github.com/mui/toolpad/blob/v0.6.0/packages/toolpad-core/src/useDialogs/useDialogs.tsx',
    ],
    [
      'base-ui/react-autocomplete/hooks-api/useAutocomplete.json',
      'https://github.com/mui/material-ui/blob/v6.1.0/packages/mui-base/src/useAutocomplete/useAutocomplete.js',
    ],
    [
      'base-ui/react-button/hooks-api/useButton.json',
      'https://github.com/mui/material-ui/blob/v6.1.0/packages/mui-base/src/useButton/useButton.ts',
    ],
  ])('%s has its source', (file, url) => {
    expect(dataOf(built, file).source.url).toBe(url);
  });

  it('leads to edit the typings beside JavaScript', () => {
    expect(built.pages.get('/material-ui/api/button')).toContain(
      "custom_edit_url: 'https://github.com/mui/material-ui/edit/master/packages/mui-material/src/Button/Button.d.ts'",
    );
  });

  it('links pages that show a component, and rows that comments mention', () => {
    const page = dataOf(built, 'material-ui/api/button/Button.json');
    expect(page.demos).toEqual([{ title: 'Button', to: '/material-ui/react-button/' }]);
    expect(page.kind === 'component' && page.props[0]?.description).toBe(
      'See <a href="/material-ui/api/badge/#badge-prop-a">B</a>.',
    );
    expect(page).toMatchObject({ themeName: 'MuiButton' });
    expect(dataOf(built, 'material-ui/api/badge/Badge.json').demos).toEqual([]);
  });

  it('links the pages of a topic with each other', () => {
    const linksOf = (pathname: string) => built.pages.get(pathname)?.match(/^- \[.*$/gm);
    expect(linksOf('/base-ui/react-menu/components-api')).toEqual([
      '- [Demos](/base-ui/react-menu/)',
      '- [Hooks API](/base-ui/react-menu/hooks-api/)',
    ]);
    expect(linksOf('/base-ui/react-portal/components-api')).toBeNull();
  });

  it('tells what changed where something did', () => {
    expect(dataOf(built, 'material-ui/api/accordion/Accordion.json')).toMatchObject({
      changes: { from: '5.16.7', to: '6.1.0', page: '/material-ui/migration/api-changes-v6/' },
    });
    expect(dataOf(built, 'material-ui/api/button/Button.json')).toHaveProperty(
      'changes',
      undefined,
    );
  });

  it('has texts and addresses in the language of the build', () => {
    const texts = createTexts(
      [{ apiPages: { titles: { component: '{name} 接口' } } }, english],
      'apiPages',
    );
    const chinese = build(createModels(), { baseUrl: '/zh/', texts });
    expect(chinese.pages.get('/material-ui/api/button')).toContain("title: 'Button 接口'");
    const page = dataOf(chinese, 'material-ui/api/button/Button.json');
    expect(JSON.stringify(page)).toContain('/zh/material-ui/api/badge/#badge-prop-a');
  });

  it('names everything that is listed and not there', () => {
    expect(() => build(createModels(['Fab', 'useMenu']))).toThrow(
      'src/site/apiReference.ts lists what its package does not have: Fab (@mui/material), useMenu (@mui/base).',
    );
  });

  describe('of an older version', () => {
    const { packages } = createModels();
    const older = build(
      {
        packages: packages
          .filter(({ components }) => components.package === '@mui/material')
          .map(({ components }) => ({
            components: { ...components, version: '5.16.7' },
            hooks: null,
          })),
        changes: [],
      },
      {
        addresses: apiAddressesOf('v5'),
        version: DOCS_VERSIONS.find(({ name }) => name === 'v5'),
        docPages: [
          docPage({
            pathname: '/material-ui/v5/react-button',
            version: 'v5',
            file: 'material-ui_versioned_docs/version-v5/react-button/index.mdx',
          }),
        ],
        otherPages: built.anchors,
      },
    );

    it('has pages of its own, which link each other', () => {
      expect([...older.pages.keys()].every((path) => path.startsWith('/material-ui/v5/api/'))).toBe(
        true,
      );
      const page = dataOf(older, 'material-ui/v5/api/button/Button.json');
      expect(page.demos).toEqual([{ title: 'Button', to: '/material-ui/v5/react-button/' }]);
      expect(page.kind === 'component' && page.props[0]?.description).toBe(
        'See <a href="/material-ui/v5/api/badge/#badge-prop-a">B</a>.',
      );
    });

    it('names the source of its own release', () => {
      const page = dataOf(older, 'material-ui/v5/api/badge/Badge.json');
      expect(page.source.url).toBe(
        'https://github.com/mui/material-ui/blob/v5.16.7/packages/mui-material/src/Badge/Badge.tsx',
      );
    });
  });

  it('names everything on which pages and comments do not agree', () => {
    const docPages = [docPage({ components: ['Buton'] })];
    expect(() => build(createModels(), { docPages })).toThrow(
      /^Pages and the API reference do not agree:\n- .*names Buton.*\n- .*add Button to/,
    );
  });
});
