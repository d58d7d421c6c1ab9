import type { Page } from '@playwright/test';
import { title } from './moves';
import { expect, openPage, test } from './page';

/**
 * A page of each kind, with the address that some switches must lead to: by the name of the product,
 * version or language that is switched to.
 */
const PAGES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/': { 'Material UI': '/material-ui/getting-started/', 'Data Grid': '/x/react-data-grid/' },
  '/versions/': { 'Joy UI': '/joy-ui/getting-started/' },
  '/production-error/': {},
  '/analytics-events/': {},
  // A product's first page, a guide, a component.
  '/material-ui/getting-started/': {
    'Base UI': '/base-ui/getting-started/',
    'v5.16.7': '/material-ui/v5/getting-started/',
  },
  '/material-ui/getting-started/installation/': {
    'Joy UI': '/joy-ui/getting-started/installation/',
    'v5.16.7': '/material-ui/v5/getting-started/installation/',
  },
  '/material-ui/react-button/': {
    'Joy UI': '/joy-ui/react-button/',
    'Base UI': '/base-ui/react-button/',
    'v5.16.7': '/material-ui/v5/react-button/',
  },
  // The reference: of a component, of several components of a page, what changed.
  '/material-ui/api/button/': {
    'Joy UI': '/joy-ui/api/button/',
    'v5.16.7': '/material-ui/v5/api/button/',
  },
  '/base-ui/react-button/components-api/': {},
  '/material-ui/migration/api-changes-v6/': { 'v5.16.7': '/material-ui/v5/getting-started/' },
  // A part of a product.
  '/x/react-data-grid/': {},
  // An older version.
  '/material-ui/v5/react-button/': {
    'v6.1.0': '/material-ui/react-button/',
    'Joy UI': '/joy-ui/react-button/',
  },
  '/material-ui/v5/api/button/': {
    'v6.1.0': '/material-ui/api/button/',
  },
  // Another language.
  '/zh/material-ui/react-button/': {
    'Joy UI': '/zh/joy-ui/react-button/',
    'v5.16.7': '/zh/material-ui/v5/react-button/',
    English: '/material-ui/react-button/',
  },
  '/zh/versions/': { English: '/versions/' },
};

/** What a list of links offers within the site: address by name. */
async function readLinks(page: Page, list: string): Promise<Record<string, string>> {
  const links = page.locator(list).getByRole('link');
  await expect(links.first()).toBeVisible();
  return links.evaluateAll((all) =>
    Object.fromEntries(
      all
        .map((link) => [
          // The first line is the name; a sentence may follow.
          (link as HTMLElement).innerText.split('\n')[0]?.trim() ?? '',
          link.getAttribute('href') ?? '',
        ])
        .filter(([, href]) => href?.startsWith('/')),
    ),
  );
}

async function readSwitches(page: Page): Promise<Record<string, string>> {
  await page.locator('#mui-product-selector').click();
  const products = await readLinks(page, '#mui-product-menu');
  await page.keyboard.press('Escape');
  const versionSelector = page.locator('#mui-version-selector');
  let versions = {};
  if ((await versionSelector.count()) > 0) {
    await versionSelector.click();
    versions = await readLinks(page, '#mui-version-menu');
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: /^(?:Settings|设置)$/ }).click();
  const languages = await readLinks(page, 'ul:has(> li > a[hreflang])');
  return { ...products, ...versions, ...languages };
}

for (const [path, expected] of Object.entries(PAGES)) {
  test(`${path} leads to every product, version and language`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await openPage(page, path);
    const switches = await readSwitches(page);
    expect(switches).toMatchObject(expected);

    const language = path.startsWith('/zh/') ? '/zh/' : '/';
    for (const [name, href] of Object.entries(switches)) {
      const isLanguage = ['English', '中文', 'Português'].includes(name);
      if (!isLanguage)
        expect(href.startsWith('/zh/'), `${name}: ${href}`).toBe(language === '/zh/');
      const answer = await page.request.get(href);
      expect(answer.status(), `${name}: ${href}`).toBe(200);
    }
    // Followed as a reader would, from the page that is open.
    const target = Object.values(expected)[0];
    if (target === undefined || !target.startsWith(language)) return;
    await page.keyboard.press('Escape');
    const isVersion = /^v\d/.test(Object.keys(expected)[0] ?? '');
    await page.locator(isVersion ? '#mui-version-selector' : '#mui-product-selector').click();
    await page.locator(`a[href="${target}"]:visible`).first().click();
    await expect(page).toHaveURL(target);
    await expect(title(page)).toBeVisible();
  });
}
