import type { Page } from '@playwright/test';
import { holdRoute, remember } from '../e2e/page';
import { BUTTON, entry, INSTALLATION, moveTo } from '../e2e/moves';
import { expect, fixChance, openPage, test } from './servicesTest';
import type { StandIn } from './startStandIn';

type Entry = readonly unknown[];

const CONSENT = 'analytics-consent';
const GRANTED = { [CONSENT]: 'granted' };

/** Long enough for what must not happen. */
const A_WHILE = 400;

const banner = (page: Page) => page.getByRole('region', { name: 'Usage statistics' });
const answer = (page: Page, name: 'Allow' | 'Decline') =>
  banner(page).getByRole('button', { name, exact: true }).click();

/** What the provider's script passed on, in order. */
const collected = ({ requests }: StandIn): Entry[] =>
  requests.filter(({ path }) => path === '/collect').map(({ body }) => JSON.parse(body) as Entry);
const events = (services: StandIn, name: string) =>
  collected(services).flatMap(([command, event, params]) =>
    command === 'event' && event === name ? [params] : [],
  );
const properties = (services: StandIn): Record<string, unknown> =>
  Object.assign(
    {},
    ...collected(services).flatMap(([command, , value]) => (command === 'set' ? [value] : [])),
  );
/** What the provider was asked for. */
const asked = ({ requests }: StandIn) =>
  requests.map(({ path }) => path).filter((path) => /^\/(analytics\.js|collect)$/.test(path));

const stored = (page: Page) =>
  page.evaluate(
    (key) => ({
      consent: localStorage.getItem(key),
      cookies: document.cookie.match(/_ga\w*/g),
      hasLayer: 'dataLayer' in window,
    }),
    CONSENT,
  );

const setSignal = (page: Page, name: string, value: unknown) =>
  page.addInitScript(
    ([property, signal]) =>
      Object.defineProperty(Navigator.prototype, String(property), { get: () => signal }),
    [name, value],
  );

/** Lets the provider's script wait; returns the way to let it come. */
const holdScript = (page: Page) => holdRoute(page, 'http://services.test/analytics.js*');

async function openSettings(page: Page) {
  await page.getByRole('button', { name: 'Settings' }).click();
  return page.getByRole('dialog', { name: 'Settings' });
}

test.describe('before consent', () => {
  test('nothing is requested and nothing is stored', async ({ page, services }) => {
    await openPage(page, BUTTON);
    await expect(banner(page)).toBeVisible();
    await moveTo(page, 'Text Field');
    await page.waitForTimeout(A_WHILE);
    expect(asked(services)).toEqual([]);
    expect(await stored(page)).toEqual({ consent: null, cookies: null, hasLayer: false });
  });

  test('no stays no', async ({ page, services }) => {
    await openPage(page, BUTTON);
    await answer(page, 'Decline');
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await moveTo(page, 'Text Field');
    await page.waitForTimeout(A_WHILE);
    await expect(banner(page)).toHaveCount(0);
    expect(asked(services)).toEqual([]);
    expect(await stored(page)).toEqual({ consent: 'denied', cookies: null, hasLayer: false });
  });

  for (const [name, value] of [
    ['doNotTrack', '1'],
    ['globalPrivacyControl', true],
  ] as const) {
    test(`a browser with ${name} has answered`, async ({ page, services }) => {
      await setSignal(page, name, value);
      // Not even an answer from before counts.
      await remember(page, GRANTED);
      await openPage(page, BUTTON);
      await page.waitForTimeout(A_WHILE);
      await expect(banner(page)).toHaveCount(0);
      expect(asked(services)).toEqual([]);
      await expect(
        (await openSettings(page)).getByText('Your browser asks sites not to track you'),
      ).toBeVisible();
    });
  }

  for (const value of ['yes', '"><script>alert(1)</script>', '{}']) {
    test(`a stored ${value} is no consent`, async ({ page, services }) => {
      await remember(page, { [CONSENT]: value });
      // Without demos, which are rendered before the question.
      await openPage(page, INSTALLATION);
      await expect(banner(page)).toBeVisible();
      expect(asked(services)).toEqual([]);
    });
  }
});

