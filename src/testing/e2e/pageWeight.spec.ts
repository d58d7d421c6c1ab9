import type { Page, Route } from '@playwright/test';
import {
  BUTTON,
  entry,
  expectSameDocument,
  INSTALLATION,
  markDocument,
  moveTo,
  title,
} from './moves';
import { expect, holdRoute, openPage, test } from './page';

const TABLE = /\/assets\/js\/table-\d+\./;
const SCRIPT = /\/assets\/js\//;
/** What comes into the room that is kept for it, when the page is there. */
const ADS = /\/assets\/js\/ads\./;

/** Opens a page and waits until the table of its section is there. */
async function openWithTable(page: Page, path: string) {
  const table = page.waitForResponse(TABLE);
  const response = await openPage(page, path);
  await (await table).finished();
  return response;
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

for (const path of [INSTALLATION, '/x/api/data-grid/data-grid/']) {
  test(`${path} names in its HTML all scripts that it needs to start`, async ({
    page,
    request,
  }) => {
    const html = await (await request.get(path)).text();
    const named = [...html.matchAll(/<script src="?([^" >]+)/g)].map(([, source]) => source);
    expect(named.length).toBeGreaterThan(3);

    const late: string[] = [];
    page.on('request', (asked) => {
      const { pathname } = new URL(asked.url());
      const isNeeded = SCRIPT.test(pathname) && asked.resourceType() === 'script';
      if (isNeeded && !named.includes(pathname)) late.push(pathname);
    });
    // The table is what the first navigation needs; here nobody navigates.
    await page.route(TABLE, () => undefined);
    await page.goto(path);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    expect(late.filter((source) => !TABLE.test(source) && !ADS.test(source))).toEqual([]);
  });
}

test('a component page loads no styles of pages outside the docs', async ({ page }) => {
  const styles: string[] = [];
  page.on('request', (asked) => {
    if (asked.resourceType() === 'stylesheet') styles.push(new URL(asked.url()).pathname);
  });
  await openPage(page, BUTTON);
  await page.waitForLoadState('networkidle');
  expect(styles.length).toBeGreaterThan(3);
  expect(styles.filter((style) => style.includes('/pages.'))).toEqual([]);
});

test('a page waits for no styles of what loads later on every page', async ({ request }) => {
  const html = await (await request.get('/material-ui/customization/density/')).text();
  const styles = html.match(/<link[^>]*rel="?stylesheet[^>]*>/g) ?? [];
  expect(styles.length).toBeGreaterThan(3);
  expect(styles.filter((style) => /ConsentBanner|feedback|playground-/.test(style))).toEqual([]);
});

test('the main script asks to be compiled while it loads', async ({ request }) => {
  const html = await (await request.get(INSTALLATION)).text();
  const [source = ''] = /\/assets\/js\/main\.[^" >]+/.exec(html) ?? [];
  const script = await (await request.get(source)).text();
  expect(script.split('\n')[0]).toBe('//# allFunctionsCalledOnLoad');
});

test('a page starts without the sorting rules of a language, which take long to load', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const compare = Reflect.get(String.prototype, 'localeCompare') as (
      ...values: unknown[]
    ) => number;
    Object.defineProperty(String.prototype, 'localeCompare', {
      value(this: string, ...values: unknown[]) {
        document.documentElement.dataset['compared'] = `${this} ${String(values[0])}`;
        return Reflect.apply(compare, this, values);
      },
    });
  });
  await openPage(page, INSTALLATION);
  await expect(page.locator('html')).not.toHaveAttribute('data-compared');
});

test('the table comes when the page is there, and does not draw it anew', async ({ page }) => {
  await page.route(TABLE, async (route) => {
    // Docusaurus sets the mark a frame later than the table is asked for.
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await page.locator('article').evaluate((article) => article.setAttribute('data-marked', ''));
    await route.continue();
  });
  await openWithTable(page, INSTALLATION);
  await entry(page, 'Installation').focus();
  await expect(page.locator('article[data-marked]')).toBeVisible();
  await expect(title(page)).toHaveText('Installation');
});

test('a page of the section before the table is there', async ({ page }) => {
  const release = await holdRoute(page, TABLE);
  await openPage(page, INSTALLATION);
  await markDocument(page);
  await entry(page, 'Usage').click();
  release();
  await expect(title(page)).toHaveText('Usage');
  await expectSameDocument(page);
});

test('the pointer over a link into another section fetches its table', async ({ page }) => {
  await openWithTable(page, BUTTON);
  const table = page.waitForRequest(TABLE);
  await entry(page, 'Charts').hover();
  await table;
});

test.describe('a page that is open while the site is replaced', () => {
  test.use({ allowedMessages: /404|Failed to load|ChunkLoadError|Loading (?:CSS )?chunk/ });

  /** The scripts of the earlier build are gone until the browser loads a document of the new one. */
  async function replaceScripts(page: Page, scripts: RegExp) {
    let isReplaced = true;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) isReplaced = false;
    });
    await page.route(scripts, async (route) => {
      if (isReplaced) await route.fulfill({ status: 404, body: '' });
      else await route.fallback();
    });
  }

  for (const [name, scripts] of [
    ['its chunks are gone', SCRIPT],
    ['its table is gone, too', TABLE],
  ] as const) {
    test(name, async ({ page }) => {
      const abort = (route: Route) => route.abort();
      if (scripts === TABLE) await page.route(TABLE, abort);
      await openPage(page, INSTALLATION);
      await markDocument(page);
      // In this order: the browser may ask for the table at any moment.
      await replaceScripts(page, scripts);
      await page.unroute(TABLE, abort);
      await moveTo(page, 'Usage');
      await expect(page.locator('html[data-marked]')).toHaveCount(0);
    });
  }
});
