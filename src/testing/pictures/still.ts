import type { Browser, BrowserContext, Page } from '@playwright/test';
import { STORAGE_KEYS } from '../../site/storageKeys';
import { expect, openPage, waitUntilDrawn } from '../e2e/page';
import { NOT_FOUND, type Action, type Setting, type Subject } from './samples';

/* Pages that hold still: the same build looks the same whenever it is looked at. */

const NOW = new Date('2026-01-15T10:00:00Z');

const HEIGHT = { 390: 844, 1440: 900 } as const;

/** Demos further down have pictures of their own. */
const TALLEST = 6000;

/**
 * What differs between builds, or visits, of one page: when it was last changed, and how far its navigation is
 * scrolled to the page's entry, which is sooner or later.
 */
const STYLE = `
  .theme-last-updated { visibility: hidden; }
  .theme-doc-sidebar-container nav { overflow: clip !important; }
`;

/** Numbers that only look random: the same ones in every document. */
function seedRandom() {
  let state = 1;
  Math.random = () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

function storeChoices(choices: Readonly<Record<string, string>>) {
  try {
    for (const [key, value] of Object.entries(choices)) localStorage.setItem(key, value);
  } catch {
    // Frames without an origin have no storage.
  }
}

/** A fresh visitor with these settings, whose clock stands. */
export async function openContext(
  browser: Browser,
  origin: string,
  { width, mode, direction }: Setting,
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHT[width] },
    colorScheme: mode,
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'UTC',
    serviceWorkers: 'block',
  });
  await context.clock.setFixedTime(NOW);
  await context.addInitScript(seedRandom);
  await context.addInitScript(storeChoices, {
    [STORAGE_KEYS.mode]: mode,
    [STORAGE_KEYS.direction]: direction,
  });
  // The web font is left out where it comes late: here, the page waits for it.
  await context.route(
    (url) => url.pathname.endsWith('/'),
    async (route) => {
      const response = await route.fetch({ maxRedirects: 0 });
      const html = (await response.text()).replace('font-display:optional', 'font-display:block');
      await route.fulfill({ response, body: html });
    },
  );
  return context;
}

const ACTIONS: Readonly<Record<Action, (page: Page) => Promise<void>>> = {
  async search(page) {
    await page.keyboard.press('Control+k');
    const dialog = page.getByRole('dialog', { name: 'Search' });
    await dialog.getByRole('combobox').fill('button');
    // What is found in the text comes last.
    await expect(dialog.getByText('In the text')).toBeVisible();
  },
  async settings(page) {
    await page.getByRole('button', { name: 'Settings' }).click();
    await expect(page.getByRole('dialog', { name: 'Settings' })).toBeVisible();
  },
  async menu(page) {
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
  },
};

/** Brings what is on the page down to `TALLEST` near the window once, which loads it. */
async function loadPage(page: Page) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let top = 0; top < Math.min(height, TALLEST); top += 700) {
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top);
    await waitUntilDrawn(page);
  }
}

/** Waits until the demos that begin above `bottom` are taken over. */
async function loadDemos(page: Page, bottom: number) {
  for (const demo of await page.locator('section[data-demo-source]').all()) {
    const top = await demo.evaluate((element) => element.getBoundingClientRect().top + scrollY);
    if (top >= bottom) break;
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-styling', /./);
    for (const frame of await demo.locator('[data-demo-stage] iframe').all()) {
      await expect(frame.contentFrame().locator('body > *').first()).toBeAttached();
    }
  }
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
}

/** Opens the subject's page and does what it is for; false when the site has no such page. */
export async function openSubject(
  page: Page,
  { name, pathname, action, demos }: Subject,
): Promise<boolean> {
  const response = await openPage(page, pathname);
  if (response?.status() === 404 && name !== NOT_FOUND) return false;
  await page.addStyleTag({ content: STYLE });
  if (action) await ACTIONS[action](page);
  else if (demos) await loadDemos(page, Infinity);
  else {
    await loadPage(page);
    await loadDemos(page, TALLEST);
  }
  // What a frame asked for that was replaced meanwhile may count as under way forever.
  await page.waitForLoadState('networkidle', { timeout: LONGEST_WAIT }).catch(() => {});
  await page.evaluate(async () => {
    const images = [...document.images].filter(({ complete }) => !complete);
    await Promise.allSettled(images.map((image) => image.decode()));
    await document.fonts.ready;
  });
  await waitUntilDrawn(page);
  return true;
}

/** In ms. */
const LONGEST_WAIT = 10_000;

/** How often a picture is taken until two in a row are the same. */
const ATTEMPTS = 8;

/** Takes pictures until the page holds still, and returns the last one. */
async function settled(page: Page, take: () => Promise<Buffer>): Promise<Buffer> {
  let last = await take();
  for (let attempt = 1; attempt < ATTEMPTS; attempt += 1) {
    await page.waitForTimeout(100 * attempt);
    const next = await take();
    if (next.equals(last)) return next;
    last = next;
  }
  return last;
}

const STILL = { animations: 'disabled', caret: 'hide', scale: 'css' } as const;

/** The page from its top, or the window where something is open. */
export function takePage(page: Page, { action }: Subject): Promise<Buffer> {
  return settled(page, async () => {
    if (action) return page.screenshot(STILL);
    const { width, height } = await page.evaluate(() => ({
      width: innerWidth,
      height: document.documentElement.scrollHeight,
    }));
    const clip = { x: 0, y: 0, width, height: Math.min(height, TALLEST) };
    return page.screenshot({ ...STILL, fullPage: true, clip });
  });
}

/** One demo on its stage, unless the page has none of this id. */
export async function takeDemo(page: Page, demo: string): Promise<Buffer | undefined> {
  const stage = page.locator(`section[id="${demo}"] [data-demo-stage]`).first();
  return (await stage.count()) > 0 ? settled(page, () => stage.screenshot(STILL)) : undefined;
}