test.describe('after consent', () => {
  test('the script, the user properties and the page arrive', async ({ page, services }) => {
    await page.emulateMedia({ colorScheme: 'dark' });
    await openPage(page, BUTTON);
    await answer(page, 'Allow');
    await expect.poll(() => events(services, 'page_view')).toHaveLength(1);
    const script = services.requests.find(({ path }) => path === '/analytics.js');
    expect(script?.query.get('id')).toBe('G-TEST123');
    // Each command is a request of its own, and they arrive in any order.
    await expect
      .poll(() => collected(services))
      .toContainEqual(['config', 'G-TEST123', { send_page_view: false }]);
    await expect
      .poll(() => properties(services))
      .toEqual({
        codeVariant: 'TS',
        codeStylingVariant: 'MUI System',
        userLanguage: 'en',
        devicePixelRatio: 1,
        colorSchemeOS: 'dark',
        colorScheme: 'system',
      });
    expect(events(services, 'page_view')).toEqual([
      {
        page_title: await page.title(),
        page_location: expect.stringMatching(/^https:\/\/[^/]+\/material-ui\/react-button$/),
        productId: 'material-ui',
        productCategoryId: 'core',
      },
    ]);
  });

  test('the next page is told, with its own title', async ({ page, services }) => {
    await remember(page, GRANTED);
    await openPage(page, `${BUTTON}?q=secret#secret`);
    await expect.poll(() => events(services, 'page_view')).toHaveLength(1);
    await moveTo(page, 'Text Field');
    await expect.poll(() => events(services, 'page_view')).toHaveLength(2);
    expect(events(services, 'page_view')[1]).toMatchObject({
      page_title: await page.title(),
      page_location: expect.stringMatching(/\/material-ui\/react-text-field$/),
    });
    expect(await page.title()).toContain('Text Field');
    expect(JSON.stringify(collected(services))).not.toContain('secret');
  });

  test('clicks and changed choices are told', async ({ page, services }) => {
    await remember(page, GRANTED);
    await openPage(page, INSTALLATION);
    const dialog = await openSettings(page);
    await dialog.getByRole('radio', { name: 'Dark' }).check();
    await dialog.getByRole('radio', { name: 'Right to left' }).check();
    await dialog.getByRole('radio', { name: 'JavaScript' }).check();
    await page.keyboard.press('Escape');
    await page.locator('[data-copy-button="static"]').first().click();
    await expect.poll(() => events(services, 'code')).toEqual([{ eventAction: 'copy-click' }]);
    expect(events(services, 'settings')).toEqual([{ eventAction: 'dark' }, { eventAction: 'rtl' }]);
    expect(properties(services)).toMatchObject({ colorScheme: 'dark', codeVariant: 'JS' });
  });

  test('the view of an API table is told', async ({ page, services }) => {
    await remember(page, GRANTED);
    await openPage(page, '/material-ui/api/button/');
    await page.getByRole('button', { name: /^View/ }).first().click();
    await page.getByRole('menuitemradio', { name: 'Expanded list' }).click();
    await expect
      .poll(() => events(services, 'layout'))
      .toEqual([{ eventAction: 'props', eventLabel: 'expanded' }]);
  });

  test('a click on the repository is told before the page is left', async ({ page, services }) => {
    await remember(page, GRANTED);
    await openPage(page, BUTTON);
    await expect.poll(() => events(services, 'page_view')).toHaveLength(1);
    const link = page.locator('[data-ga-event-category="header"]');
    await link.evaluate((element) =>
      element.addEventListener('click', (event) => event.preventDefault()),
    );
    await link.click();
    await expect.poll(() => events(services, 'header')).toEqual([{ eventAction: 'github' }]);
  });

  test('withdrawn: nothing more is sent, and the cookies are gone', async ({ page, services }) => {
    await remember(page, GRANTED);
    await openPage(page, BUTTON);
    await expect.poll(() => events(services, 'page_view')).toHaveLength(1);
    await page.evaluate(() => {
      document.cookie = '_ga=GA1.1.1;path=/';
      document.cookie = '_ga_TEST123=GS1.1;path=/';
    });
    const dialog = await openSettings(page);
    await dialog.getByRole('radio', { name: 'Decline' }).check();
    const before = collected(services).length;
    await dialog.getByRole('radio', { name: 'Dark' }).check();
    await page.keyboard.press('Escape');
    await moveTo(page, 'Text Field');
    await page.waitForTimeout(A_WHILE);
    expect(collected(services)).toHaveLength(before);
    expect(await stored(page)).toMatchObject({ consent: 'denied', cookies: null });
    expect(
      await page.evaluate(
        () => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST123'],
      ),
    ).toBe(true);

    await (await openSettings(page)).getByRole('radio', { name: 'Allow' }).check();
    await expect.poll(() => events(services, 'page_view')).toHaveLength(2);
    expect(services.requests.filter(({ path }) => path === '/analytics.js')).toHaveLength(1);
  });

  test('other tabs follow', async ({ page, context, services }) => {
    await openPage(page, BUTTON);
    const other = await context.newPage();
    await openPage(other, INSTALLATION);
    await expect(banner(other)).toBeVisible();
    await answer(page, 'Allow');
    await expect(banner(other)).toHaveCount(0);
    await expect.poll(() => events(services, 'page_view')).toHaveLength(2);

    const dialog = await openSettings(page);
    await dialog.getByRole('radio', { name: 'Decline' }).check();
    await other.waitForFunction(
      () => (window as unknown as Record<string, unknown>)['ga-disable-G-TEST123'] === true,
    );
    const before = collected(services).length;
    await moveTo(other, 'Usage');
    await other.waitForTimeout(A_WHILE);
    expect(collected(services)).toHaveLength(before);
  });

  test('one page load in ten thousand reports web vitals', async ({ page, services }) => {
    await fixChance(page, 0.0001);
    await remember(page, GRANTED);
    await openPage(page, BUTTON);
    await expect.poll(() => events(services, 'TTFB')).toHaveLength(1);
    expect(events(services, 'TTFB')[0]).toEqual({
      value: expect.any(Number),
      metric_label: 'Web Vitals',
      metric_value: expect.any(Number),
      metric_delta: expect.any(Number),
      metric_id: expect.any(String),
    });
  });

  test('all others do not', async ({ page, services }) => {
    await fixChance(page, 0.00011);
    await remember(page, GRANTED);
    await openPage(page, BUTTON);
    await expect.poll(() => events(services, 'page_view')).toHaveLength(1);
    await page.waitForTimeout(A_WHILE);
    expect(events(services, 'TTFB')).toEqual([]);
  });
});

