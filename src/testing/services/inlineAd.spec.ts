import type { Page } from '@playwright/test';
import { BUTTON, moveTo, title } from '../e2e/moves';
import { expect, openPage, test } from './servicesTest';

const FEED = '/feed.json';

const AD = {
  statlink: 'http://services.test/landing',
  image: 'http://services.test/ad.svg',
  company: 'Sample Company',
  description: 'Hosting for teams.',
};

/** What the feed answers when it has these ads. */
const feedOf = (...ads: unknown[]) => ({
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ ads }),
});

/** The ad under a demo; that of the page is a region. */
const ad = (page: Page) => page.getByRole('group', { name: 'Advertisement' });

async function showCode(page: Page) {
  await openPage(page, BUTTON);
  await page
    .getByRole('button', { name: /^Show (?:all )?code$/ })
    .first()
    .click();
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('comes under a demo whose code has been looked at, and is counted', async ({
  page,
  services,
}) => {
  await openPage(page, BUTTON);
  await page.waitForTimeout(500);
  expect(services.requests.filter(({ path }) => path === FEED)).toEqual([]);

  await page
    .getByRole('button', { name: /^Show (?:all )?code$/ })
    .first()
    .click();
  const link = ad(page).getByRole('link', { name: /Sample Company - Hosting for teams\./ });
  await expect(link).toBeVisible();
  await expect(link).toHaveAttribute('href', 'http://services.test/landing');
  await expect(link).toHaveAttribute('rel', 'noopener sponsored');
  await expect(ad(page).getByText('ad from Carbon')).toBeVisible();
  expect((await ad(page).boundingBox())?.height).toBe(52);
  await expect
    .poll(() =>
      services.requests
        .filter(({ path }) => path === '/impression' || path === '/pixel')
        .map(({ path, query }) => `${path}?${query.toString()}`)
        .sort(),
    )
    .toEqual(['/impression?', '/pixel?again=1234567890', '/pixel?at=1234567890']);
});

test.describe('without an ad', () => {
  test.use({ allowedMessages: /ERR_EMPTY_RESPONSE|ERR_CONNECTION|Failed to load|500/ });

  for (const [name, behaviour, requests] of [
    ['the feed is down', 'down', 1],
    ['the feed answers 500', { status: 500, body: JSON.stringify({ ads: [AD] }) }, 1],
    ['the feed answers HTML', { headers: { 'content-type': 'text/html' }, body: '<p>No' }, 1],
    ['the feed answers nothing', { body: '' }, 1],
    ['the feed has no ads', feedOf(), 10],
    ['the feed has ads without a link', feedOf({}, { ...AD, statlink: '' }), 10],
    ['the feed has wrong types', { body: '{"ads": {"0": "ad"}}' }, 10],
    ['the feed answers null', { body: 'null' }, 10],
    ['its link is a script', feedOf({ ...AD, statlink: 'javascript:window.hostile=1' }), 10],
  ] as const) {
    test(`spec §8, "Ad fetch failure": ${name}`, async ({ page, services }) => {
      services.answer(FEED, behaviour);
      await showCode(page);
      const asked = () => services.requests.filter(({ path }) => path === FEED).length;
      // Chromium itself may try a connection that broke off once more.
      await expect.poll(asked).toBeGreaterThanOrEqual(requests);
      await page.waitForTimeout(500);
      expect(asked()).toBeLessThanOrEqual(behaviour === 'down' ? 2 : requests);
      await expect(ad(page)).toHaveCount(0);
      await expect(page.getByRole('button', { name: /^(?:Hide|Show less) code$/ })).toBeVisible();
    });
  }
});

test('a slow feed', async ({ page, services }) => {
  services.answer(FEED, { ...feedOf(AD), delay: 2000 });
  await showCode(page);
  await expect(ad(page)).toHaveCount(0);
  await expect(ad(page).getByRole('link')).toBeVisible();
});

test('leaving the page ends the request', async ({ page, services }) => {
  services.answer(FEED, { ...feedOf(), delay: 15_000 });
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith(FEED));
  await showCode(page);
  await expect.poll(() => services.requests.some(({ path }) => path === FEED)).toBe(true);
  await moveTo(page, 'Text Field');
  expect((await failed).failure()?.errorText).toBe('net::ERR_ABORTED');
  await page.waitForTimeout(2000);
  expect(services.requests.filter(({ path }) => path === FEED)).toHaveLength(1);
});

test('hostile HTML does nothing', async ({ page, services }) => {
  const attack = [
    '<script>window.hostile = 1</script>',
    '<img src="x" onerror="window.hostile = 1">',
    '<svg onload="window.hostile = 1"></svg>',
    '<a href="javascript:window.hostile = 1">Press</a>',
    '<iframe srcdoc="<script>parent.hostile = 1</script>"></iframe>',
    '<style>body { display: none }</style>',
    '<b style="position: fixed; inset: 0" onmouseover="window.hostile = 1">Bold</b>',
    '<form action="http://services.test/landing"><button>Send</button></form>',
    '</span></a></div><h1>Another title</h1>',
  ].join('');
  services.answer(
    FEED,
    feedOf({
      ...AD,
      company: '<img src=x onerror="window.hostile = 1">',
      description: attack,
      image: 'javascript:window.hostile = 1',
      statimp: 'javascript:window.hostile = 1',
      pixel: 'javascript:window.hostile = 1||data:text/html,x',
      timestamp: '"><script>window.hostile = 1</script>',
    }),
  );
  await showCode(page);
  const link = ad(page).getByRole('link');
  await expect(link).toBeVisible();
  await expect(link).toHaveCount(1);
  await link.hover();
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => Reflect.get(window, 'hostile'))).toBeUndefined();
  expect(
    await ad(page).evaluate(
      (element) => element.querySelectorAll('script, img, svg, iframe, style, form, h1').length,
    ),
  ).toBe(0);
  await expect(title(page)).toHaveCount(1);
});
