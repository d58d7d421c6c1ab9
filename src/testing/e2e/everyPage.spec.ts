import type { Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { accessibilityViolations, contrastViolationsInFrames } from './accessibilityViolations';
import { EXCLUDED_FROM_AXE } from './excludedFromAxe';
import { expect, horizontalOverflow, isFullSweep, openPage, test, waitUntilDrawn } from './page';
import { chosenPaths } from './sitemap';

const WIDE = { width: 1440, height: 900 };
const NARROW = { width: 390, height: 844 };

/** Each mode, direction, density and width at least once with each other: a visit goes through all. */
const SETTINGS = [
  { mode: 'light', direction: 'ltr', dense: false, viewport: WIDE },
  { mode: 'dark', direction: 'ltr', dense: true, viewport: NARROW },
  { mode: 'light', direction: 'rtl', dense: true, viewport: NARROW },
  { mode: 'dark', direction: 'rtl', dense: false, viewport: WIDE },
] as const;

type Settings = (typeof SETTINGS)[number];

const describe = ({ mode, direction, dense, viewport }: Settings) =>
  `${mode}, ${direction}${dense ? ', dense' : ''}, ${viewport.width} px`;

/** In `npm test`, axe looks at each mode and width once; in `test:all` at every setting. */
const SEEN_BY_AXE: readonly Settings[] = isFullSweep ? SETTINGS : SETTINGS.slice(0, 2);

/** Changes preferences as another tab of the site would: without a reload. */
async function applySettings(page: Page, { mode, direction, dense, viewport }: Settings) {
  await page.setViewportSize(viewport);
  await page.evaluate(
    (values) => {
      for (const [key, newValue] of Object.entries(values)) {
        localStorage.setItem(key, newValue);
        dispatchEvent(new StorageEvent('storage', { key, newValue, storageArea: localStorage }));
      }
    },
    {
      [STORAGE_KEYS.mode]: mode,
      [STORAGE_KEYS.direction]: direction,
      [STORAGE_KEYS.themeSettings]: JSON.stringify(dense ? { dense, spacing: 6 } : {}),
    },
  );
  await expect(page.locator('html')).toHaveAttribute('data-theme', mode);
  await expect(page.locator('body')).toHaveAttribute('dir', direction);
  await waitUntilDrawn(page);
}

/** Scrolls every demo into view, which hydrates it. */
async function hydrateDemos(page: Page) {
  for (const demo of await page.locator('section:has(> [data-demo-stage])').all()) {
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-styling', /./);
  }
  for (const frame of await page.locator('[data-demo-stage] iframe').all()) {
    await expect(frame.contentFrame().locator('body > *').first()).toBeAttached();
  }
  await page.evaluate(() => scrollTo(0, 0));
}

/** What axe finds; a second time when there is something: a demo may still be loading its data. */
async function settledViolations(page: Page) {
  const exclude = EXCLUDED_FROM_AXE.map(({ selector }) => selector);
  const find = async () => [
    ...(await accessibilityViolations(page, { exclude })),
    ...(await contrastViolationsInFrames(page)),
  ];
  const found = await find();
  if (found.length === 0) return found;
  await page.waitForTimeout(2000);
  return find();
}

/** The site's own links and buttons that a finger misses (WCAG 2.2, 2.5.8). Those of demos are the libraries'. */
const smallTargets = (page: Page) =>
  accessibilityViolations(page, { exclude: ['[data-demo-stage]'], rules: ['target-size'] });

for (const path of chosenPaths()) {
  test(`${path} renders, is accessible and fits in every mode`, async ({ page }) => {
    // Axe takes ten seconds and more on a large page.
    test.setTimeout(300_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize(WIDE);
    const response = await openPage(page, path);
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await hydrateDemos(page);
    for (const settings of SETTINGS) {
      await applySettings(page, settings);
      const where = describe(settings);
      if (SEEN_BY_AXE.includes(settings)) {
        expect(await settledViolations(page), where).toEqual([]);
      }
      if (settings.viewport === NARROW) {
        expect(await smallTargets(page), where).toEqual([]);
      }
      expect(await horizontalOverflow(page), `horizontal overflow, ${where}`).toBe(0);
    }
    await expect(page.getByText('This demo has stopped with an error.')).toHaveCount(0);
  });
}

test.describe('an unknown page', () => {
  test.use({ allowedMessages: /404/ });

  test('says so, in the shell', async ({ page }) => {
    const response = await openPage(page, '/material-ui/react-unknown/');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});
