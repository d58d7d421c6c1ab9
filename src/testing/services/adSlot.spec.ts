import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../e2e/accessibilityViolations';
import { horizontalOverflow, remember } from '../e2e/page';
import { INSTALLATION, moveTo } from '../e2e/moves';
import { expect as expectAtOnce, fixChance, openPage, test } from './servicesTest';

// An ad blocker is assumed 3 s after the page is there.
const expect = expectAtOnce.configure({ timeout: 12_000 });

const PAGE = '/material-ui/customization/density/';
const SCRIPT = '/ad.js';

const advertisement = (page: Page) => page.getByRole('region', { name: 'Advertisement' });
const slot = (page: Page) => page.locator('article header > div').last();
const adOf = (name: string) => `[data-ga-event-label="in-house-${name}"]`;

/** Our ads by the number that picks them; below 0.2 there is no picture. */
const PICTURED_ADS = [
  ['templates', 0.3],
  ['themes', 0.5],
  ['tidelift', 0.7],
  ['figma', 0.9],
] as const;

/**
 * Notes all that moves in the page from the start, whatever the reader has done. What moves inside of
 * a demo is the demo's.
 */
async function watchLayoutShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        const isInDemo = ({ node }: (typeof sources)[number]) =>
          node?.parentElement?.closest('[data-demo-stage]');
        if (sources.length > 0 && sources.every(isInDemo)) continue;
        const moved = sources.map(({ node }) => `${node?.nodeName} ${node?.textContent}`);
        shifts.push(`${value} at ${entry.startTime}: ${moved.join(', ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

async function expectNoLayoutShift(page: Page) {
  // An entry comes with the next frame.
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 50))),
  );
  expect(await page.evaluate(() => Reflect.get(window, 'layoutShifts'))).toEqual([]);
}

const networkScript = (body: string) => ({
  headers: { 'content-type': 'text/javascript' },
  body: `{ const own = document.currentScript; ${body} }`,
});

/** Like the network's script, and counts how often it has run. */
const LATE_SCRIPT = `
window.adScriptRuns = (window.adScriptRuns || 0) + 1;
var own = document.currentScript || document.getElementById('_carbonads_js');
own.insertAdjacentHTML('beforebegin', '<div id="carbonads"><a href="http://services.test/landing">' +
  '<img src="http://services.test/ad.svg" width="130" height="100" alt="Sample ad">Ad</a></div>');
`;

test.beforeEach(async ({ page }) => {
  // A picture, and the ad for themes.
  await fixChance(page, 0.5);
  await watchLayoutShifts(page);
});

test.describe('before scripts', () => {
  test.use({ allowedMessages: /ERR_FAILED/ });

  for (const { width, height } of [
    { width: 390, height: 142 },
    { width: 599, height: 142 },
    { width: 600, height: 126 },
    { width: 1440, height: 126 },
  ]) {
    test(`spec §9: ${height}px are kept at ${width}px, with 24px around`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      // Nothing of the page's scripts comes, so this is what is painted first.
      await page.route(/\/assets\/js\//, (route) => route.abort());
      await page.goto(PAGE, { waitUntil: 'domcontentloaded' });
      const { boxHeight, start, end, children } = await slot(page).evaluate((element) => {
        const { marginBlockStart, marginBlockEnd } = getComputedStyle(element);
        return {
          boxHeight: element.getBoundingClientRect().height,
          start: marginBlockStart,
          end: marginBlockEnd,
          children: element.childElementCount,
        };
      });
      expect({ boxHeight, start, end, children }).toEqual({
        boxHeight: height,
        start: '24px',
        end: '24px',
        children: 0,
      });
      const description = await page.locator('article p.description').boundingBox();
      const room = await slot(page).boundingBox();
      expect((room?.y ?? 0) - (description?.y ?? 0) - (description?.height ?? 0)).toBeCloseTo(
        24,
        0,
      );
    });
  }
});

for (const width of [320, 390, 900, 1440]) {
  test.describe(`at ${width}px`, () => {
    test.beforeEach(async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
    });

    test("the network's ad moves nothing", async ({ page, services }) => {
      await openPage(page, PAGE);
      const link = advertisement(page).getByRole('link', { name: /An ad of the network/ });
      await expect(link).toBeVisible();
      await expectNoLayoutShift(page);
      expect(services.requests.filter(({ path }) => path === SCRIPT)).toHaveLength(1);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    test("an ad of the network's that is too large moves nothing", async ({ page, services }) => {
      services.answer(
        SCRIPT,
        networkScript(
          `own.insertAdjacentHTML('beforebegin', '<div id="carbonads" style="height: 900px; width: 3000px"><a href="http://services.test/landing">Large</a></div><div>More</div>');`,
        ),
      );
      await openPage(page, PAGE);
      await expect(advertisement(page).getByRole('link', { name: 'Large' })).toBeVisible();
      await expect(advertisement(page).getByText('More')).toBeHidden();
      await expectNoLayoutShift(page);
      expect(await horizontalOverflow(page)).toBe(0);
    });

    test.describe('the script cannot be loaded', () => {
      test.use({ allowedMessages: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/ });

      for (const [name, random] of PICTURED_ADS) {
        test(`our ad ${name} moves nothing, and fits`, async ({ page, services }) => {
          await fixChance(page, random);
          services.answer(SCRIPT, 'down');
          await openPage(page, PAGE);
          await expect(page.locator(adOf(name))).toBeVisible();
          await expect(advertisement(page).getByRole('img')).toBeVisible();
          await expectNoLayoutShift(page);
          expect(await horizontalOverflow(page)).toBe(0);
          expect((await slot(page).boundingBox())?.height).toBe(width < 600 ? 142 : 126);
        });
      }

      test('the request to allow ads moves nothing', async ({ page, services }) => {
        await fixChance(page, 0.1);
        services.answer(SCRIPT, 'down');
        await openPage(page, PAGE);
        await expect(advertisement(page).getByText('Ads pay for this documentation')).toBeVisible();
        await expectNoLayoutShift(page);
        expect(await horizontalOverflow(page)).toBe(0);
        expect((await slot(page).boundingBox())?.height).toBe(width < 600 ? 142 : 126);
      });
    });
  });
}

for (const { width, height, first } of [
  { width: 390, height: 844, first: 1000 },
  { width: 1440, height: 900, first: 640 },
]) {
  test(`below an ad, a page begins with its demo or playground at ${width}px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    // With a playground, and with a demo below a heading.
    for (const path of [
      '/material-ui/react-button/',
      '/material-ui/react-grid/',
      '/joy-ui/react-button/',
      '/base-ui/react-modal/',
      '/system/react-box/',
    ]) {
      await openPage(page, path);
      const [top] = await page
        .locator('[data-playground], [data-demo-stage]')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
      expect(top, path).toBeLessThan(first);
    }
  });
}

