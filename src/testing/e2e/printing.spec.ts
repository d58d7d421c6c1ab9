import { accessibilityViolations } from './accessibilityViolations';
import { expect, openPage, remember, test } from './page';

for (const mode of ['light', 'dark'] as const) {
  test(`text, code and demos of the ${mode} mode can be read on paper`, async ({ page }) => {
    await remember(page, { 'mui-mode': mode });
    await openPage(page, '/material-ui/react-badge/');
    const demo = page.locator('section:has(> [data-demo-stage])').first();
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-styling', /./);
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    const surfaces = await page
      .locator('[data-code-block]')
      .evaluateAll((blocks) => blocks.map((block) => getComputedStyle(block).backgroundColor));
    expect(new Set(surfaces)).toEqual(new Set(['rgba(0, 0, 0, 0)']));
    // The other rules ask what is the same on paper and on a screen, where every page is tested.
    const contrast = { include: ['article'], rules: ['color-contrast'] };
    expect(await accessibilityViolations(page, contrast)).toEqual([]);
  });
}
