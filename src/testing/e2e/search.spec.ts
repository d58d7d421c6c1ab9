import type { Page, Request } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { SearchPart } from '../../../plugins/output/search-index/contract';
import { toRecords, urlOf } from '../../features/search/matching/records';
import { readBuiltIndex } from '../../../plugins/output/search-index/node';
import { readBuiltIndexes, readIconNames } from '../search/builtIndex';
import { measureHits } from '../search/measureHits';
import { readPageQuestions } from '../search/pageQuestions';
import queries from '../search/queries.json';
import { accessibilityViolations } from './accessibilityViolations';
import { BUILD } from './buildFolder';
import { BUTTON, expectSameDocument, INSTALLATION, markDocument, title } from './moves';
import { expect, horizontalOverflow, isFullSweep, openPage, remember, test } from './page';

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };

const ENGINE = '**/pagefind/pagefind.js*';
/** What is part of the search and of nothing else. */
const OWN_FILE = /\/assets\/(?:search\/|js\/search\.)|\/assets\/css\/search\.|\/pagefind\//;

const dialog = (page: Page) => page.getByRole('dialog', { name: /^(?:Search|搜索)$/ });
const field = (page: Page) => dialog(page).getByRole('combobox');
const options = (page: Page) => dialog(page).getByRole('option');
const active = (page: Page) => dialog(page).getByRole('option', { selected: true });
const button = (page: Page) => page.getByRole('button', { name: 'Search…' });

