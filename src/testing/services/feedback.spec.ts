import type { Page } from '@playwright/test';
import { accessibilityViolations } from '../e2e/accessibilityViolations';
import { horizontalOverflow, remember } from '../e2e/page';
import { expect, openPage, test } from './servicesTest';
import type { Behaviour } from './answers';

const PATH = '/material-ui/getting-started/installation/';
const FAILURE = "Couldn't submit feedback. Please try again later.";
const COMMENT = 'Say which versions work together.';

const question = (page: Page) =>
  page.getByRole('group', { name: 'Did this page answer your question?' });
const thumb = (page: Page, name: 'Yes' | 'No') => question(page).getByRole('button', { name });
const field = (page: Page) => page.getByRole('textbox', { name: 'Comment' });
const button = (page: Page, name: string) =>
  page.getByRole('article').getByRole('button', { name, exact: true });
const result = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });
const sectionButton = (page: Page) =>
  page.locator('#roboto-font').getByRole('button', { name: 'Comment on this section' });

async function feedbackCookie(page: Page) {
  const cookies = await page.context().cookies();
  return cookies.filter(({ name }) => name.startsWith('feedback'));
}

/** Rates the page, with a comment. */
async function comment(page: Page) {
  await thumb(page, 'No').click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.type(COMMENT);
}

async function openQuietly(page: Page, path = PATH) {
  // The question of consent is not what is looked at.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'doNotTrack', { get: () => '1' }),
  );
  await openPage(page, path);
}

const sentFeedback = (requests: readonly { path: string; method: string; body: string }[]) =>
  requests
    .filter(({ path, method }) => path === '/feedback' && method === 'POST')
    .map(({ body }) => JSON.parse(body) as Record<string, unknown>);

test('a rating and a comment are sent once, and the rating is there again', async ({
  page,
  services,
}) => {
  await openQuietly(page, `${PATH}?from=test#icons`);
  await comment(page);
  await button(page, 'Submit').click();
  await expect(result(page, 'Thank you, your feedback has arrived.')).toBeVisible();
  await expect(field(page)).toBeHidden();
  await expect(thumb(page, 'No')).toBeFocused();
  expect(sentFeedback(services.requests)).toEqual([
    {
      page: '/material-ui/getting-started/installation',
      rating: 0,
      comment: COMMENT,
      version: expect.stringMatching(/^v6\./),
      language: 'en',
    },
  ]);
  const request = services.requests.find(({ path }) => path === '/feedback');
  expect(request?.headers.referer).toMatch(/^http:\/\/localhost:\d+\/$/);

  const cookies = await feedbackCookie(page);
  const year = Date.now() / 1000 + 31_536_000;
  expect(cookies.map(({ name, value, path }) => ({ name, value, path }))).toEqual(
    expect.arrayContaining([
      { name: 'feedbackId', value: 'reader-1', path: '/' },
      {
        name: 'feedback',
        value: '{"/material-ui/getting-started/installation":{"rating":0}}',
        path: '/',
      },
    ]),
  );
  for (const { expires } of cookies) expect(Math.abs(expires - year)).toBeLessThan(120);

  await page.reload();
  await expect(thumb(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(thumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');

  await thumb(page, 'Yes').click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(result(page, 'Thank you, your feedback has arrived.')).toBeVisible();
  expect(sentFeedback(services.requests).at(-1)).toMatchObject({ id: 'reader-1', rating: 1 });
});

test('the result is shown for 3000 ms', async ({ page }) => {
  await openQuietly(page);
  await comment(page);
  const shown = page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let start: number | undefined;
        new MutationObserver(() => {
          const isShown = document.querySelector('body > [role="alert"]') !== null;
          if (isShown) start ??= performance.now();
          else if (start !== undefined) resolve(performance.now() - start);
        }).observe(document.body, { childList: true });
      }),
  );
  await button(page, 'Submit').click();
  const duration = await shown;
  expect(duration).toBeGreaterThan(2900);
  // A busy machine may be late.
  expect(duration).toBeLessThan(4000);
});

test('a section is commented on from its heading, by keyboard alone', async ({
  page,
  services,
}) => {
  await openQuietly(page);
  await page.locator('#roboto-font .hash-link').focus();
  await page.keyboard.press('Tab');
  await expect(sectionButton(page)).toBeFocused();
  await expect(sectionButton(page)).toHaveCSS('opacity', '1');
  await page.keyboard.press('Enter');
  await expect(field(page)).toBeFocused();
  await expect(page.getByText('The section "Roboto font": what should change?')).toBeInViewport();
  await expect(button(page, 'Submit')).toBeInViewport();

  await page.keyboard.type('Hm');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('alert').filter({ hasText: 'at least 10' })).toBeVisible();
  await expect(field(page)).toBeFocused();
  expect(sentFeedback(services.requests)).toEqual([]);

  await page.keyboard.type(': name the weights.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(result(page, 'Thank you, your feedback has arrived.')).toBeVisible();
  await expect(sectionButton(page)).toBeFocused();
  const [sent] = sentFeedback(services.requests);
  expect(sent).toMatchObject({ sectionHash: 'roboto-font', sectionTitle: 'Roboto font' });
  expect(sent).not.toHaveProperty('rating');
});