test.describe('without an ad of the network', () => {
  test.use({ allowedMessages: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load|404|500/ });

  test('spec §4: an ad blocker is assumed after 3 s', async ({ page, services }) => {
    services.answer(SCRIPT, 'down');
    await openPage(page, PAGE);
    await page.waitForTimeout(1500);
    await expect(advertisement(page)).toHaveCount(0);
    await expect(page.locator(adOf('themes'))).toBeVisible({ timeout: 3000 });
  });

  for (const status of [404, 500]) {
    test(`an answer ${status} of the network`, async ({ page, services }) => {
      services.answer(SCRIPT, { status });
      await openPage(page, PAGE);
      await expect(page.locator(adOf('themes'))).toBeVisible();
      await expectNoLayoutShift(page);
    });
  }

  test('a script that makes no ad', async ({ page, services }) => {
    services.answer(SCRIPT, networkScript(''));
    await openPage(page, PAGE);
    await expect(page.locator(adOf('themes'))).toBeVisible();
    await expectNoLayoutShift(page);
  });
});

test('an ad that comes late takes the place of ours', async ({ page, services }) => {
  services.answer(SCRIPT, {
    ...networkScript(
      `own.insertAdjacentHTML('beforebegin', '<div id="carbonads"><a href="http://services.test/landing">Late</a></div>');`,
    ),
    delay: 5000,
  });
  await openPage(page, PAGE);
  await expect(page.locator(adOf('themes'))).toBeVisible();
  await expect(advertisement(page).getByRole('link', { name: 'Late' })).toBeVisible();
  await expect(advertisement(page).getByRole('link')).toHaveCount(1);
  await expectNoLayoutShift(page);
});

for (const [random, shape] of [
  [0.5, 'image'],
  [0.1, 'inline'],
] as const) {
  test(`an ad for backers gives way to one of ours, ${shape}`, async ({ page, services }) => {
    await fixChance(page, random);
    services.answer(
      SCRIPT,
      networkScript(
        `own.insertAdjacentHTML('beforebegin', '<div id="carbonads"><a href="https://material-ui-next.com/discover-more/backers">Backers</a></div>');`,
      ),
    );
    await openPage(page, PAGE);
    await expect(advertisement(page).getByText('ad from MUI')).toBeVisible();
    await expect(advertisement(page)).toHaveAttribute(
      'data-ga-event-label',
      `in-house-carbon-body-top-${shape}`,
    );
    await expect(advertisement(page).getByRole('img')).toHaveCount(shape === 'image' ? 1 : 0);
    await expect(advertisement(page).getByText('Backers')).toHaveCount(0);
    await expectNoLayoutShift(page);
  });
}

