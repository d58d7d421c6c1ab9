import type { LoadContext } from '@docusaurus/types';
import { mkdirSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import postcss from 'postcss';
import { temporaryFolder } from '../../../../src/testing/temporaryFolder';
import { purgeInfima } from '../node/purgeInfima';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';

const site = temporaryFolder('each');

beforeEach(() => {
  mkdirSync(path.join(site.path, 'src'));
  symlinkSync(path.join(__dirname, '../../../../src/theme'), path.join(site.path, 'src/theme'));
});

async function run(css: string, { from = INFIMA, themeConfig = {}, route = 'DocItem' } = {}) {
  site.write({ '.docusaurus/registry.js': `() => import("@theme/${route}")` });
  const generatedFilesDir = path.join(site.path, '.docusaurus');
  const context = { siteDir: site.path, generatedFilesDir, siteConfig: { themeConfig } };
  return postcss([purgeInfima(context as LoadContext)]).process(css, { from });
}

/** Adds files to the site, whose routes are docs pages. */
async function purge(files: Readonly<Record<string, string>>, css: string): Promise<string> {
  site.write(files);
  return (await run(css)).css;
}

test.each([
  ['a class of the theme', '.pagination-nav__link{color:red}', true],
  ['an element', 'table thead{color:red}', true],
  ['a class that nothing uses', '.table-of-nothing{color:red}', false],
  ['a class of a component that is not rendered', '.hero__title{color:red}', false],
  ['a component whose name is also an element', '.button{color:red}', false],
  ['a class beside an unused one', '.pagination-nav .button--link{color:red}', false],
])('without pages: %s', async (_name, css, isKept) => {
  const src = { 'src/Table.tsx': '<table><thead /><button type="button" /></table>' };
  expect(await purge(src, css)).toBe(isKept ? css : '');
});

test.each([
  ['docs/a.mdx', '<a className="button button--primary">Buy</a>', '.button'],
  ['docs/a.mdx', '<a className="button button--primary">Buy</a>', '.button--primary'],
  ['docs/a.md', "<p class='text--center'>Buy</p>", '.text--center'],
  ['docs/a.mdx', "<p className={clsx('card', { shadow: isHigh })} />", '.shadow'],
  ['docs/a.mdx', '<p className={`dropdown ${wide}`} />', '.dropdown'],
  ['docs/a.mdx', "export const box = 'hero';", '.hero'],
  ['docs/Box.tsx', "const color = `badge--${isOld ? 'danger' : 'info'}`;", '.badge'],
  ['docs/Box.tsx', "const color = `badge--${isOld ? 'danger' : 'info'}`;", '.badge--info'],
  ['src/pages/a.mdx', '<div className="col col--6 padding--xl" />', '.padding--xl'],
  ['i18n/zh/docs/a.mdx', '<div className="avatar__intro" />', '.avatar__intro'],
  ['x_versioned_docs/version-1/a.mdx', '<ul className="pills" />', '.pills'],
  ['docs/a.mdx', "import Tabs from '@theme/Tabs';", '.tabs'],
  ['docs/a.mdx', "import DocCardList from '@theme/DocCardList';", '.col--6'],
  ['docs/a.mdx', "import Tabs from '@theme-original/Tabs';", '.tabs--block'],
])('%s with %s keeps %s', async (file, text, selector) => {
  const css = `${selector}{color:red}`;
  expect(await purge({}, css)).toBe('');
  expect(await purge({ [file]: text }, css)).toBe(css);
});

test('a component that the site replaces keeps nothing of the original', async () => {
  const css = '.footer__links{color:red}';
  expect(await purge({ 'docs/a.mdx': "import Footer from '@theme/Footer';" }, css)).toBe('');
  expect(await purge({ 'docs/a.mdx': "import Footer from '@theme-init/Footer';" }, css)).toBe(css);
});

test('keeps a custom property that a page or a component names', async () => {
  const css = ':root{--ifm-navbar-height:60px;--ifm-hero-text-color:red}';
  const page = { 'docs/a.mdx': "<p style={{ color: 'var(--ifm-hero-text-color)' }} />" };
  expect(await purge({}, css)).toBe(':root{--ifm-navbar-height:60px}');
  expect(await purge(page, css)).toBe(css);
});

test("keeps what the page of Docusaurus's own search has, if there is one", async () => {
  const css = '.padding-left--none{color:red}';
  const route = 'SearchPage';
  expect((await run(css, { route })).css).toBe('');
  expect((await run(css, { route, themeConfig: { algolia: {} } })).css).toBe(css);
});

test('other style sheets keep everything', async () => {
  const css = '.hero{color:red}';
  expect((await run(css, { from: '/site/src/features/home/Home.module.css' })).css).toBe(css);
});

test('the result depends on all that is written for the site, and on its routes', async () => {
  site.write({ 'docs/a.mdx': '', 'x_versioned_docs/a.mdx': '' });
  const { messages } = await run('');
  expect(messages).toMatchObject([
    { type: 'dir-dependency', dir: path.join(site.path, 'src') },
    { type: 'dir-dependency', dir: path.join(site.path, 'docs') },
    { type: 'dir-dependency', dir: path.join(site.path, 'x_versioned_docs') },
    { type: 'dependency', file: path.join(site.path, '.docusaurus/registry.js') },
  ]);
});
