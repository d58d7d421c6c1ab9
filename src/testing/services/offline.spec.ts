import type { Page } from '@playwright/test';
import { bundleScript } from '../../../plugins/output/offline/node/bundleScript';
import { expect, openPage, test as base } from './servicesTest';
import { startSite, type Site } from './startSite';

interface Fixtures {
  /** The site of this test, with its own storage. */
  readonly site: Site;
}

const test = base.extend<Fixtures>({
  // Playwright reads the fixtures that one needs from its first parameter.
  // eslint-disable-next-line no-empty-pattern
  site: async ({}, provide) => {
    const site = await startSite();
    await provide(site);
    await site.close();
  },
});

// The worker and the page must be told nothing of each other's requests by the test.
test.use({ serviceWorkers: 'allow' });

const BOX = '/system/react-box/';
const START = '/system/getting-started/';
const INSTALLATION = '/system/getting-started/installation/';

/** What the browser itself says of requests that fail without a connection. */
const FAILED_LOADS = /net::ERR_|Failed to load resource/;

const isControlled = () => navigator.serviceWorker.controller !== null;

/** Opens a page, and waits until the worker has it. */
async function openControlled(page: Page, url: string) {
  await openPage(page, url);
  await page.waitForFunction(isControlled);
}

/** Waits until a page can be read without a connection. */
async function untilKept(page: Page, path: string) {
  const isKept = (url: string) =>
    caches
      .open('offline-1/pages')
      .then((cache) => cache.match(url))
      .then((found) => found !== undefined);
  await expect.poll(() => page.evaluate(isKept, path), { timeout: 20_000 }).toBe(true);
}

/** Opens a page, and waits until it can be read without a connection. */
async function openKept(page: Page, site: Site) {
  await openControlled(page, `${site.origin}${START}`);
  await untilKept(page, START);
}

async function goOffline(page: Page, site: Site) {
  site.setDown(true);
  await page.context().setOffline(true);
}

async function goOnline(page: Page, site: Site) {
  site.setDown(false);
  await page.context().setOffline(false);
}

/** Counts the times that a page loads from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });
  return () => loads;
}

/** Deploys a worker that differs in its version only, as every build's does. */
async function deployWorker(site: Site, version: string) {
  const worker = await site.read('/sw.js');
  const body = worker.replace(/"version":"[^"]+"/, `"version":"${version}"`);
  expect(body).not.toBe(worker);
  site.answer('/sw.js', { body });
}

/**
 * Lets the browser look for the new worker, as it does by itself at times, until it has found it: a look
 * that a page began before gives this one its answer, with what was there then. The worker may also be
 * found by another look, and be at work already: its cache is there then, or, if it was to remove
 * itself, no worker is.
 * @param version Of the new worker; none for the one that removes itself.
 */
async function lookForUpdate(page: Page, version?: string) {
  const isFound = () =>
    page
      .evaluate(async (cache) => {
        const registration = await navigator.serviceWorker.getRegistration();
        if (!registration) return true;
        // Fails if the worker is removed meanwhile.
        await registration.update().catch(() => undefined);
        if (registration.installing ?? registration.waiting) return true;
        return (await caches.keys()).some((name) => name.endsWith(cache));
      }, `/shell/${version}`)
      .catch((error: unknown) => {
        // The page has been reloaded meanwhile, for the new worker.
        if (String(error).includes('Execution context was destroyed')) return true;
        throw error;
      });
  await expect.poll(isFound, { timeout: 20_000 }).toBe(true);
}

const cacheNames = (page: Page) => page.evaluate(() => caches.keys());

/** Waits until the caches have names; the page may be reloaded meanwhile. */
async function untilCaches(page: Page, check: (names: readonly string[]) => boolean) {
  const isThere = () => cacheNames(page).then(check, () => false);
  await expect.poll(isThere, { timeout: 30_000 }).toBe(true);
}

/**
 * Waits until the new worker has taken over, which removes the caches of the one before. The browser lets
 * that one finish its work first, whose time is not the page's.
 */
const untilAtWork = (page: Page, version: string) =>
  untilCaches(page, (names) =>
    names
      .filter((name) => name.includes('/shell/'))
      .every((name) => name.endsWith(`/shell/${version}`)),
  );

/** A page of the build that tells it apart from the one of the day before. */
const ofToday = (html: string) =>
  html.replace('</head>', '<meta name="build" content="today"></head>');
