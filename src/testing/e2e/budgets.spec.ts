import { brotliCompressSync } from 'node:zlib';
import { expect, openPage, test } from './page';

/**
 * Byte budgets of a text page, brotli, prefetched files left out. The table of the section's pages
 * is for the next navigation, and comes when the browser is idle.
 */
const BUDGETS = { script: 108_000, table: 8_000, stylesheet: 16_000, font: 40_000 };
const TABLE = /\/table-\d+\./;

test('a text page keeps its byte budgets', async ({ page }) => {
  const sizes: Record<string, number> = { script: 0, table: 0, stylesheet: 0, font: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const type = TABLE.test(request.url()) ? 'table' : request.resourceType();
    if (!(type in sizes) || request.headers()['sec-purpose'] === 'prefetch') return;
    pending.push(
      response.body().then((body) => {
        const bytes = type === 'font' ? body.length : brotliCompressSync(body).length;
        sizes[type] = (sizes[type] ?? 0) + bytes;
      }),
    );
  });
  await openPage(page, '/material-ui/getting-started/installation/');
  await page.waitForLoadState('networkidle');
  await Promise.all(pending);
  for (const [type, budget] of Object.entries(BUDGETS)) {
    expect(sizes[type], `${type} bytes of the installation page`).toBeLessThanOrEqual(budget);
  }
});

for (const width of [390, 1440]) {
  test(`a text page has no image in its styles at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await openPage(page, '/material-ui/getting-started/installation/');
    // For each the browser makes a document of its own while it computes the first styles.
    const images = await page.evaluate(() =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        ['', '::before', '::after'].flatMap((pseudo) => {
          const { display, content, backgroundImage, maskImage } = getComputedStyle(
            element,
            pseudo,
          );
          const isDrawn = display !== 'none' && (pseudo === '' || content !== 'none');
          const name = `${element.tagName}.${element.className}${pseudo}`;
          return isDrawn && /url\(/.test(backgroundImage + maskImage) ? [name] : [];
        }),
      ),
    );
    expect(images).toEqual([]);
  });
}

test('the styles of a text page have no nested rules, which older supported browsers skip, and no layer in itself', async ({
  page,
}) => {
  await openPage(page, '/material-ui/getting-started/installation/');
  const { rules, nesting, layers } = await page.evaluate(() => {
    const all = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const within = (rule: CSSRule): CSSRule[] =>
      'cssRules' in rule
        ? [rule, ...[...(rule as CSSGroupingRule).cssRules].flatMap(within)]
        : [rule];
    const styles = all
      .flatMap(within)
      .filter((rule): rule is CSSStyleRule => rule instanceof CSSStyleRule);
    return {
      rules: styles.length,
      nesting: styles
        .filter(({ cssRules }) => cssRules.length > 0)
        .map(({ selectorText }) => selectorText),
      layers: all
        .flatMap(within)
        .filter(
          (rule) =>
            rule instanceof CSSLayerBlockRule &&
            rule.parentRule instanceof CSSLayerBlockRule &&
            rule.parentRule.name === rule.name,
        )
        .map((rule) => (rule as CSSLayerBlockRule).name),
    };
  });
  expect(rules).toBeGreaterThan(100);
  expect(nesting).toEqual([]);
  expect(layers).toEqual([]);
});