test('the button of a heading shows with the pointer over it, and leaves names alone', async ({
  page,
}) => {
  await openQuietly(page);
  const heading = page.locator('#roboto-font');
  await expect(sectionButton(page)).toHaveCSS('opacity', '0');
  await heading.hover();
  await expect(sectionButton(page)).toHaveCSS('opacity', '1');
  await expect(sectionButton(page)).toHaveAttribute('title', 'Comment on this section');
  await expect(heading.getByRole('link', { name: 'Direct link to Roboto font' })).toBeVisible();
  await expect(
    page.locator('.table-of-contents').getByRole('link', { name: 'Roboto font', exact: true }),
  ).toBeVisible();
});

test('Feedback submission failure: a slow server gets one request however often it is submitted', async ({
  page,
  services,
}) => {
  services.answer('/feedback', { status: 201, body: '{"id":"reader-1"}', delay: 1500 });
  await openQuietly(page);
  await comment(page);
  await button(page, 'Submit').dblclick();
  await expect(button(page, 'Submit')).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Enter');
  await field(page).press('Control+Enter');
  await thumb(page, 'Yes').click();
  await expect(thumb(page, 'No')).toHaveAttribute('aria-pressed', 'true');
  await expect(result(page, 'Thank you, your feedback has arrived.')).toBeVisible();
  expect(sentFeedback(services.requests)).toHaveLength(1);
});

test('Feedback submission failure: a reader who goes on is told, too', async ({
  page,
  services,
}) => {
  services.answer('/feedback', { status: 201, body: '{"id":"reader-1"}', delay: 1000 });
  await openQuietly(page);
  await comment(page);
  await button(page, 'Submit').click();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Usage');
  await expect(result(page, 'Thank you, your feedback has arrived.')).toBeVisible();
  await expect(thumb(page, 'No')).toHaveAttribute('aria-pressed', 'false');
});

const FAULTS: [string, Behaviour][] = [
  ['500', { status: 500, body: '{"id":"reader-1"}' }],
  ['200 instead of 201', { status: 200, body: '{"id":"reader-1"}' }],
  ['wrong JSON', { status: 201, body: '<!doctype html><script>alert(1)</script>' }],
  ['JSON without an id', { status: 201, body: '{"id":null}' }],
  ['a hostile id', { status: 201, body: '{"id":"x; path=/; domain=evil.test"}' }],
  ['an id of markup', { status: 201, body: '{"id":"<img src=x onerror=alert(1)>"}' }],
  ['a server that is down', 'down'],
];

test.describe('faults', () => {
  test.use({ allowedMessages: /services\.test\/feedback|Failed to load resource/ });

  for (const [name, behaviour] of FAULTS) {
    test(`Feedback submission failure: ${name}`, async ({ page, services }) => {
      services.answer('/feedback', behaviour);
      await openQuietly(page);
      await comment(page);
      await button(page, 'Submit').click();
      await expect(result(page, FAILURE)).toHaveText(FAILURE);
      await expect(field(page)).toHaveValue(COMMENT);
      expect(await feedbackCookie(page)).toEqual([]);

      services.answer('/feedback', { status: 201, body: '{"id":"reader-1"}' });
      await button(page, 'Submit').click();
      await expect(result(page, 'Thank you, your feedback has arrived.')).toBeVisible();
      await expect(field(page)).toBeHidden();
      await thumb(page, 'Yes').click();
      await expect(field(page)).toHaveValue('');
    });
  }

  test('Feedback submission failure: no answer within ten seconds', async ({ page, services }) => {
    services.answer('/feedback', { status: 201, body: '{"id":"reader-1"}', delay: 12_000 });
    await openQuietly(page);
    await comment(page);
    await button(page, 'Submit').click();
    await expect(result(page, FAILURE)).toBeVisible({ timeout: 11_500 });
    await expect(field(page)).toHaveValue(COMMENT);
  });
});

for (const value of [
  '{',
  '[]',
  '"<script>alert(1)</script>"',
  '{"/material-ui/getting-started/installation":{"rating":"<b>"}}',
]) {
  test(`the malformed cookie ${value} is ignored`, async ({ page, baseURL }) => {
    await page.context().addCookies([{ name: 'feedback', value, url: String(baseURL) }]);
    await openQuietly(page);
    await expect.poll(() => feedbackCookie(page)).toEqual([]);
    await expect(thumb(page, 'Yes')).toHaveAttribute('aria-pressed', 'false');
    await comment(page);
  });
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('there is nothing to press', async ({ page }) => {
    await page.goto(PATH);
    await expect(question(page)).toBeHidden();
    await expect(page.locator('#roboto-font button')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Edit this page' })).toBeVisible();
  });
});

test('on paper there is no feedback', async ({ page }) => {
  await openQuietly(page);
  await comment(page);
  await page.emulateMedia({ media: 'print' });
  await expect(question(page)).toBeHidden();
  await expect(field(page)).toBeHidden();
  await expect(sectionButton(page)).toBeHidden();
});

for (const [mode, direction, width] of [
  ['light', 'ltr', 1440],
  ['dark', 'rtl', 1440],
  ['dark', 'rtl', 390],
] as const) {
  test(`the form is accessible and fits: ${mode}, ${direction}, ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await remember(page, { 'mui-mode': mode, 'mui-direction': direction });
    await openQuietly(page);
    await sectionButton(page).focus();
    await page.keyboard.press('Enter');
    await field(page).press('Control+Enter');
    await expect(field(page)).toHaveAttribute('aria-invalid', 'true');
    expect(await horizontalOverflow(page)).toBe(0);
    expect(await accessibilityViolations(page, { include: ['article'] })).toEqual([]);
  });
}
