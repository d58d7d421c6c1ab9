import type { SimpleProcessors } from '@docusaurus/mdx-loader/lib/processor';
import type { LoadContext, Plugin } from '@docusaurus/types';
import mdxThreads from '..';
import { createPool } from '../node/createPool';
import { mdxPluginsOf } from '../node/mdxPlugins';
import { MARKDOWN_CONFIG } from './markdownConfig';

jest.mock('../node/createPool');

const OWN = {} as SimpleProcessors;
const SHARED = {} as SimpleProcessors;
const pool = { setUp: jest.fn(), share: jest.fn(() => SHARED), stop: jest.fn() };

beforeEach(() => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  jest.mocked(createPool).mockReset().mockReturnValue(pool);
});
afterEach(() => jest.restoreAllMocks());

const PLACE = { siteDir: '/site', locale: 'en' };

/** The processors of two of the bundler's rules, after a build of so many pages has begun. */
async function configure(pages: number, isServer = false) {
  const context = { siteDir: '/site', i18n: { currentLocale: 'en' } } as unknown as LoadContext;
  const plugin: Plugin = mdxThreads(context);
  const docs = { loadedVersions: [{ docs: Array.from({ length: pages }) }] };
  await plugin.allContentLoaded?.({
    allContent: { 'docusaurus-plugin-content-docs': { 'material-ui': docs } },
    actions: {} as never,
  });
  const toRule = (plugins: object) => {
    const options = { ...plugins, markdownConfig: MARKDOWN_CONFIG, processors: OWN };
    return { use: [{ loader: '/packages/@docusaurus/mdx-loader/lib/index.js', options }] };
  };
  const rules = [toRule(mdxPluginsOf(PLACE)), toRule({ remarkPlugins: [] })];
  const config = { module: { rules: [...rules, '...', { test: /\.css$/ }] } };
  plugin.configureWebpack?.(config as never, isServer, {} as never, {});
  return rules.map(({ use: [loader] }) => loader?.options.processors);
}

test('the pages of the documentation are shared, those of others are not', async () => {
  const [docs, others] = await configure(200);
  expect(docs).toBe(SHARED);
  expect(others).toBe(OWN);
});

test('the server waits for what is compiled for the browser', async () => {
  const [docs] = await configure(200, true);
  expect(docs).toBe(OWN);
});

test('a small site has no threads', async () => {
  const [docs] = await configure(199);
  expect(docs).toBe(OWN);
  expect(createPool).not.toHaveBeenCalled();
});

test('nor has a development server', async () => {
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'development' });
  await configure(1000);
  expect(createPool).not.toHaveBeenCalled();
});
