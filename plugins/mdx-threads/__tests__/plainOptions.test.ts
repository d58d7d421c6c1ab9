import type { Options } from '@docusaurus/mdx-loader';
import { toPlainOptions } from '../node/plainOptions';
import { mdxPluginsOf } from '../node/mdxPlugins';
import { MARKDOWN_CONFIG } from './markdownConfig';

const PLACE = { siteDir: '/site', locale: 'en' };
const PLUGINS = mdxPluginsOf(PLACE);

const MARKDOWN: Options['markdownConfig'] = {
  ...MARKDOWN_CONFIG,
  parseFrontMatter: () => Promise.resolve({ frontMatter: {}, content: '' }),
};

/** As Docusaurus makes them, with lists of its own. */
const OPTIONS: Options = {
  beforeDefaultRemarkPlugins: [...(PLUGINS.beforeDefaultRemarkPlugins ?? [])],
  remarkPlugins: [...(PLUGINS.remarkPlugins ?? [])],
  rehypePlugins: [],
  recmaPlugins: [],
  beforeDefaultRehypePlugins: [],
  admonitions: true,
  staticDirs: ['/site/static'],
  siteDir: '/site',
  markdownConfig: MARKDOWN,
  isMDXPartial: () => false,
};

test('what processors read is there, without functions', () => {
  expect(toPlainOptions(OPTIONS, PLUGINS)).toEqual({
    admonitions: true,
    removeContentTitle: undefined,
    staticDirs: ['/site/static'],
    siteDir: '/site',
    markdownConfig: MARKDOWN_CONFIG,
  });
});

test.each<[string, Partial<Options>]>([
  ['one plugin more', { remarkPlugins: [...(PLUGINS.remarkPlugins ?? []), () => undefined] }],
  ['one plugin less', { beforeDefaultRemarkPlugins: [] }],
  ['other settings', { ...mdxPluginsOf({ ...PLACE, siteDir: '/elsewhere' }) }],
  ['a rehype plugin', { rehypePlugins: [() => undefined] }],
  ['a recma plugin', { recmaPlugins: [() => undefined] }],
  ['an early rehype plugin', { beforeDefaultRehypePlugins: [() => undefined] }],
  [
    'a function for broken links',
    {
      markdownConfig: {
        ...MARKDOWN,
        hooks: { ...MARKDOWN.hooks, onBrokenMarkdownLinks: () => undefined },
      },
    },
  ],
])('a thread cannot have %s', (_, options) => {
  expect(toPlainOptions({ ...OPTIONS, ...options }, PLUGINS)).toBeUndefined();
});
