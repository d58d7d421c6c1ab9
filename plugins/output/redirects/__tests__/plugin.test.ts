import type { LoadContext } from '@docusaurus/types';
import type { SiteAddresses } from '../contract';
import redirectsPlugin from '../index';

const CONTEXT = {
  baseUrl: '/zh/',
  generatedFilesDir: '/generated',
  i18n: { currentLocale: 'zh', defaultLocale: 'en' },
  siteConfig: { url: 'https://example.com' },
} as unknown as LoadContext;

const doc = (pathname: string) => ({
  permalink: `/zh${pathname}`,
  title: 'Title',
  description: '',
  source: '@site/docs/material-ui/a.mdx',
});

const ALL_CONTENT = {
  'docusaurus-plugin-content-docs': {
    'material-ui': {
      loadedVersions: [
        {
          versionName: 'current',
          path: '/zh/material-ui',
          isLast: true,
          docs: [doc('/material-ui/getting-started/'), doc('/material-ui/react-button/')],
        },
      ],
    },
  },
  'docusaurus-plugin-content-pages': { default: [{ permalink: '/zh/' }] },
};

async function load(to: string): Promise<SiteAddresses> {
  let addresses: unknown;
  const plugin = redirectsPlugin(CONTEXT, {
    tables: { moved: [{ from: '/components/buttons/', to }], standIns: [], routeMoves: [] },
  });
  await plugin.allContentLoaded?.({
    allContent: ALL_CONTENT,
    actions: {
      addRoute() {},
      setGlobalData() {},
      createData: async (file, data) => {
        addresses = data;
        return file;
      },
    },
  });
  // The plugin passes this type.
  return addresses as SiteAddresses;
}

test('the addresses of a site are without its language', async () => {
  const { pages, redirects } = await load('/material-ui/react-button/');
  expect(pages.map(([pathname]) => pathname)).toEqual([
    '/material-ui/getting-started/',
    '/material-ui/react-button/',
  ]);
  expect(redirects).toContainEqual(['/components/buttons/', '/material-ui/react-button/']);
  expect(redirects).toContainEqual(['/material-ui/', '/material-ui/getting-started/']);
});

test('an old address of a page that is not there yet leads nowhere', async () => {
  const { redirects } = await load('/material-ui/react-card/');
  expect(redirects.map(([from]) => from)).not.toContain('/components/buttons/');
});

test('a mistake stops the build with a sentence that names file and entry', async () => {
  await expect(load('/materil-ui/react-button/')).rejects.toMatchObject({
    stack:
      'ContentError: src/site/redirects.ts › "/components/buttons/": leads to ' +
      '"/materil-ui/react-button/", where there is no page and no product; correct the target.',
  });
});
