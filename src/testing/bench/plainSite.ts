import type { Options as PresetOptions, ThemeConfig } from '@docusaurus/preset-classic';
import type { Config } from '@docusaurus/types';
import path from 'node:path';
import { toPlainMdx } from './toPlainMdx';

/** Where a product's pages lie and the path they are served under. */
export interface PlainProduct {
  readonly route: string;
  /** Relative to the project. */
  readonly docsPath: string;
}

const PAGE = /\.mdx?$/;
const SITE_PAGE = /^src\/pages\/([\w-]+)\.(?:tsx|mdx?)$/;

const config = {
  title: 'MUI',
  tagline: 'React components, from foundations to dashboards',
  favicon: '/img/favicon.svg',
  url: 'https://docs.example.com',
  baseUrl: '/',
  trailingSlash: true,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'warn',
  markdown: { hooks: { onBrokenMarkdownLinks: 'warn' } },
  future: { v4: true, faster: true },
  i18n: { defaultLocale: 'en', locales: ['en'] },
  presets: [['classic', { docs: { routeBasePath: '/' }, blog: false } satisfies PresetOptions]],
  themeConfig: {
    navbar: {
      title: 'MUI',
      items: [{ type: 'docSidebar', sidebarId: 'defaultSidebar', label: 'Docs' }],
    },
  } satisfies ThemeConfig,
} satisfies Config;

const page = (title: string) => `import Layout from '@theme/Layout';
import Heading from '@theme/Heading';

export default function Page() {
  return (
    <Layout title="${title}">
      <main className="container margin-vert--lg">
        <Heading as="h1">${title}</Heading>
        <p>${config.tagline}</p>
      </main>
    </Layout>
  );
}
`;

/**
 * The files that make plain Docusaurus classic a site, but for the pages: its configuration and
 * `package.json`. `browserslist` is the measured site's, so that both are compiled for the same
 * browsers.
 */
export function plainSiteFiles(browserslist: unknown): ReadonlyMap<string, string> {
  return new Map([
    ['docusaurus.config.js', `module.exports = ${JSON.stringify(config, null, 2)};\n`],
    ['package.json', `${JSON.stringify({ private: true, browserslist }, null, 2)}\n`],
  ]);
}

/**
 * Where a file of the project goes in the plain site; `null` when it is not part of it: demos, the
 * pages of experimental products, the site's own code. Both paths use `/`.
 */
export function toPlainPath(file: string, products: readonly PlainProduct[]): string | null {
  if (file.startsWith('static/') || SITE_PAGE.test(file)) return file;
  const product = products.find(({ docsPath }) => file.startsWith(`${docsPath}/`));
  if (!product || /\.tsx?$/.test(file) || path.posix.basename(file) === 'README.md') return null;
  return `docs${product.route}${file.slice(product.docsPath.length)}`;
}

/**
 * The text of a file in the plain site, `null` when it is to be copied as it is. Documentation pages
 * are made plain; a page of the site itself, e.g. the home page, becomes a heading and a sentence.
 */
export function toPlainText(file: string, read: () => string): string | null {
  const name = SITE_PAGE.exec(file)?.[1];
  if (name !== undefined) return page(name === 'index' ? config.title : name);
  return PAGE.test(file) ? toPlainMdx(read()) : null;
}

/**
 * The `_category_.json` files of the folders that `files` of the plain site lie in. The folders of
 * two products may have the same name, which Docusaurus only accepts with distinct keys.
 */
export function plainCategories(files: readonly string[]): ReadonlyMap<string, string> {
  const folders = new Set<string>();
  for (const file of files) {
    if (!file.startsWith('docs/')) continue;
    for (let dir = path.posix.dirname(file); dir !== 'docs'; dir = path.posix.dirname(dir)) {
      folders.add(dir);
    }
  }
  return new Map(
    [...folders].map((dir) => [
      `${dir}/_category_.json`,
      `${JSON.stringify({ key: dir.slice('docs/'.length) })}\n`,
    ]),
  );
}
