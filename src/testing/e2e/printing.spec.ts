import { accessibilityViolations } from './accessibilityViolations';
import { BUTTON } from './moves';
import { expect, openPage, remember, test } from './page';

for (const mode of ['light', 'dark'] as const) {
  test(`text, code and demos of the ${mode} mode can be read on paper`, async ({ page }) => {
    await remember(page, { 'mui-mode': mode });
    await openPage(page, BUTTON);
    const demo = page.locator('section:has(> [data-demo-stage])').first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-styling', /./);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    for (const surface of await page.locator('[data-code-block]').all()) {
      await expect(surface).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    expect(await accessibilityViolations(page, { include: ['article'] })).toEqual([]);
  });
}
