import type { Browser, Page } from '@playwright/test';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { serveSite } from '../../../plugins/delivery/security/node/serveSite';
import { PRODUCTS, type Product } from '../../site/products';
import { PROJECT } from '../bench/createSites';
import { buildSite, startServer } from '../bench/docusaurus';
import { launchBrowser } from '../bench/measurePages';
import { scratchSite } from '../scratchSite';
import { createGeneratedSite } from '../weight/createGeneratedSites';
import { generatePages, type GeneratedPage } from '../weight/generatePages';
import { DOCUMENTED_PAGES, PICTURES, type DocumentedPage } from './documentedPages';

const site = scratchSite('pages');
const inBuild = (file: string) => site.inSite(path.join('build', file));

const FOLDER = 'docs/material-ui/features';
const ROUTE = '/material-ui/features';
/** Time in ms for the first page of the development server. */
const STARTED_IN_MS = 180_000;
const HYDRATED_IN_MS = 20_000;

type Text = Pick<DocumentedPage, 'title' | 'fields' | 'text'>;

const descriptionOf = (title: string) =>
  `${title} in pages, written as the documentation of Docusaurus says.`;

function withFrontMatter({ title, fields = '', text }: Text): string {
  return `---\ntitle: ${title}\ndescription: ${descriptionOf(title)}\n${fields}\n---\n${text}\n`;
}

const pathOf = ({ title }: DocumentedPage) => `${ROUTE}/${title.toLowerCase().replace(' ', '-')}`;

const toGeneratedPage = (page: DocumentedPage): GeneratedPage => ({
  // The list is not empty, and its first is Material UI.
  product: PRODUCTS[0] as Product,
  group: ROUTE,
  pathname: pathOf(page),
  file: `docs${pathOf(page)}.${page.extension ?? 'mdx'}`,
  text: withFrontMatter(page),
  demos: new Map(),
});

const STATIC_FILES = {
  'with-head.html': '<html><head><title>A</title></head><body>  Text </body></html>\n',
  'without-head.html': 'google-site-verification: abc.html',
};