async function open(page: Page, pathname: string, viewport = DESKTOP) {
  await page.setViewportSize(viewport);
  await openPage(page, pathname);
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

test.describe('the index', () => {
  test('finds what readers look for', () => {
    const { count, at1, at3, misses } = measureHits(
      readBuiltIndexes(BUILD),
      readIconNames(process.cwd()),
      queries,
    );
    const missed = misses.map(({ query, from, wanted, first }) => ({ query, from, wanted, first }));
    expect(at1 / count, JSON.stringify(missed, null, 1)).toBeGreaterThan(0.92);
    expect(at3 / count, JSON.stringify(missed, null, 1)).toBeGreaterThan(0.97);
  });

  test('finds the sections that answer what the pages are asked', () => {
    // Thousands: `npm test` takes some of each page.
    test.slow();
    const questions = readPageQuestions(process.cwd());
    const { count, at3, misses } = measureHits(
      readBuiltIndexes(BUILD),
      readIconNames(process.cwd()),
      isFullSweep ? questions : questions.filter((_, index) => index % 5 === 0),
    );
    expect(count).toBeGreaterThan(1000);
    const missed = misses.filter(({ rank }) => rank === null || rank > 3);
    for (const { query, wanted, first } of missed) {
      console.warn(`"${query}" finds ${first}, not ${wanted}`);
    }
    expect(at3 / count).toBeGreaterThanOrEqual(0.95);
  });

  for (const folder of ['', 'zh']) {
    test(`leads to places that exist, in /${folder}`, () => {
      const anchors = new Map<string, Set<string>>();
      const anchorsOf = (pathname: string) => {
        const known = anchors.get(pathname);
        if (known) return known;
        const file = pathname.endsWith('/') ? `${pathname}index.html` : pathname;
        const html = readFileSync(path.join(BUILD, file), 'utf8');
        const ids = [...html.matchAll(/\sid=(?:"([^"]+)"|([^\s>]+))/g)];
        const found = new Set(ids.map(([, quoted, bare]) => quoted ?? bare ?? ''));
        anchors.set(pathname, found);
        return found;
      };
      const records = readBuiltIndex(path.join(BUILD, folder)).flatMap(({ part, ...name }) =>
        toRecords(part, name),
      );
      expect(records.length).toBeGreaterThan(5000);
      const gone = records.filter(({ page, anchor }) => {
        const ids = anchorsOf(page.url.replace(/\?.*$/, ''));
        return anchor !== '' && !ids.has(anchor);
      });
      expect(gone.map(urlOf)).toEqual([]);
    });
  }
});

test('costs nothing before it is opened, and little before the first hit', async ({ page }) => {
  const requests: Request[] = [];
  page.on('request', (request) => requests.push(request));
  const own = () => requests.filter((request) => OWN_FILE.test(request.url()));
  await page.setViewportSize(DESKTOP);
  await openPage(page, INSTALLATION);
  await page.waitForLoadState('networkidle');
  expect(own().map((request) => request.url())).toEqual([]);

  await button(page).hover();
  await button(page).focus();
  await page.waitForLoadState('networkidle');
  expect(own().filter((request) => /\/search\/|\/pagefind\//.test(request.url()))).toEqual([]);

  requests.length = 0;
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.waitForLoadState('networkidle');
  requests.length = 0;
  await page.keyboard.press('/');
  await expect(options(page).first()).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.filter((request) => request.url().includes('/pagefind/'))).toEqual([]);
  const isIndex = (request: Request) => request.url().includes('/assets/search/');
  expect(requests.find(isIndex)?.url()).toContain('material-ui.current');
  const bodies = async (of: readonly Request[]) =>
    Promise.all(of.map(async (request) => (await (await request.response())?.body()) ?? ''));
  const bytes = (files: readonly (Buffer | string)[]) =>
    files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  expect(bytes(await bodies(requests.filter((each) => !isIndex(each))))).toBeLessThan(16_000);
  // What a page adds: its title, headings, questions and props. Pages with many questions add 200 bytes, those of the
  // API 80.
  const indexes = await bodies(requests.filter(isIndex));
  const pages = indexes.flatMap((index) => (JSON.parse(String(index)) as SearchPart).pages);
  expect(bytes(indexes) / pages.length).toBeLessThan(140);
});

for (const [name, viewport] of [
  ['desktop', DESKTOP],
  ['phone', PHONE],
] as const) {
  test(`by keyboard on a ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await openPage(page, INSTALLATION);
    await markDocument(page);
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();

    await page.keyboard.type('autocmplete');
    await expect(active(page)).toHaveAttribute('href', '/material-ui/react-autocomplete/');
    await page.keyboard.press('Control+a');
    await page.keyboard.type('button variant');
    await expect(active(page)).toHaveAttribute('href', /api\/button\/#button-prop-variant$/);
    await page.keyboard.press('ArrowDown');
    await expect(active(page)).not.toHaveAttribute('href', /#button-prop-variant$/);
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');

    await expect(dialog(page)).toBeHidden();
    await expect(page).toHaveURL(/\/material-ui\/api\/button\/#button-prop-variant$/);
    await expect(title(page)).toHaveText('Button API');
    await expect(page.locator('#button-prop-variant')).toBeInViewport();
    await expectSameDocument(page);
  });
}

test('in an older version finds its pages', async ({ page }) => {
  await open(page, '/material-ui/v5/react-button/');
  await expect(
    dialog(page).getByText('Material UI: good places to start', { exact: true }),
  ).toBeVisible();
  await page.keyboard.type('tabs');
  await expect(active(page)).toHaveAttribute('href', '/material-ui/v5/react-tabs/');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/material-ui/v5/react-tabs/');
});

test('goes to a section of the page that is open', async ({ page }) => {
  await open(page, BUTTON);
  await page.keyboard.type('button accessibility');
  await expect(active(page)).toHaveAttribute('href', /react-button\/#accessibility$/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Accessibility' })).toBeInViewport();
});

test('what a result leads to has the focus, on this page and on another', async ({ page }) => {
  await open(page, BUTTON);
  for (const [query, result, target] of [
    ['button accessibility', /react-button\/#accessibility$/, '#accessibility'],
    ['slider marks placement', /react-slider\/#marks-placement$/, '#marks-placement'],
  ] as const) {
    if (!(await dialog(page).isVisible())) await page.keyboard.press('Control+k');
    await field(page).fill(query);
    await expect(active(page)).toHaveAttribute('href', result);
    await page.keyboard.press('Enter');
    await expect(page.locator(target)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('article :focus')).toBeVisible();
  }
});

test('gives focus back to where it was', async ({ page }) => {
  await page.setViewportSize(DESKTOP);
  await openPage(page, INSTALLATION);
  const link = page.locator('article a[href]').first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(link).toBeFocused();

  await button(page).click();
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(button(page)).toBeFocused();
});

test('the slash is a letter in a field', async ({ page }) => {
  await open(page, INSTALLATION);
  await page.keyboard.type('a/b');
  await expect(field(page)).toHaveValue('a/b');
  await expect(page.getByRole('dialog')).toHaveCount(1);
});

test('keeps recent searches until they are cleared', async ({ page }) => {
  await open(page, INSTALLATION);
  await page.keyboard.type('tabs');
  await expect(active(page)).toHaveAttribute('href', '/material-ui/react-tabs/');
  await page.keyboard.press('Enter');
  await expect(title(page)).toHaveText('Tabs');
  await page.reload();
  await page.waitForSelector('html[data-has-hydrated="true"]');
  await page.keyboard.press('Control+k');
  await expect(options(page).first()).toHaveText('tabs');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(field(page)).toHaveValue('tabs');
  await field(page).fill('');
  await dialog(page).getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(dialog(page).getByRole('group', { name: 'Recent searches' })).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('docs-recent-searches'))).toBeNull();
});

test('has other products one key away', async ({ page }) => {
  await open(page, INSTALLATION);
  await page.keyboard.type('button');
  await expect(active(page)).toHaveAttribute('href', '/material-ui/react-button/');
  await page.keyboard.press('Tab');
  await expect(dialog(page).getByRole('radio', { name: 'All products' })).toBeFocused();
  for (const name of ['Material UI', 'Base UI', 'Joy UI']) {
    await page.keyboard.press('ArrowRight');
    await expect(dialog(page).getByRole('radio', { name })).toBeChecked();
  }
  await expect(options(page).first()).toHaveAttribute('href', '/joy-ui/react-button/');
  await page.keyboard.press('Shift+Tab');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/joy-ui\/react-button\/$/);
});

test('finds what is written on pages, below their names', async ({ page }) => {
  await open(page, INSTALLATION);
  await page.keyboard.type('suppressHydrationWarning');
  const texts = dialog(page).getByRole('group', { name: 'In the text' });
  const hit = texts.getByRole('option').first();
  await expect(hit).toContainText(/suppressHydrationWarning/i);
  await expect(hit.locator('mark').first()).toBeVisible();
  const href = (await hit.getAttribute('href')) ?? '';
  await hit.click();
  await expect(page).toHaveURL(new RegExp(`${href.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`));
});

test.describe('without the files', () => {
  test.use({ allowedMessages: /Failed to load resource|ERR_FAILED|Failed to fetch/ });

  test('of the full text names are still found', async ({ page }) => {
    await page.route(ENGINE, (route) => route.abort());
    await open(page, INSTALLATION);
    await page.keyboard.type('button');
    await expect(dialog(page).getByRole('alert')).toContainText('could not be searched');
    await expect(active(page)).toHaveAttribute('href', '/material-ui/react-button/');
    await page.unroute(ENGINE);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(dialog(page).getByRole('alert')).toHaveCount(0);
  });

  test('of the dialog it says so', async ({ page }) => {
    await page.route('**/assets/js/search.*', (route) => route.abort());
    await page.setViewportSize(DESKTOP);
    await openPage(page, INSTALLATION);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('alert')).toContainText('This could not be loaded.');
    await page.unroute('**/assets/js/search.*');
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
  });
});

test('in Chinese finds Chinese, and marks what is in English', async ({ page }) => {
  await open(page, '/zh/material-ui/react-button/');
  await field(page).fill('安装');
  await expect(active(page)).toHaveAttribute(
    'href',
    '/zh/material-ui/getting-started/installation/',
  );
  await field(page).fill('app bar');
  await expect(active(page)).toHaveAttribute('href', '/zh/material-ui/react-app-bar/');
  await expect(active(page)).toContainText('英文');
  // The navigation has a name for it, the page has none.
  await field(page).fill('应用栏');
  await expect(active(page)).toHaveAttribute('href', '/zh/material-ui/react-app-bar/');
  // Written on a page, in the middle of a sentence.
  await field(page).fill('变体');
  const texts = dialog(page).getByRole('group', { name: '正文' });
  await expect(texts.getByRole('option').first()).toContainText('变体');
  await expect(texts.getByRole('option').first()).toHaveAttribute('href', /^\/zh\//);
});

test('fills the screen of a phone', async ({ page }) => {
  await open(page, INSTALLATION, PHONE);
  const box = await dialog(page).boundingBox();
  expect(box).toEqual({ x: 0, y: 0, ...PHONE });
  await page.keyboard.type('button');
  await expect(options(page).first()).toBeVisible();
  expect(await horizontalOverflow(page)).toBe(0);
});

for (const theme of ['light', 'dark'] as const) {
  for (const direction of ['ltr', 'rtl'] as const) {
    // In `npm test` each theme and each direction once.
    if (!isFullSweep && (theme === 'dark') !== (direction === 'rtl')) continue;
    test(`is accessible, ${theme}, ${direction}`, async ({ page }) => {
      await remember(page, { 'mui-mode': theme, 'mui-direction': direction });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await open(page, INSTALLATION);
      await expect(options(page).first()).toBeVisible();
      const analyze = () => accessibilityViolations(page, { include: ['dialog'] });
      expect(await analyze(), 'empty').toEqual([]);
      await page.keyboard.type('button');
      await expect(dialog(page).getByRole('group', { name: 'In the text' })).toBeVisible();
      expect(await analyze(), 'with hits').toEqual([]);
      await field(page).fill('xyzzyqwv');
      await expect(dialog(page).getByText(/^Try fewer words/)).toBeVisible();
      expect(await analyze(), 'without hits').toEqual([]);
    });
  }
}
