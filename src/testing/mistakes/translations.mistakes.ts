/** Edits of a translator, on a development server in the language of the translation. */
import type { Browser, Page } from '@playwright/test';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { launchBrowser } from '../bench/measurePages';
import { START_TIMEOUT, startCopy, type StartedCopy } from './startCopy';

const PORT = '3414';
const ORIGIN = `http://localhost:${PORT}/zh`;
const PAGES = 'i18n/zh/docusaurus-plugin-content-docs-material-ui/current';
const EDITS = 20;
/** So many are made without a look at the page. */
const EDITS_IN_A_ROW = 7;
/** In ms, between edits in a row. */
const PAUSE = 1000;
/** In ms, on a machine that may have other things to do. */
const SERVED_IN = 240_000;
/** In ms, for all edits of a kind. */
const TIMEOUT = 3 * SERVED_IN;
const LIMIT_MB = 1500;

let copy: StartedCopy;
let browser: Browser;
let page: Page;

beforeAll(async () => {
  copy = await startCopy('translations', ['--port', PORT, '--locale', 'zh'], 'material-ui');
  browser = await launchBrowser();
  page = await browser.newPage();
  page.setDefaultTimeout(SERVED_IN);
}, START_TIMEOUT);

afterAll(async () => {
  await browser?.close();
  copy?.remove();
});

const fileOf = (name: string) => path.join(copy.siteDir, name);

/** Largest resident memory of the server so far, in MB. */
function peakMemory(): number {
  const status = readFileSync(`/proc/${copy.pid}/status`, 'utf8');
  return Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

test.each<[kind: string, pathname: string, file: string, place: RegExp]>([
  ['a page', '/material-ui/react-button/', `${PAGES}/react-button/index.mdx`, /\n---\n\n/],
  ['the dictionary', '/material-ui/react-button/', 'i18n/zh/dictionary.json', /": "/],
  [
    'texts of the API',
    '/material-ui/api/button/',
    'i18n/zh/api/material-ui/button.json',
    /"text": "/,
  ],
  [
    'a keyboard table',
    '/material-ui/react-button/',
    `${PAGES}/react-button/BasicButton.keyboard.json`,
    /": "/,
  ],
])(
  'twenty edits of %s are shown, below the limit',
  async (_kind, pathname, name, place) => {
    const file = fileOf(name);
    const right = readFileSync(file, 'utf8');
    await page.goto(`${ORIGIN}${pathname}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    for (let edit = 1; edit <= EDITS; edit += 1) {
      const mark = `第${edit}次`;
      writeFileSync(file, right.replace(place, `$&${mark}`));
      if (edit % EDITS_IN_A_ROW > 0 && edit < EDITS) await wait(PAUSE);
      else await page.waitForFunction((text) => document.body.innerHTML.includes(text), mark);
    }
    writeFileSync(file, right);
    expect(peakMemory()).toBeLessThan(LIMIT_MB);
  },
  TIMEOUT,
);

test(
  'a translation that is added and deleted',
  async () => {
    const folder = fileOf(`${PAGES}/react-badge`);
    const title = page.getByRole('heading', { level: 1 });
    await page.goto(`${ORIGIN}/material-ui/react-badge/`);
    await title.filter({ hasText: 'Badge' }).waitFor();
    mkdirSync(folder);
    writeFileSync(
      path.join(folder, 'index.mdx'),
      readFileSync(fileOf('docs/material-ui/react-badge/index.mdx'), 'utf8').replace(
        'title: Badge',
        'title: 徽章',
      ),
    );
    await title.filter({ hasText: '徽章' }).waitFor();
    rmSync(folder, { recursive: true });
    await title.filter({ hasText: 'Badge' }).waitFor();
    expect(peakMemory()).toBeLessThan(LIMIT_MB);
  },
  TIMEOUT,
);
