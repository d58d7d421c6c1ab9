import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations';
import { collectShifts } from './collectShifts';
import { expect, horizontalOverflow, isFullSweep, openPage, remember, test } from './page';
import { samplePages } from '../run/choosePages';
import { apiPaths } from './sitemap';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

/** One page of each kind. */
const BUTTON = '/material-ui/api/button/';
const TEXT_FIELD = '/material-ui/api/text-field/';
const PAGES = [
  BUTTON,
  TEXT_FIELD,
  '/joy-ui/api/button/',
  '/base-ui/react-menu/components-api/',
  '/base-ui/react-button/hooks-api/',
  '/x/api/data-grid/data-grid/',
  '/zh/material-ui/api/button/',
];

const DISPLAYS = ['table', 'expanded', 'collapsed'] as const;
/** In `npm test` axe, which takes its time on tables, looks at one page only. */
const displaysOf = (path: string) => (isFullSweep || path === BUTTON ? DISPLAYS : []);
const DISPLAY_KEYS = ['props', 'slots', 'classes'].flatMap((table) => [
  `apiPage_${table}`,
  `dataGrid_apiPage_${table}`,
]);

const remembered = (display: string) =>
  Object.fromEntries(DISPLAY_KEYS.map((key) => [key, display]));

async function expectNoViolations(page: Page, where: string) {
  expect(await accessibilityViolations(page), where).toEqual([]);
}

/** The ids of a page that more than one element has, and the hashes of its links that no element has. */
function findAnchorProblems(page: Page) {
  return page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    const hashes = [...document.querySelectorAll<HTMLAnchorElement>('main a[href], nav a[href]')]
      .filter(({ pathname, hash }) => pathname === location.pathname && hash !== '')
      .map(({ hash }) => decodeURIComponent(hash.slice(1)));
    return {
      repeated: ids.filter((id, index) => ids.indexOf(id) !== index),
      dead: hashes.filter((hash) => !ids.includes(hash)),
    };
  });
}

for (const path of PAGES) {
  test(`${path}: every anchor is there once, and every link to one works`, async ({ page }) => {
    await page.setViewportSize(DESKTOP);
    await openPage(page, path);
    expect(await findAnchorProblems(page)).toEqual({ repeated: [], dead: [] });
  });

  for (const display of displaysOf(path)) {
    test(`${path} as ${display} is accessible and fits, also right to left and on a phone`, async ({
      page,
    }) => {
      test.setTimeout(180_000);
      await remember(page, { ...remembered(display), 'mui-direction': 'rtl' });
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await page.setViewportSize(DESKTOP);
      await openPage(page, path);
      // Large tables take axe half a minute: the table is looked at in both, the lists in one each.
      if (display !== 'expanded') await expectNoViolations(page, `${display}, dark, rtl, desktop`);
      expect(await horizontalOverflow(page), 'desktop').toBe(0);
      await page.setViewportSize(PHONE);
      expect(await horizontalOverflow(page), 'phone').toBe(0);
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
      await page.waitForTimeout(250);
      if (display !== 'collapsed') await expectNoViolations(page, `${display}, light, rtl, phone`);
    });
  }
}

