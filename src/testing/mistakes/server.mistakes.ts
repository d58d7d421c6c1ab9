import type { Browser } from '@playwright/test';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PROJECT } from '../bench/createSites';
import { launchBrowser } from '../bench/measurePages';
import { startNode, whenReady, type ProcessGroup } from '../bench/processGroup';
import { scratchSite } from '../scratchSite';
import { createGeneratedSite } from '../weight/createGeneratedSites';
import { generatePages } from '../weight/generatePages';

const site = scratchSite('mistakes');
const { inSite } = site;
const logFile = path.join(site.workDir, 'start.log');
const PORT = '3412';
const COMPILED = 'compiled successfully';
/** Time in ms for the first page, with all that pages have in common. */
const STARTED_IN_MS = 120_000;
/** Time in ms after which a page's demos have compiled, too. */
const SETTLED_AFTER_MS = 10_000;

const pages = generatePages(28, { sections: 1, demos: 1 });
const opened = pages.find(({ demos }) => demos.size > 0);
const page = opened?.file ?? '';
const demo = [...(opened?.demos.keys() ?? [])][0] ?? '';

let server: ProcessGroup;
let browser: Browser;
/** How much of the log has been read. */
let read = 0;

/** Waits until the server has printed `text`, and takes all that was printed until then as read. */
async function expectPrinted(text: string): Promise<void> {
  let index = -1;
  const isPrinted = () => {
    index = readFileSync(logFile, 'utf8').indexOf(text, read);
    return index !== -1;
  };
  await whenReady(`What prints "${text}"`, server, isPrinted, STARTED_IN_MS);
  read = index + text.length;
}

beforeAll(async () => {
  site.clear();
  createGeneratedSite(PROJECT, site.siteDir, pages);
  server = startNode(
    [
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      ...['start', '--no-open', '--port', PORT],
    ],
    { cwd: site.siteDir, logFile, env: { ...process.env, NODE_ENV: 'development' } },
  );
  await expectPrinted(COMPILED);
  // A page compiles when it is opened, and from then on at each edit.
  browser = await launchBrowser();
  const tab = await browser.newPage();
  await tab.goto(`http://localhost:${PORT}${opened?.pathname ?? ''}/`);
  await tab.waitForSelector('article h1', { timeout: STARTED_IN_MS });
  await wait(SETTLED_AFTER_MS);
  read = readFileSync(logFile, 'utf8').length;
});

afterAll(async () => {
  await browser?.close();
  site.remove();
});

const RIGHT_NAVIGATION = 'Right again: the navigation';

const inPlace = writeFileSync;

/** As Git replaces a file on a checkout. */
function replace(file: string, text: string): void {
  writeFileSync(`${file}.new`, text);
  renameSync(`${file}.new`, file);
}

const add = (end: string) => (text: string) => `${text}\n${end}\n`;
const withUnknownField = (text: string) => text.replace('"pathname"', '"nope": 1, "pathname"');

test.each<
  [
    mistake: string,
    file: string,
    make: (text: string) => string,
    write: typeof replace,
    message: string,
    mended: string,
  ]
>([
  [
    'a navigation file that was replaced',
    'sidebars.ts',
    withUnknownField,
    replace,
    'unknown field "nope"',
    RIGHT_NAVIGATION,
  ],
  [
    'the navigation file in place, after that',
    'sidebars.ts',
    withUnknownField,
    inPlace,
    'unknown field "nope"',
    RIGHT_NAVIGATION,
  ],
  [
    'front matter',
    page,
    (text) => text.replace('description: ', 'description: a: '),
    inPlace,
    `${page}:3:`,
    COMPILED,
  ],
  ['an unknown component', page, add('<Demos />'), inPlace, '<Demos> is not known', COMPILED],
  ['an unclosed tag', page, add('<Details>'), inPlace, 'Expected a closing tag', COMPILED],
  ['a demo with a syntax error', demo, add('}}'), inPlace, `${demo}:`, COMPILED],
  [
    'a dictionary of another language',
    'i18n/zh/dictionary.json',
    add('}'),
    replace,
    'i18n/zh/dictionary.json:',
    'Right again: the dictionaries',
  ],
])('%s', async (_mistake, name, make, write, message, mended) => {
  const right = readFileSync(inSite(name), 'utf8');
  write(inSite(name), make(right));
  await expectPrinted(message);
  write(inSite(name), right);
  await expectPrinted(mended);
  expect((await fetch(`http://localhost:${PORT}/`)).status).toBe(200);
});

test('an edit of what is loaded once', async () => {
  const file = inSite('src/site/products.ts');
  writeFileSync(file, `${readFileSync(file, 'utf8')}\n`);
  await expectPrinted('src/site/products.ts changed: restart');
});
