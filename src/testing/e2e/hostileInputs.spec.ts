import { COOKIE_NAMES, STORAGE_KEYS } from '../../site/storageKeys';
import { PAYLOADS } from '../payloads';
import { expectInert } from './expectInert';
import { expect, isFullSweep, openPage, remember, test } from './page';

const KEYS = [...Object.values(STORAGE_KEYS), 'apiPage_props', 'dataGrid_apiPage_classes'];
const COOKIES = Object.values(COOKIE_NAMES);

const encoded = (payload: string) => encodeURIComponent(payload);
/** As a browser would send what somebody wrote into a link; it encodes the rest itself. */
const raw = (payload: string) => payload.replace(/[%#]/g, encodeURIComponent);

/** The addresses that read something of themselves. */
const ADDRESSES: Readonly<Record<string, (payload: string) => string>> = {
  'the hash of a component': (payload) => `/material-ui/react-button/#${raw(payload)}`,
  'the encoded hash of a component': (payload) => `/material-ui/react-button/#${encoded(payload)}`,
  'the hash of a demo': (payload) => `/material-ui/react-button/#tailwind-${encoded(payload)}.tsx`,
  'the hash of an API page': (payload) => `/material-ui/api/button/#${encoded(payload)}`,
  'the code of an error': (payload) => `/production-error/?code=${encoded(payload)}`,
  'the arguments of an error': (payload) =>
    `/production-error/?code=1&args[]=${encoded(payload)}&args[]=${encoded(payload)}`,
  'the filter of changes': (payload) =>
    `/material-ui/migration/api-changes-v6/?query=${encoded(payload)}&kind=${encoded(payload)}&component=${encoded(payload)}`,
  "Docusaurus' attributes": (payload) =>
    `/material-ui/getting-started/?docusaurus-data-note=${encoded(payload)}`,
  'a path that does not exist': (payload) => `/${encoded(payload.replaceAll('%', ''))}/`,
};

/** In `npm test` each text is in some of the addresses, so that each address has some of the texts. */
const addressesOf = (payload: number) =>
  Object.values(ADDRESSES).filter((_, address) => isFullSweep || (address + payload) % 4 === 0);

for (const [index, [name, payload]] of Object.entries(PAYLOADS).entries()) {
  test.describe(name, () => {
    // One of the addresses does not exist.
    test.use({ allowedMessages: /status of 404/ });

    test('in everything that is stored', async ({ page, context, baseURL }) => {
      await remember(page, Object.fromEntries(KEYS.map((key) => [key, payload])));
      await context.addCookies(
        COOKIES.map((cookie) => ({ name: cookie, value: encoded(payload), url: baseURL ?? '' })),
      );
      // Cookies are read as they are, so also one that is not encoded.
      await page.addInitScript(
        ([names, value]) => {
          for (const cookie of names) document.cookie = `${cookie}=${value};path=/`;
        },
        [COOKIES, payload.replace(/[;\s]/g, '')] as const,
      );
      for (const path of ['/material-ui/react-button/', '/material-ui/api/button/']) {
        await openPage(page, path);
        await expect(page.locator('h1')).toBeVisible();
        await expect(page.locator('html')).toHaveAttribute('data-theme', /^(?:light|dark)$/);
        await expectInert(page);
      }
    });

    test('in addresses', async ({ page }) => {
      for (const toPath of addressesOf(index)) {
        await openPage(page, toPath(payload));
        await expect(page.locator('h1')).toBeVisible();
        await expectInert(page);
      }
    });
  });
}

test('in front matter', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPage(page, '/experiments/docs/hostile-text/');
  await expect(page.locator('h1')).toContainText('<img src=x onerror=');
  await expect(page.locator('.description')).toContainText('<svg onload=');
  await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toContainText(
    '<img src=x onerror=',
  );
  expect(await page.title()).toContain('<script>');
  await expectInert(page);
});
