import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import serveHandler from 'serve-handler';
import { hasPlaceholder, parseHostRedirects } from '../../site/hostRedirects';
import { expandRedirects } from '../../site/redirectRules';
import { STAND_INS } from '../../site/standIns';
import { samplePages } from '../run/choosePages';
import { BUILD } from './buildFolder';
import { expect, isFullSweep, test } from './page';

const REDIRECTS = parseHostRedirects(readFileSync(path.join(BUILD, '_redirects'), 'utf8'));
const EXACT = REDIRECTS.filter((redirect) => !hasPlaceholder(redirect));
/** Addresses in languages that the site does not have, and in English, which has no prefix. */
const FORMER_LANGUAGE = /^\/(?:de|en|es|fr|ja|ru)\//;

const pageFile = (address: string) =>
  path.join(BUILD, address.split('#', 1)[0] ?? '', 'index.html');

test('every redirect leads to a page, at once', async ({ request }) => {
  test.setTimeout(300_000);
  expect(EXACT.length).toBeGreaterThan(400);
  const failures: string[] = [];
  const addresses = EXACT.map(({ from }) => from);
  const asked = new Set(isFullSweep ? addresses : samplePages(addresses, 100));
  for (const { from, to, temporary } of EXACT.filter((each) => asked.has(each.from))) {
    const first = await request.get(`${from}?a=1`, { maxRedirects: 0 });
    const location = first.headers()['location'] ?? '';
    const [target = '', heading = ''] = to.split('#', 2);
    const expected = `${target}?a=1${heading && `#${heading}`}`;
    if (first.status() !== (temporary ? 302 : 301) || location !== expected) {
      failures.push(`${from}: ${first.status()} ${location}`);
      continue;
    }
    const second = await request.get(location, { maxRedirects: 0 });
    if (second.status() !== 200) failures.push(`${from} → ${to}: ${second.status()}`);
  }
  expect(failures).toEqual([]);
});

test('hosts take the redirects: fewer than 2,000, and 100 with a placeholder', () => {
  const rules = REDIRECTS.filter(({ from }) => !from.includes('/experiments/'));
  expect(rules.length).toBeLessThan(2000);
  expect(rules.filter(hasPlaceholder).length).toBeLessThan(100);
});

test('every redirect has a page for hosts that do not know it', () => {
  const missing = EXACT.filter(
    ({ from }) => from.split('/').length > 2 && !FORMER_LANGUAGE.test(from),
  )
    .filter(({ from, to }) => {
      const file = pageFile(from);
      return !existsSync(file) || !readFileSync(file, 'utf8').includes(`href="${to}"`);
    })
    .map(({ from }) => from);
  expect(missing).toEqual([]);
});

test('headings of targets are on their pages', () => {
  const missing = [...EXACT, ...expandRedirects(STAND_INS)].filter(({ to }) => {
    const heading = to.split('#', 2)[1];
    if (heading === undefined) return false;
    const html = readFileSync(pageFile(to), 'utf8');
    return !new RegExp(`\\sid="?${heading}["\\s>]`).test(html);
  });
  expect(missing).toEqual([]);
});

test('a language of old leads to English', async ({ page }) => {
  await page.goto('/fr/components/buttons/#accessibility');
  await expect(page).toHaveURL(/\/material-ui\/react-button\/#accessibility$/);
  await page.goto('/ja/');
  await expect(page).toHaveURL(/^[^/]+\/\/[^/]+\/$/);
  await page.goto('/en/material-ui/react-button/?a=1#links');
  await expect(page).toHaveURL(/[^n]\/material-ui\/react-button\/\?a=1#links$/);
});

test('a page that is not written yet leads to the section that answers', async ({ page }) => {
  await page.goto('/x/react-data-grid/tree-data/?a=1');
  await expect(page).toHaveURL(/\/x\/react-data-grid\/\?a=1#plans$/);
  await expect(
    page.getByRole('heading', { level: 2, name: 'Community, Pro and Premium' }),
  ).toBeInViewport();
});

test('a former id of an API page leads to its row', async ({ page }) => {
  await page.goto('/material-ui/api/button/#Button-css-root');
  await expect(page).toHaveURL(/#button-classes-MuiButton-root$/);
  await expect(page.getByRole('row', { name: /MuiButton-root/ })).toBeInViewport();
});

for (const address of ['/components/buttons/', '/zh/components/buttons/', '/material-ui/']) {
  test(`${address} leads on where the host does not`, async ({ page }) => {
    const file = pageFile(address);
    const target = EXACT.find(({ from }) => from === address)?.to ?? '';
    const headers = { 'content-type': 'text/html' };
    const policy = (await page.request.get(target)).headers()['content-security-policy'] ?? '';
    await page.route(
      (url) => url.pathname === address,
      (route) =>
        route.fulfill({
          body: readFileSync(file, 'utf8'),
          headers: { ...headers, 'content-security-policy': policy },
        }),
    );
    await page.goto(`${address}?a=1#nowhere`);
    await page.waitForURL((url) => url.pathname === target);
    expect(new URL(page.url()).search).toBe('?a=1');
    expect(new URL(page.url()).hash).toBe('#nowhere');
    await page.waitForSelector('html[data-has-hydrated="true"]');
  });
}

test('a host that sends no headers and follows no redirects serves the site', async ({ page }) => {
  const server = createServer((request, response) => {
    void serveHandler(request, response, { public: BUILD, trailingSlash: true });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    // A server that listens on a port has an address of this type.
    const { port } = server.address() as AddressInfo;
    await page.goto(`http://127.0.0.1:${port}/components/buttons/?a=1`);
    await page.waitForURL('**/material-ui/react-button/?a=1');
    const demo = page.locator('#BasicButton');
    await demo.scrollIntoViewIfNeeded();
    await demo.getByRole('button', { name: 'Show all code' }).click();
    await demo.getByRole('button', { name: 'Edit' }).click();
    await demo.locator('textarea').press('ControlOrMeta+Home');
    await page.keyboard.insertText('// Edited\n');
    await expect(demo.frameLocator('iframe').getByRole('button')).toBeVisible();
  } finally {
    server.closeAllConnections();
    server.close();
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a page leads on, too', async ({ page }) => {
    const body = readFileSync(pageFile('/components/buttons/'), 'utf8');
    await page.route('**/components/buttons/', (route) =>
      route.fulfill({ body, contentType: 'text/html' }),
    );
    await page.goto('/components/buttons/');
    await page.waitForURL('**/material-ui/react-button/');
  });
});
