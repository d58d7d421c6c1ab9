import type { Browser, Page } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../bench/measurePages';
import { startCopy, type StartedCopy } from './startCopy';

const project = path.resolve(__dirname, '../../..');
const ORIGIN = 'http://localhost:3413';
const TIMEOUT = 120_000;

let copy: StartedCopy;
let browser: Browser;
let page: Page;

async function open(pathname: string): Promise<void> {
  await page.goto(`${ORIGIN}${pathname}`);
  await page.waitForSelector('h1', { timeout: TIMEOUT });
}

beforeAll(async () => {
  copy = await startCopy('new-product', ['--port', new URL(ORIGIN).port], 'grove', (siteDir) => {
    execFileSync(
      path.join(project, 'node_modules/.bin/jiti'),
      [
        'plugins/content/authoring/node/cli.ts',
        ...['product', '--id', 'grove', '--name', 'Grove', '--package', '@mui/styled-engine'],
        ...['--description', 'Trees of components.'],
      ],
      { cwd: siteDir, stdio: 'pipe' },
    );
  });
  browser = await launchBrowser();
  page = await browser.newPage();
});

afterAll(async () => {
  await browser?.close();
  copy?.remove();
});

test('a new product has its pages, with its name and version in the header', async () => {
  await open('/grove/getting-started/');
  await page.getByRole('button', { name: 'Product: Grove. Choose another product.' }).waitFor();
  const { version } = JSON.parse(
    readFileSync(path.join(project, 'node_modules/@mui/styled-engine/package.json'), 'utf8'),
  ) as { version: string };
  await page.getByText(`v${version}`).first().waitFor();
});

test('the home page and the list of versions have it', async () => {
  await open('/');
  await page.getByRole('heading', { name: 'Grove' }).waitFor();
  await page.getByText('Trees of components.').first().waitFor();
  await open('/versions/');
  await page.getByRole('rowheader', { name: 'Grove' }).waitFor();
});

test('an address that is not there leads to its pages', async () => {
  await open('/grove/start/');
  await page.getByRole('link', { name: 'Overview' }).first().waitFor();
});

test('the search finds its page', async () => {
  await open('/grove/getting-started/');
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /Search/ }).fill('grove overview');
  await page
    .getByRole('option', { name: /Overview/ })
    .first()
    .waitFor();
});
