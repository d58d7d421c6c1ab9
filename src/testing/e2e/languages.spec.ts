import { readFileSync } from 'node:fs';
import path from 'node:path';
import { LOCALES, type LocaleCode } from '../../site/locales';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { listFiles } from '../../../plugins/common/files/listFiles';
import { accessibilityViolations } from './accessibilityViolations';
import { BUILD } from './buildFolder';
import { collectShifts } from './collectShifts';
import { expect, openPage, remember, test } from './page';
import { builtTranslations } from './sitemap';

const NOTICE = '[role="note"][data-page]';

test('a translated page is in its language, with the shell', async ({ page }) => {
  await openPage(page, '/zh/material-ui/getting-started/installation/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'zh-CN');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/[\u4e00-\u9fff]/);
  await expect(page.getByRole('button', { name: '设置' })).toBeVisible();
});

test('no character of a page is torn apart', () => {
  const pages = listFiles(BUILD).filter((file) => file.endsWith('.html'));
  expect(pages.length).toBeGreaterThan(1000);
  const torn = pages.filter((file) =>
    /[\0\uFFFD]/.test(readFileSync(path.join(BUILD, file), 'utf8')),
  );
  expect(torn).toEqual([]);
});

test('a page without a translation is in English, in a translated shell', async ({ page }) => {
  await openPage(page, '/zh/joy-ui/react-button/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Button');
  await expect(page.getByRole('button', { name: '设置' })).toBeVisible();
});

test('components of the libraries speak the language of the page', async ({ page, request }) => {
  const path = '/zh/material-ui/react-table/';
  const rows = '每页行数:';
  expect(await (await request.get(path)).text()).toContain(rows);
  await openPage(page, path);
  const demo = page.locator('#PaginatedTable');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-styling');
  await expect(demo.getByText(rows)).toBeVisible();
});

const TRANSLATIONS = LOCALES.filter(({ code }) => builtTranslations().includes(code));

for (const { code: locale, htmlLang: language } of TRANSLATIONS) {
  for (const [mode, direction] of [
    ['light', 'ltr'],
    ['dark', 'rtl'],
  ] as const) {
    test(`${locale}, ${mode}, ${direction}: an English page says so, until it is told not to`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await remember(page, { [STORAGE_KEYS.mode]: mode, [STORAGE_KEYS.direction]: direction });
      const readShifts = await collectShifts(page);
      const path = `/${locale}/material-ui/react-app-bar/`;
      await openPage(page, path);
      const notice = page.locator(NOTICE);
      await expect(notice).toBeVisible();
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.locator('.markdown')).toHaveAttribute('lang', 'en');
      const include = [NOTICE, '.markdown > header'];
      expect(await accessibilityViolations(page, { include })).toEqual([]);
      expect((await readShifts()).outside).toBe(0);

      await notice.getByRole('button').click();
      await expect(notice).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await openPage(page, path);
      await expect(notice).toHaveCount(0);
      expect((await readShifts()).outside).toBe(0);
      await openPage(page, `/${locale}/material-ui/react-drawer/`);
      await expect(notice).toBeVisible();
    });
  }
}

test.describe('without scripts', () => {
  test.use({ allowedMessages: /ERR_FAILED/ });

  test('the notice is in the HTML and in the Markdown, and hidden before React is there', async ({
    page,
    request,
  }) => {
    const path = '/zh/material-ui/react-app-bar/';
    const markdown = await (await request.get(`${path.slice(0, -1)}.md`)).text();
    expect(markdown).toContain('\n> 本页尚未翻译');
    await page.addInitScript(([key, value]) => sessionStorage.setItem(key, value), [
      STORAGE_KEYS.hiddenNotices,
      path,
    ] as const);
    await page.route(/\.js$/, (route) => route.abort());
    await page.goto(path);
    await expect(page.getByText('本页尚未翻译')).toBeHidden();
    await page.goto('/zh/material-ui/react-drawer/');
    await expect(page.getByText('本页尚未翻译')).toBeVisible();
  });
});

test('an API page says which part is English, and English pages say nothing', async ({ page }) => {
  await openPage(page, '/zh/material-ui/api/text-field/');
  await expect(page.locator(NOTICE)).toContainText('以下部分仍有英文');
  await openPage(page, '/material-ui/api/text-field/');
  await expect(page.locator(NOTICE)).toHaveCount(0);
});

test('English keeps its order in a mirrored layout', async ({ page }) => {
  await remember(page, { [STORAGE_KEYS.direction]: 'rtl' });
  await openPage(page, '/material-ui/react-button/');
  const places = await page
    .locator('.markdown > header > .description')
    .evaluate(({ firstChild }) => {
      const left = (offset: number) => {
        const range = document.createRange();
        range.setStart(firstChild as Text, offset);
        range.setEnd(firstChild as Text, offset + 1);
        return range.getBoundingClientRect().left;
      };
      const end = (firstChild?.textContent ?? '').length - 1;
      return { stop: left(end), before: left(end - 1) };
    });
  expect(places.stop).toBeGreaterThan(places.before);
});

test('each separator of a mirrored breadcrumb follows its name', async ({ page }) => {
  await remember(page, { [STORAGE_KEYS.direction]: 'rtl' });
  await openPage(page, '/material-ui/react-button/');
  const items = await page.locator('.breadcrumbs__item:not(:last-child)').all();
  expect(items.length).toBeGreaterThan(1);
  for (const item of items) {
    const whole = await item.boundingBox();
    const name = await item.locator('.breadcrumbs__link').boundingBox();
    expect((name?.x ?? 0) - (whole?.x ?? 0)).toBeGreaterThan(4);
  }
});

/** What the settings are called in a language. */
function settingsTitle(code: LocaleCode) {
  const file = path.resolve(__dirname, `../../../i18n/${code}/dictionary.json`);
  const { settings } = JSON.parse(readFileSync(file, 'utf8')) as { settings: { title: string } };
  return settings.title;
}

for (const { code, htmlLang } of TRANSLATIONS) {
  test(`the Button page is in its language: ${code}`, async ({ page }) => {
    await openPage(page, `/${code}/material-ui/react-button/`);
    await expect(page.locator('html')).toHaveAttribute('lang', htmlLang);
    await expect(page.getByRole('button', { name: settingsTitle(code) })).toBeVisible();
  });
}

test('links stay in the language', async ({ page }) => {
  await openPage(page, '/zh/material-ui/react-button/');
  await page.locator('#mui-product-selector').click();
  await page
    .locator('#mui-product-menu')
    .getByRole('link', { name: /^Joy UI/ })
    .click();
  await expect(page).toHaveURL(/\/zh\/joy-ui\/react-button\/$/);
});

test('a language below the coverage threshold is not offered', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/');
  await expect(page.locator('link[rel="alternate"][hreflang="zh-CN"]')).toHaveCount(0);
  await page.getByRole('button', { name: 'Settings' }).click();
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await expect(dialog.getByText('English')).toBeVisible();
  await expect(dialog.getByText('中文')).toHaveCount(0);
});
