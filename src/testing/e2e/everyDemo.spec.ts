import type { Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { accessibilityViolations } from './accessibilityViolations';
import { EXCLUDED_FROM_AXE } from './excludedFromAxe';
import { expect, openPage, remember, test } from './page';
import { olderPaths, writtenPaths } from './sitemap';

/** The pages with demos, as the build has them: an element's attribute, not a script's selector. */
const PAGES = [...writtenPaths(), ...olderPaths()].filter((pathname) =>
  /\sdata-demo-stage[\s=>]/.test(readFileSync(path.join('build', pathname, 'index.html'), 'utf8')),
);

const DENSE = JSON.stringify({ dense: true, spacing: 6 });

/** What every page is looked at in besides light and dark, left to right (everyPage.spec.ts). */
const SETTINGS = [
  { name: 'light, right to left', mode: 'light', direction: 'rtl', theme: '{}' },
  { name: 'dark, right to left, dense', mode: 'dark', direction: 'rtl', theme: DENSE },
  { name: 'light, left to right, dense', mode: 'light', direction: 'ltr', theme: DENSE },
] as const;

/** Brings every demo of the page to life. */
async function takeOverDemos(page: Page) {
  for (const demo of await page.locator('section:has(> [data-demo-stage])').all()) {
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-styling', /./);
  }
  await page.waitForTimeout(300);
}

for (const pathname of PAGES) {
  test(`the demos of ${pathname} run in every direction and density`, async ({ page }) => {
    test.setTimeout(120_000);
    for (const { name, mode, direction, theme } of SETTINGS) {
      await remember(page, {
        'mui-mode': mode,
        'mui-direction': direction,
        'mui-theme-settings': theme,
      });
      await openPage(page, pathname);
      await takeOverDemos(page);
      await expect(page.getByText('This demo had a runtime error!')).toHaveCount(0);
      const found = await accessibilityViolations(page, {
        include: ['[data-demo-stage]'],
        exclude: EXCLUDED_FROM_AXE.map(({ selector }) => selector),
      });
      expect(found, name).toEqual([]);
    }
  });
}
