import type { Page } from '@playwright/test';
import { expect, openPage, test } from './page';

const INSTALLATION = '/material-ui/getting-started/installation/';
/** Its navigation shows the components, and pages of MUI X. */
const BUTTON = '/material-ui/react-button/';
const TABLE = /\/assets\/js\/table-\d+\./;
const SCRIPT = /\/assets\/js\//;

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const entry = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link', { name, exact: true });

/** Marks the document, so that a test can tell whether the browser has loaded another one. */
async function markDocument(page: Page) {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

async function expectSameDocument(page: Page) {
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
}

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
    expect(named.length).toBeGreaterThan(5);

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
    expect(late.filter((source) => !TABLE.test(source))).toEqual([]);
  });
}

test('the table comes when the page is there, and does not draw it anew', async ({ page }) => {
  let isPageThere = false;
  await page.route(TABLE, async (route) => {
    isPageThere = await page.locator('html[data-has-hydrated="true"]').isVisible();
    await page.locator('article').evaluate((article) => article.setAttribute('data-marked', ''));
    await route.continue();
  });
  await openWithTable(page, INSTALLATION);
  expect(isPageThere).toBe(true);
  await entry(page, 'Installation').focus();
  await expect(page.locator('article[data-marked]')).toBeVisible();
  await expect(title(page)).toHaveText('Installation');
});

test('visible links of the navigation are fetched before the reader uses them', async ({
  page,
}) => {
  const fetched = page.waitForRequest(
    (asked) => SCRIPT.test(asked.url()) && asked.headers()['sec-purpose'] === 'prefetch',
  );
  await openPage(page, INSTALLATION);
  await fetched;
});

test('pages of the section, back, and forward', async ({ page }) => {
  await openPage(page, BUTTON);
  await markDocument(page);
  await entry(page, 'Tabs').click();
  await expect(title(page)).toHaveText('Tabs');
  await entry(page, 'Drawer').click();
  await expect(title(page)).toHaveText('Drawer');
  await page.goBack();
  await expect(title(page)).toHaveText('Tabs');
  await page.goBack();
  await expect(title(page)).toHaveText('Button');
  await page.goForward();
  await expect(title(page)).toHaveText('Tabs');
  await expectSameDocument(page);
});

test('a page of the section before the table is there', async ({ page }) => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => (release = resolve));
  await page.route(TABLE, async (route) => {
    await isReleased;
    await route.continue();
  });
  await openPage(page, INSTALLATION);
  await markDocument(page);
  await entry(page, 'Usage').click();
  release();
  await expect(title(page)).toHaveText('Usage');
  await expectSameDocument(page);
});

test('pages of other sections, back to the first', async ({ page }) => {
  await openPage(page, BUTTON);
  await markDocument(page);
  await entry(page, 'Data Grid').click();
  await expect(title(page)).toHaveText('Data Grid');
  await expect(page).toHaveURL(/\/x\/react-data-grid\/$/);
  await page.locator('#mui-product-selector').click();
  await page
    .locator('#mui-product-menu')
    .getByRole('link', { name: /^Joy UI/ })
    .click();
  await expect(page).toHaveURL(/\/joy-ui\/getting-started\/$/);
  await page.goBack();
  await expect(title(page)).toHaveText('Data Grid');
  await page.goBack();
  await expect(title(page)).toHaveText('Button');
  await expectSameDocument(page);
});

test('from the home page into a section and back', async ({ page }) => {
  await openPage(page, '/');
  await markDocument(page);
  const home = await title(page).innerText();
  await page.locator('main a[href="/x/react-charts/"]').first().click();
  await expect(title(page)).toHaveText('Charts');
  await page.goBack();
  await expect(title(page)).toHaveText(home);
  await expectSameDocument(page);
});

test('the pointer over a link into another section fetches its table', async ({ page }) => {
  await openWithTable(page, BUTTON);
  const table = page.waitForRequest(TABLE);
  await entry(page, 'Charts').hover();
  await table;
});

test('an address with a heading, and another page with one', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/#accessibility');
  const heading = page.getByRole('heading', { level: 2, name: 'Accessibility' });
  await expect(heading).toBeInViewport();
  await markDocument(page);
  await page.locator('.table-of-contents').first().getByRole('link').first().click();
  await expect(heading).not.toBeInViewport();
  await page.goBack();
  await expect(heading).toBeInViewport();
  await expectSameDocument(page);
});

test('a page in another language leads to others in it', async ({ page }) => {
  await openPage(page, `/zh${INSTALLATION}`);
  await markDocument(page);
  await page.locator('nav.menu a[href="/zh/material-ui/getting-started/usage/"]').click();
  await expect(page).toHaveURL(/\/zh\/material-ui\/getting-started\/usage\/$/);
  await expect(page.locator('html[lang="zh-CN"]')).toHaveCount(1);
  await page.goBack();
  await expect(title(page)).toHaveText(/[\u4e00-\u9fff]/);
  await expectSameDocument(page);
});

test.describe('addresses without a page', () => {
  test.use({ allowedMessages: /404/ });

  for (const path of ['/not-here/', '/material-ui/not-here/', '/zh/x/not-here/']) {
    test(path, async ({ page }) => {
      const response = await openPage(page, path);
      expect(response?.status()).toBe(404);
      await expect(title(page)).toBeVisible();
      await markDocument(page);
      await page.locator('main a, nav a').filter({ visible: true }).first().click();
      await expect(page).not.toHaveURL(/not-here/);
      await expect(title(page)).toBeVisible();
      await expectSameDocument(page);
    });
  }
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
      if (scripts === TABLE) await page.route(TABLE, (route) => route.abort());
      await openPage(page, INSTALLATION);
      await markDocument(page);
      if (scripts === TABLE) await page.unroute(TABLE);
      await replaceScripts(page, scripts);
      await entry(page, 'Usage').click();
      await expect(title(page)).toHaveText('Usage');
      await expect(page.locator('html[data-marked]')).toHaveCount(0);
    });
  }
});