const files = {
  ...Object.fromEntries(
    DOCUMENTED_PAGES.flatMap((page) =>
      Object.entries(page.files ?? {}).map(([name, text]) => [`${FOLDER}/${name}`, text]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries(STATIC_FILES).map(([name, text]) => [`static/${name}`, text]),
  ),
  [`${FOLDER}/README.md`]: withFrontMatter({ title: 'Features', text: 'Page of the folder.' }),
  [`${FOLDER}/draft.mdx`]: withFrontMatter({
    title: 'Draft',
    fields: 'draft: true',
    text: 'Not yet.',
  }),
  'src/pages/_part.mdx': 'A part for {props.name}.\n',
  'src/pages/features.mdx':
    'import Part from "./_part.mdx";\n\n# Of the site\n\n<Part name="Ada" />\n\n' +
    '~~~tsx title="A.tsx" {1}\nconst a = 1;\n~~~\n',
};

const read = (file: string) => readFileSync(inBuild(file), 'utf8');
const isBuilt = (file: string) => existsSync(inBuild(file));

let browser: Browser;

beforeAll(async () => {
  process.env['DOCS_EXTRA_ORIGINS'] = PICTURES;
  site.clear();
  const pages = [...generatePages(7, { sections: 1 }), ...DOCUMENTED_PAGES.map(toGeneratedPage)];
  createGeneratedSite(PROJECT, site.siteDir, pages);
  for (const [name, text] of Object.entries(files)) {
    const file = site.inSite(name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  await buildSite(site);
  browser = await launchBrowser();
});

afterAll(async () => {
  await browser?.close();
  site.remove();
});

/** What is wrong with the documented pages at `origin`, as a reader sees them. */
async function look(origin: string): Promise<string[]> {
  const page = await browser.newPage();
  await page.route(`${PICTURES}/**`, (route) =>
    route.fulfill({
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    }),
  );
  const wrong: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') wrong.push(`${page.url()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => wrong.push(`${page.url()}: ${error.message}`));
  for (const documented of DOCUMENTED_PAGES) {
    await page.goto(`${origin}${pathOf(documented)}/`);
    // The development server compiles a page when it is opened.
    const content = page.locator('.markdown');
    await content.waitFor({ timeout: STARTED_IN_MS });
    const isShown = (texts: readonly string[]) => {
      const shown = document.querySelector<HTMLElement>('.markdown')?.innerText ?? '';
      // The mark of a link to another site is out of the flow, which is a line break to `innerText` only.
      const text = shown.replace(/\n(?=[,.])/g, '');
      return texts.every((expected) => text.includes(expected));
    };
    await page
      .waitForFunction(isShown, documented.shows, { timeout: HYDRATED_IN_MS })
      .catch(async () => wrong.push(`${page.url()} shows ${await content.innerText()}`));
  }
  await syncTabs(page, origin).catch((error: Error) => wrong.push(error.message));
  await page.close();
  return wrong;
}

/** Both groups of tabs follow the address, and a choice is in the address. */
async function syncTabs(page: Page, origin: string): Promise<void> {
  await page.goto(`${origin}${ROUTE}/tabs/?fruit=pear`);
  await page.getByText('Green.').waitFor();
  await page.getByRole('tab', { name: 'Apple' }).first().click();
  await page.getByText('Red.').waitFor();
  await page.waitForURL('**/?fruit=apple');
}

test.each(DOCUMENTED_PAGES.map((page) => [page.title, page] as const))(
  '%s in the HTML and in the Markdown of a build',
  (title, page) => {
    const html = read(`${pathOf(page)}/index.html`);
    for (const pattern of page.html ?? []) expect(html).toMatch(pattern);
    const notice = page.fields?.startsWith('unlisted') ? '> [!WARNING]\n> **Unlisted page**' : '';
    const markdown = read(`${pathOf(page)}.md`);
    expect(markdown).toContain(`# ${title}\n\n${notice}`);
    expect(markdown.split(`${descriptionOf(title)}\n\n`)[1]).toBe(`${page.markdown}\n`);
  },
);

test('a README is the page of its folder', () => {
  expect(read(`${ROUTE}.md`)).toContain('# Features\n');
});

test('a page of the site has highlighted code, and its partials', () => {
  expect(read('features/index.html')).toMatch(/A part for (?:<!-- -->)?Ada/);
  expect(read('features/index.html')).toContain('<span class="token keyword">const');
  expect(read('features.md')).toContain('```tsx title="A.tsx"\nconst a = 1;\n```');
});

test('drafts, partials and what is unlisted are found nowhere', () => {
  expect([`${ROUTE}/draft/index.html`, '_part/index.html'].filter(isBuilt)).toEqual([]);
  const lists = ['sitemap.xml', 'llms.txt', 'material-ui/llms.txt', 'markdown-pages.json'];
  for (const list of lists) expect(read(list)).not.toMatch(/unlisted|draft|_part/i);
});

test.each(Object.entries(STATIC_FILES))('%s is as it was', (file, text) => {
  expect(read(file)).toBe(text);
});

test('the pages work in the built site', async () => {
  const { url, close } = await serveSite({
    folder: site.inSite('build'),
    host: 'localhost',
    port: 0,
  });
  const wrong = await look(url.replace(/\/$/, ''));
  await close();
  expect(wrong).toEqual([]);
});

test('the pages work in the development server, and the draft is there', async () => {
  const server = await startServer(site, 'start');
  expect(await look(server.origin)).toEqual([]);
  const page = await browser.newPage();
  await page.goto(`${server.origin}${ROUTE}/draft/`);
  await page.getByText('Draft page').waitFor({ timeout: STARTED_IN_MS });
  await page.getByText('Not yet.').waitFor();
  server.stop();
});

// The caches of the build and of the server above are there. The bundler itself follows what the configuration
// imports, not a plugin that it names.
test('an edit of a remark plugin is seen in the next build, and on the next start', async () => {
  const plugin = site.inSite('plugins/content/changelogs/node/remarkChangelog.ts');
  const sentence = 'This sentence was added by a remark plugin.';
  const node = { type: 'paragraph', children: [{ type: 'text', value: sentence }] };
  writeFileSync(
    plugin,
    readFileSync(plugin, 'utf8').replace(
      'visit(tree,',
      `tree.children.push(${JSON.stringify(node)} as never);\n$&`,
    ),
  );
  await buildSite(site);
  expect(read(`${ROUTE}/index.html`)).toContain(sentence);

  const server = await startServer(site, 'start');
  const page = await browser.newPage();
  await page.goto(`${server.origin}${ROUTE}/`);
  await page.getByText(sentence).waitFor({ timeout: STARTED_IN_MS });
  server.stop();
});