test.describe('a provider that is slow', () => {
  test('holds nothing up, and gets what happened meanwhile', async ({ page, services }) => {
    const release = await holdScript(page);
    await remember(page, GRANTED);
    await openPage(page, BUTTON);
    await moveTo(page, 'Text Field');
    expect(collected(services)).toEqual([]);
    release();
    await expect.poll(() => events(services, 'page_view')).toHaveLength(2);
  });

  test('finds nothing to send when the reader has withdrawn meanwhile', async ({
    page,
    services,
  }) => {
    const release = await holdScript(page);
    await openPage(page, BUTTON);
    await answer(page, 'Allow');
    await (await openSettings(page)).getByRole('radio', { name: 'Decline' }).check();
    const arrived = page.waitForResponse(/analytics\.js/);
    release();
    await arrived;
    await page.waitForTimeout(A_WHILE);
    expect(collected(services)).toEqual([]);
  });
});

test.describe('a provider that fails', () => {
  // The browser's own lines for a script that cannot be loaded.
  test.use({
    allowedMessages: /^Failed to load resource: |^500 http:\/\/services\.test\/analytics\.js/,
  });

  for (const [name, behaviour] of [
    ['is down', 'down'],
    ['answers 500', { status: 500 }],
  ] as const) {
    test(`and ${name} changes nothing else`, async ({ page, services }) => {
      services.answer('/analytics.js', behaviour);
      await openPage(page, BUTTON);
      await answer(page, 'Allow');
      await expect(banner(page)).toHaveCount(0);
      await moveTo(page, 'Text Field');
      await page.waitForTimeout(A_WHILE);
      expect(collected(services)).toEqual([]);
    });
  }
});

test.describe('where storage is blocked', () => {
  // Docusaurus tells of it, once.
  test.use({ allowedMessages: /^Docusaurus browser storage is not available/ });

  test('the answer holds for the page, and is asked for again', async ({ page, services }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
      Object.defineProperty(document, 'cookie', { get: () => '', set: () => undefined });
    });
    await openPage(page, BUTTON);
    await answer(page, 'Allow');
    await expect.poll(() => events(services, 'page_view')).toHaveLength(1);
    await entry(page, 'Text Field').click();
    await expect.poll(() => events(services, 'page_view')).toHaveLength(2);
    await expect(banner(page)).toHaveCount(0);
    await page.reload();
    await expect(banner(page)).toBeVisible({ timeout: 15_000 });
  });
});