const isOfToday = (page: Page) => page.locator('meta[name="build"][content="today"]').count();

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog');
}

async function saveSystem(page: Page) {
  const dialog = await openSettings(page);
  await dialog.getByRole('button', { name: 'Save MUI System for offline' }).click();
  await dialog.getByRole('button', { name: 'Remove MUI System' }).waitFor({ timeout: 30_000 });
  await page.keyboard.press('Escape');
}

test.describe('registration', () => {
  test('the first visit gets the worker, for all languages, and is not reloaded', async ({
    page,
    site,
  }) => {
    const loads = countLoads(page);
    await openControlled(page, `${site.origin}${START}`);
    await page.waitForTimeout(1500);
    expect(loads()).toBe(1);
    const registration = await page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration();
      return { scope: found?.scope, url: found?.active?.scriptURL, from: found?.updateViaCache };
    });
    expect(registration).toEqual({
      scope: `${site.origin}/`,
      url: `${site.origin}/sw.js`,
      from: 'none',
    });
  });

  test('another host gets none, and no setting', async ({ page, site }) => {
    await openPage(page, `${site.otherOrigin}${START}`);
    await page.waitForTimeout(2000);
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
    expect(site.requests).not.toContain('/sw.js');
    const dialog = await openSettings(page);
    await expect(dialog.getByRole('group', { name: 'Mode' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Save for offline' })).toHaveCount(0);
  });

  test('a broken worker leaves the site as it is', async ({ page, site }) => {
    site.answer('/sw.js', { body: 'throw new Error("broken")' });
    await openPage(page, `${site.origin}${START}`);
    await page.waitForTimeout(2000);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

test.describe('updates', () => {
  test('a new worker reloads the page once', async ({ page, site }) => {
    await openControlled(page, `${site.origin}${START}`);
    const loads = countLoads(page);
    await deployWorker(site, 'next');
    await lookForUpdate(page, 'next');
    await untilAtWork(page, 'next');
    await expect.poll(loads, { timeout: 20_000 }).toBe(1);
    await page.waitForTimeout(2000);
    expect(loads()).toBe(1);
  });

  test('a new worker that comes with a visit reloads the page once', async ({ page, site }) => {
    await openControlled(page, `${site.origin}${START}`);
    await deployWorker(site, 'next');
    const loads = countLoads(page);
    await page.goto(`${site.origin}${BOX}`);
    await expect.poll(loads, { timeout: 20_000 }).toBe(2);
    await page.waitForTimeout(2000);
    expect(loads()).toBe(2);
  });

  test('a page is not reloaded twice in a row', async ({ page, site }) => {
    await openControlled(page, `${site.origin}${START}`);
    const loads = countLoads(page);
    await deployWorker(site, 'second');
    await lookForUpdate(page, 'second');
    await expect.poll(loads, { timeout: 20_000 }).toBe(1);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await deployWorker(site, 'third');
    await page.waitForTimeout(1500);
    await lookForUpdate(page, 'third');
    await untilCaches(page, (names) => names.join().includes('/shell/third'));
    await page.waitForTimeout(2500);
    expect(loads()).toBe(1);
  });

  test('no field that is being edited is lost', async ({ page, site }) => {
    await openControlled(page, `${site.origin}${START}`);
    await page.evaluate(() => {
      const field = document.createElement('textarea');
      field.setAttribute('aria-label', 'Comment');
      document.querySelector('main')?.prepend(field);
    });
    const loads = countLoads(page);
    const field = page.getByLabel('Comment');
    await field.fill('Half a sentence');
    await deployWorker(site, 'next');
    await lookForUpdate(page, 'next');
    await page.waitForTimeout(2000);
    // Nor when the reader looks elsewhere in the page.
    await field.blur();
    await page.waitForTimeout(1500);
    expect(loads()).toBe(0);
    await expect(field).toHaveValue('Half a sentence');
    await field.fill('');
    await field.blur();
    await expect.poll(loads, { timeout: 20_000 }).toBe(1);
  });

  test('with two tabs each is reloaded once, when the reader looks at it', async ({
    page,
    context,
    site,
  }) => {
    await openControlled(page, `${site.origin}${START}`);
    const behind = await context.newPage();
    await openControlled(behind, `${site.origin}${BOX}`);
    await behind.evaluate(() => {
      document.hasFocus = () => false;
    });
    await page.bringToFront();
    const loads = countLoads(page);
    const loadsBehind = countLoads(behind);
    await deployWorker(site, 'next');
    await lookForUpdate(page, 'next');
    await untilAtWork(page, 'next');
    await expect.poll(loads, { timeout: 20_000 }).toBe(1);
    await page.waitForTimeout(1500);
    expect(loadsBehind()).toBe(0);
    await behind.bringToFront();
    await behind.evaluate(() => {
      document.hasFocus = () => true;
    });
    await expect.poll(loadsBehind, { timeout: 20_000 }).toBe(1);
    await page.waitForTimeout(1500);
    expect([loads(), loadsBehind()]).toEqual([1, 1]);
  });

  test('the caches of earlier builds are removed, what is not ours stays', async ({
    page,
    site,
  }) => {
    await openControlled(page, `${site.origin}${START}`);
    await page.evaluate(async () => {
      await caches.open('offline-0/pages');
      await caches.open('somebody-else');
    });
    const before = (await cacheNames(page)).filter((name) => name.includes('/shell/'));
    expect(before).toHaveLength(1);
    await deployWorker(site, 'next');
    await lookForUpdate(page, 'next');
    await untilCaches(page, (names) => !names.includes('offline-0/pages'));
    const after = await cacheNames(page);
    expect(after).toContain('somebody-else');
    expect(after.filter((name) => name.includes('/shell/'))).toEqual(['offline-1/shell/next']);
  });
});

test.describe('online', () => {
  test('a page is never out of date, however slow the host is', async ({ page, site }) => {
    await openKept(page, site);
    site.answer(START, { body: ofToday(await site.read(START)), delay: 5000 });
    await page.goto(`${site.origin}${START}`);
    expect(await isOfToday(page)).toBe(1);
  });

  test.describe('with an error', () => {
    test.use({ allowedMessages: /status of 50\d|net::ERR_|Failed to load resource/ });

    test('the reader gets the error, and it is not kept', async ({ page, site }) => {
      await openKept(page, site);
      site.answer(START, { status: 500, body: 'Broken' });
      const response = await page.goto(`${site.origin}${START}`);
      expect(response?.status()).toBe(500);
      await goOffline(page, site);
      await page.goto(`${site.origin}${START}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });
  });

  test('requests to services and of edited demos are left alone', async ({ page, site }) => {
    await openKept(page, site);
    const kept = await page.evaluate(async () => {
      const urls: string[] = [];
      for (const name of await caches.keys()) {
        for (const { url } of await (await caches.open(name)).keys()) urls.push(url);
      }
      return urls;
    });
    expect(kept.length).toBeGreaterThan(5);
    expect(kept.filter((url) => !url.startsWith(`${site.origin}/`))).toEqual([]);
    expect(kept.filter((url) => /demo-runner|sw\.js|products\.json/.test(url))).toEqual([]);
  });
});

test.describe('offline', () => {
  test.use({ allowedMessages: FAILED_LOADS });

  test('a page that was opened opens, with all that it showed', async ({ page, site }) => {
    await openKept(page, site);
    await goOffline(page, site);
    await openPage(page, `${site.origin}${START}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  });

  test('so does one that was reached by a link within the site', async ({ page, site }) => {
    await openControlled(page, `${site.origin}${START}`);
    await page.locator(`a[href="${INSTALLATION}"]`).first().click();
    await expect(page).toHaveURL(`${site.origin}${INSTALLATION}`);
    await untilKept(page, INSTALLATION);
    await goOffline(page, site);
    await openPage(page, `${site.origin}${INSTALLATION.slice(0, -1)}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Installation');
  });

  test('another page says so, lists what can be read, and opens once there is a connection', async ({
    page,
    site,
  }) => {
    await openKept(page, site);
    await goOffline(page, site);
    await page.goto(`${site.origin}${BOX}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    await expect(page).toHaveURL(`${site.origin}${BOX}`);
    await expect(page.getByRole('main').getByRole('listitem')).toHaveText([/Overview/]);
    await goOnline(page, site);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
  });

  test('opens, too, when the browser does not tell of the connection', async ({ page, site }) => {
    await openKept(page, site);
    site.setDown(true);
    await page.goto(`${site.origin}${BOX}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
    site.setDown(false);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box', { timeout: 15_000 });
  });

  test('what is listed there opens', async ({ page, site }) => {
    await openKept(page, site);
    await goOffline(page, site);
    await page.goto(`${site.origin}${BOX}`);
    await page.getByRole('main').getByRole('link').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
  });
});

test.describe('a hostile script that ran once', () => {
  test.use({ allowedMessages: /net::ERR_|Failed to load resource|Content Security Policy/ });

  const hasRun = (page: Page) => page.evaluate(() => '__hostile' in window);

  test('runs no more, online or offline, whatever it left behind', async ({ page, site }) => {
    await openKept(page, site);
    const [main] = /\/assets\/js\/main\.[^" >]+/.exec(await site.read(START)) ?? [];
    await page.evaluate(
      async ([script, forged]) => {
        const code = 'window.__hostile = 1';
        const html = `<!doctype html><h1>Forged</h1><script>${code}</script>
          <img src="/x.png" onerror="${code}"><script src="/img/x.png"></script>
          <script src="${script}"></script>`;
        const asScript = () =>
          new Response(code, { headers: { 'content-type': 'text/javascript' } });
        for (const name of [...(await caches.keys()), 'somebody-else']) {
          const cache = await caches.open(name);
          await cache.put(script, asScript());
          await cache.put('/img/x.png', asScript());
          await cache.put(forged, new Response(html, { headers: { 'content-type': 'text/html' } }));
        }
      },
      [main ?? '', BOX] as const,
    );

    await openPage(page, `${site.origin}${START}`);
    expect(await hasRun(page)).toBe(false);

    await goOffline(page, site);
    await page.goto(`${site.origin}${START}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Overview');
    expect(await hasRun(page)).toBe(false);
    await page.goto(`${site.origin}${BOX}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forged');
    expect(await hasRun(page)).toBe(false);
  });
});

test.describe('a saved product', () => {
  test.use({ allowedMessages: FAILED_LOADS });

  test('opens offline with all pages, demos and links, and can be removed', async ({
    page,
    site,
  }) => {
    await openControlled(page, `${site.origin}/versions/`);
    await page.goto(`${site.origin}${START}`);
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await saveSystem(page);

    await goOffline(page, site);
    await openPage(page, `${site.origin}${BOX}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
    // The source of a demo is a file of its own.
    await page.getByRole('button', { name: 'Show all code' }).first().click();
    await expect(page.locator('code', { hasText: "from '@mui/system'" }).first()).toBeVisible();

    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    await page.getByRole('link', { name: 'The sx prop' }).first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('The sx prop');
    await expect(page.locator('body[data-same-document]')).toHaveCount(1);

    const dialog = await openSettings(page);
    await dialog.getByRole('button', { name: 'Remove MUI System' }).click();
    await expect(dialog.getByRole('button', { name: 'Remove MUI System' })).toHaveCount(0);
    expect((await cacheNames(page)).filter((name) => name.includes('/saved/'))).toEqual([]);
    await page.goto(`${site.origin}/system/api/box/`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are offline');
  });

  test('every page of it opens offline without asking for another file of the site', async ({
    page,
    site,
  }) => {
    test.setTimeout(120_000);
    await openControlled(page, `${site.origin}${START}`);
    await saveSystem(page);
    const list = JSON.parse(await site.read('/offline/product-system.json')) as {
      files: [string][];
    };
    const pages = list.files.map(([url]) => url).filter((url) => url.endsWith('/'));
    expect(pages).toContain(BOX);
    await goOffline(page, site);
    const failed: string[] = [];
    page.on('requestfailed', (request) => {
      const { pathname, origin } = new URL(request.url());
      // Scripts that are fetched ahead, for links to other products, are of no such type.
      const isAhead = request.resourceType() === 'other';
      if (origin === site.origin && !isAhead) failed.push(pathname);
    });
    for (const path of pages) {
      await openPage(page, `${site.origin}${path}`);
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('You are offline');
      // Demos come when they are near the window.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await page.waitForTimeout(300);
    }
    // The worker and what can be saved are looked for online only.
    expect(failed.filter((path) => !/^\/(?:sw\.js|offline\/.*\.json)$/.test(path))).toEqual([]);
  });

  test('follows the next deploy', async ({ page, site }) => {
    await openControlled(page, `${site.origin}${START}`);
    await saveSystem(page);
    await deploySystem(site, ofToday);
    await openPage(page, `${site.origin}/versions/`);
    await untilCaches(
      page,
      (names) =>
        names.filter((name) => name.includes('/saved/')).join() ===
        'offline-1/saved/en/system/next',
    );
    await goOffline(page, site);
    await openPage(page, `${site.origin}${BOX}`);
    expect(await isOfToday(page)).toBe(1);
  });

  test('stays what it was when the next deploy cannot be saved', async ({ page, site }) => {
    await openControlled(page, `${site.origin}${START}`);
    await saveSystem(page);
    await deploySystem(site, (html) =>
      html.replace('</head>', '<script src="/assets/js/gone.00000000.js"></script></head>'),
    );
    await openPage(page, `${site.origin}/versions/`);
    await expect.poll(() => site.requests).toContain('/offline/product-system.json');
    await page.waitForTimeout(2000);
    const saved = (await cacheNames(page)).filter((name) => name.includes('/saved/'));
    expect(saved).toHaveLength(1);
    expect(saved[0]).not.toContain('next');
    await goOffline(page, site);
    await openPage(page, `${site.origin}${BOX}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
  });

  test('that does not fit is said, and leaves nothing behind', async ({ page, site }) => {
    await openControlled(page, `${site.origin}${START}`);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: site.origin,
      quotaSize: 100_000,
    });
    const dialog = await openSettings(page);
    await dialog.getByRole('button', { name: 'Save MUI System for offline' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(
      'There is not enough space on this device. Free some space and try again.',
    );
    expect((await cacheNames(page)).filter((name) => name.includes('/saved/'))).toEqual([]);
  });

  test('can be cancelled while it is being saved', async ({ page, site }) => {
    site.answer(BOX, { body: await site.read(BOX), delay: 3000 });
    await openControlled(page, `${site.origin}${START}`);
    const dialog = await openSettings(page);
    await dialog.getByRole('button', { name: 'Save MUI System for offline' }).click();
    await expect(dialog.getByRole('progressbar', { name: 'Saving MUI System' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Cancel saving MUI System' }).click();
    await expect(dialog.getByRole('button', { name: 'Save MUI System for offline' })).toBeFocused();
    await expect
      .poll(async () => (await cacheNames(page)).filter((name) => name.includes('/saved/')))
      .toEqual([]);
  });
});

/** Deploys a build in which the page of the box is another one. */
async function deploySystem(site: Site, change: (html: string) => string) {
  const body = change(await site.read(BOX));
  const list = JSON.parse(await site.read('/offline/product-system.json')) as {
    files: [string, number, string][];
  };
  const files = list.files.map((file) =>
    file[0] === BOX ? [BOX, body.length, 'hash-of-next'] : file,
  );
  site.answer(BOX, { body });
  site.answer('/offline/product-system.json', {
    body: JSON.stringify({ version: 'next', files }),
  });
  site.answer('/offline/products.json', {
    body: JSON.stringify({ system: { version: 'next', size: 1000 } }),
  });
}

test.describe('blocked storage', () => {
  test('for pages: the site works, and offers nothing to save', async ({ page, site }) => {
    await page.addInitScript(() => {
      const blocked = () => Promise.reject(new DOMException('blocked', 'SecurityError'));
      Object.defineProperty(window, 'caches', { value: { keys: blocked, open: blocked } });
      Object.defineProperty(window, 'sessionStorage', {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    });
    await openControlled(page, `${site.origin}${START}`);
    await page.waitForTimeout(2500);
    const dialog = await openSettings(page);
    await expect(dialog.getByRole('group', { name: 'Mode' })).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'Save for offline' })).toHaveCount(0);
  });

  test('full storage: pages open as ever, and nothing is logged', async ({ page, site }) => {
    await page.goto(`${site.origin}/404.html`);
    const session = await page.context().newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', { origin: site.origin, quotaSize: 1000 });
    await openControlled(page, `${site.origin}${START}`);
    await page.waitForTimeout(3000);
    await openPage(page, `${site.origin}${BOX}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Box');
  });
});

test('the kill switch removes caches and worker, and leaves open pages alone', async ({
  page,
  site,
}) => {
  await openKept(page, site);
  await page.evaluate(() => caches.open('somebody-else'));
  const loads = countLoads(page);
  site.answer('/sw.js', { body: await bundleScript('remover') });
  await lookForUpdate(page);
  const countWorkers = () =>
    navigator.serviceWorker.getRegistrations().then((registrations) => registrations.length);
  await expect.poll(() => page.evaluate(countWorkers)).toBe(0);
  await expect.poll(() => cacheNames(page)).toEqual(['somebody-else']);
  await page.waitForTimeout(2000);
  expect(loads()).toBe(0);
});