test('the display is chosen by keyboard, and remembered', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, BUTTON);
  const props = page.getByRole('table', { name: 'Props of Button' });
  const description = props.getByText('The content of the component.');
  await expect(description).toBeVisible();

  await page.getByRole('button', { name: 'View: Table' }).first().focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('End');
  await expect(page.getByRole('menuitemradio', { name: 'Collapsed list' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(description).toBeHidden();

  // Classes have a display of their own.
  await expect(page.getByRole('button', { name: 'View: Table' })).toHaveCount(1);

  await page.reload();
  await expect(page.getByRole('table', { name: 'Props of Button' })).toBeVisible();
  await expect(description).toBeHidden();
});

test.describe('without its scripts', () => {
  test.use({ allowedMessages: /ERR_FAILED/ });

  test('a collapsed page opens the row that the address names', async ({ page }) => {
    await remember(page, remembered('collapsed'));
    await page.route('**/assets/js/*.js', (route) => route.abort());
    await page.goto(`${BUTTON}#button-prop-children`);
    const props = page.getByRole('table', { name: 'Props of Button' });
    await expect(props.getByText('The content of the component.')).toBeVisible();
    await expect(props.getByText('If true, the component is disabled.')).toBeHidden();
  });
});

test('loading a page in a remembered display shifts nothing', async ({ page }) => {
  await remember(page, remembered('collapsed'));
  const readShifts = await collectShifts(page);
  await openPage(page, BUTTON);
  await page.waitForTimeout(500);
  expect(await readShifts()).toEqual({ outside: 0, inDemos: 0, moved: [] });
});

test('a collapsed row opens and closes by keyboard', async ({ page }) => {
  await remember(page, remembered('collapsed'));
  await openPage(page, BUTTON);
  const expand = page.getByRole('button', { name: 'Expand variant' });
  await expand.focus();
  await page.keyboard.press('Enter');
  const row = page.locator('#button-prop-variant');
  await expect(row.getByText('The variant to use.')).toBeVisible();
  await row.getByRole('button', { name: 'Collapse variant' }).press('Enter');
  await expect(row.getByText('The variant to use.')).toBeHidden();
});

for (const display of DISPLAYS) {
  test(`a link to a row leads to it in the display ${display}`, async ({ page }) => {
    await remember(page, remembered(display));
    await page.setViewportSize(DESKTOP);
    await openPage(page, `${TEXT_FIELD}#text-field-prop-slotProps`);
    const row = page.locator('#text-field-prop-slotProps');
    await expect(row).toBeInViewport();
    const headerBottom = 57;
    expect((await row.boundingBox())?.y).toBeGreaterThanOrEqual(headerBottom);

    const contents = page.locator('.table-of-contents').first();
    await contents.getByRole('link', { name: 'variant', exact: true }).click();
    await expect(page.locator('#text-field-prop-variant')).toBeInViewport();
    await expect(page).toHaveURL(/#text-field-prop-variant$/);
  });
}

test('deprecated props say what to use, with a link that works', async ({ page }) => {
  await openPage(page, TEXT_FIELD);
  const row = page.locator('#text-field-prop-InputProps');
  await expect(row).toContainText('Deprecated');
  await expect(row).toContainText('slotProps.input');
  await expect(row).toContainText('Deprecated since v6');
});

test('inherited props are there, folded, by where they come from', async ({ page }) => {
  await openPage(page, BUTTON);
  const summary = page.getByText(/^Props of ButtonBase/);
  const ripple = page.locator('[id^="button-inherited-"][id$="-centerRipple"]');
  await expect(ripple).toBeHidden();
  await summary.click();
  await expect(ripple).toBeVisible();
  await expect(page.getByText(/native button element/)).toBeVisible();
});

test('component pages lead to the API, and API pages to the demos', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/');
  await page.getByRole('main').getByRole('link', { name: '<ButtonBase />' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('ButtonBase API');
  await page.getByRole('main').getByRole('link', { name: 'Button', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
});

test('the reference is in the navigation, with the plans of components', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/x/api/data-grid/data-grid/');
  const navigation = page.getByRole('navigation', { name: 'Docs sidebar' });
  await expect(navigation.getByRole('link', { name: 'DataGrid', exact: true })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await navigation.getByRole('link', { name: 'DataGridPro Pro' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('DataGridPro API');
});

test('a type leads to the page of its interface, and the filter to a row of any part', async ({
  page,
}) => {
  await openPage(page, '/x/api/data-grid/data-grid/#data-grid-prop-apiRef');
  await page.getByRole('main').getByRole('link', { name: 'GridApiCommunity' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('GridApi interface');
  await page.getByRole('searchbox', { name: 'Filter by name' }).fill('pinColumn');
  const row = page.getByRole('rowheader', { name: 'pinColumn', exact: true });
  await expect(row.getByRole('link', { name: 'Pro plan' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'GridColumnPinningApi' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'GridRowApi' })).toBeHidden();
});

test('a component whose package is not installed is in the navigation without a link', async ({
  page,
}) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, '/x/api/charts/bar-chart/');
  const navigation = page.getByRole('navigation', { name: 'Docs sidebar' });
  const planned = navigation.getByRole('listitem').filter({ hasText: /^BarChartPro/ });
  await expect(planned).toHaveText('BarChartProProPlanned');
  await expect(planned.getByRole('link')).toHaveCount(0);
});

test('a page loads no data of another component', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.push(response.text());
  });
  await openPage(page, BUTTON);
  await page.waitForLoadState('networkidle');
  const code = (await Promise.all(scripts)).join('\n');
  expect(code).toContain('button-prop-variant');
  expect(code).not.toMatch(/(?:accordion|text-field|chip)-prop-/);
});

test('the prose is in the language of the page where it is translated', async ({ page }) => {
  await openPage(page, '/zh/material-ui/api/button/');
  await expect(page.getByRole('heading', { level: 2, name: '导入' })).toBeVisible();
  await expect(page.locator('#button-prop-variant')).not.toContainText('The variant to use.');
  await openPage(page, '/zh/material-ui/api/accordion/');
  await expect(page.locator('#accordion-prop-disabled')).toContainText('the component is disabled');
});

test('what changed is a page to search, and data to fetch', async ({ page, request }) => {
  await openPage(page, '/material-ui/migration/api-changes-v6/');
  const status = page.getByRole('main').getByRole('status');
  const all = await status.textContent();
  await page.getByRole('main').getByRole('searchbox').fill('slotProps');
  await expect(status).not.toHaveText(all ?? '');
  await expect(page).toHaveURL(/q=slotProps/);
  await page.getByRole('main').getByRole('searchbox').fill('nothing of this name');
  await page.getByRole('button', { name: 'Show all changes' }).click();
  await expect(status).toHaveText(all ?? '');

  const response = await request.get('/material-ui/api-changes/v5-to-v6.json');
  expect(await response.json()).toMatchObject({ from: '5.16.7', to: '6.1.0' });
});

test('the changes name what was deprecated in whole words on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await openPage(page, '/material-ui/migration/api-changes-v6/');
  const kind = page.getByText('Deprecated', { exact: true });
  const cells = page
    .getByRole('main')
    .getByRole('row')
    .filter({ has: kind })
    .locator('> :first-child');
  await expect.poll(() => cells.count()).toBeGreaterThan(10);
  const widths = await cells.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
  expect(Math.min(...widths)).toBeGreaterThan(100);
});

/** The full sweep opens all pages, other runs some. */
const TESTED_PATHS = isFullSweep ? apiPaths() : samplePages(apiPaths(), 24);

// Each group is one test, so that they run in parallel.
const GROUPS = Array.from({ length: 8 }, (_, index) =>
  TESTED_PATHS.filter((_path, position) => position % 8 === index),
);
for (const [index, paths] of GROUPS.entries()) {
  test(`all pages fit on a phone and have live anchors, part ${index + 1}`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.setViewportSize(PHONE);
    for (const path of paths) {
      await openPage(page, path);
      expect(await horizontalOverflow(page), path).toBe(0);
      expect(await findAnchorProblems(page), path).toEqual({ repeated: [], dead: [] });
    }
  });
}