test.describe('a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('gets an empty slot, which keeps its room', async ({ page, services }) => {
    await openPage(page, PAGE);
    await page.waitForTimeout(4000);
    await expect(slot(page)).toBeEmpty();
    expect((await slot(page).boundingBox())?.height).toBe(126);
    expect(services.requests.filter(({ path }) => path.startsWith('/ad'))).toEqual([]);
    await expectNoLayoutShift(page);
  });
});

test('a page that disables ads has no slot', async ({ page, services }) => {
  await openPage(page, INSTALLATION);
  await page.waitForTimeout(1000);
  await expect(page.locator('article header > div')).toHaveCount(0);
  expect(services.requests.filter(({ path }) => path.startsWith('/ad'))).toEqual([]);
});

test.describe('leaving the page', () => {
  const PATHS = ['Dark mode', 'Right-to-left', 'Density'] as const;

  async function leaveForPageWithoutAds(page: Page) {
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('button', { name: 'Getting started' })
      .click();
    await moveTo(page, 'Installation');
  }

  test.beforeEach(async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
  });

  test('quickly, from page to page, leaves one ad', async ({ page, services }) => {
    const headers = { 'content-type': 'text/javascript' };
    let requests = 0;
    services.answer(SCRIPT, () => {
      requests += 1;
      return { headers, body: LATE_SCRIPT, delay: requests <= PATHS.length ? 7000 : 0 };
    });
    await openPage(page, PAGE);
    for (const name of PATHS) {
      await moveTo(page, name);
      await expect(page.locator('#_carbonads_js')).toHaveCount(1);
    }
    await expect(page.locator('#carbonads')).toHaveCount(1);
    // By then the scripts of the pages that were left have come, too.
    await page.waitForTimeout(7500);
    await expect(page.locator('#carbonads')).toHaveCount(1);
    await expect(page.locator('#_carbonads_js')).toHaveCount(1);
    await expect(advertisement(page)).toHaveCount(1);
    expect(await page.evaluate(() => Reflect.get(window, 'adScriptRuns'))).toBe(1);
  });

  test('takes the ad away, and asks for nothing more', async ({ page, services }) => {
    await openPage(page, PAGE);
    await expect(advertisement(page)).toBeVisible();
    await leaveForPageWithoutAds(page);
    await expect(page.locator('#carbonads, #_carbonads_js')).toHaveCount(0);
    const before = services.requests.filter(({ path }) => path.startsWith('/ad')).length;
    await page.waitForTimeout(2000);
    const after = services.requests.filter(({ path }) => path.startsWith('/ad')).length;
    expect(after).toBe(before);
  });

  test('while the script is on its way: it does nothing', async ({ page, services }) => {
    services.answer(SCRIPT, {
      headers: { 'content-type': 'text/javascript' },
      body: LATE_SCRIPT,
      delay: 2500,
    });
    const asked = page.waitForRequest(/\/ad\.js/);
    await openPage(page, PAGE);
    await asked;
    await leaveForPageWithoutAds(page);
    await page.waitForTimeout(4000);
    expect(await page.evaluate(() => Reflect.get(window, 'adScriptRuns'))).toBeUndefined();
    expect(services.requests.filter(({ path }) => path === '/ad.svg')).toEqual([]);
  });
});

test('paper has no ad, and no room for one', async ({ page }) => {
  await openPage(page, PAGE);
  await expect(advertisement(page)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(slot(page)).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is no room for an ad', async ({ page }) => {
    await page.goto(PAGE);
    await expect(slot(page)).toBeHidden();
  });
});

test.describe('ads of our own', () => {
  test.use({ allowedMessages: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load/ });

  for (const mode of ['light', 'dark']) {
    for (const direction of ['ltr', 'rtl']) {
      for (const [name, random] of [
        ['with a picture', 0.5],
        ['inline, or the message', 0.1],
      ] as const) {
        test(`${name} are accessible: ${mode}, ${direction}`, async ({ page, services }) => {
          await remember(page, { 'mui-mode': mode, 'mui-direction': direction });
          await fixChance(page, random);
          services.answer(SCRIPT, 'down');
          await page.setViewportSize({ width: 390, height: 844 });
          await openPage(page, PAGE);
          await expect(advertisement(page)).toBeVisible();
          const include = ['article header'];
          expect(await accessibilityViolations(page, { include })).toEqual([]);
          expect(await horizontalOverflow(page)).toBe(0);
        });
      }
    }
  }

  test('the focus is seen around the whole ad', async ({ page, services }) => {
    services.answer(SCRIPT, 'down');
    await openPage(page, PAGE);
    const link = page.locator(adOf('themes'));
    await expect(link).toBeVisible();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect(link.locator('..')).toHaveCSS('outline-style', 'solid');
    await expect(link.locator('..')).toHaveCSS('outline-width', '2px');
  });
});
