import type { BrowserContext, Locator, Page } from '@playwright/test';
import path from 'node:path';
import { expect, openPage, remember, test } from './page';
import { chosenFiles } from './pageFiles';

/**
 * The demos that come in all stylings, by the pages that are tested. Base UI has no theme: each styling
 * of its demos computes colors in its own way.
 */
const DEMOS = new Map<string, string[]>();
for (const { file, page } of chosenFiles('.tailwind.tsx')) {
  if (!page.startsWith('/material-ui/')) continue;
  DEMOS.set(page, [...(DEMOS.get(page) ?? []), path.basename(file, '.tailwind.tsx')]);
}

const STYLINGS = [
  { styling: 'tailwind', cookie: 'Tailwind' },
  { styling: 'css', cookie: 'CSS' },
] as const;

const SETTINGS = [
  { mode: 'light', direction: 'ltr', width: 1280 },
  { mode: 'dark', direction: 'ltr', width: 1280 },
  { mode: 'light', direction: 'rtl', width: 390 },
] as const;

/** What a reader sees of one element; the place in px from the corner of the demo. */
interface Look {
  readonly element: string;
  readonly box: readonly [x: number, y: number, width: number, height: number];
  readonly color: string;
  readonly background: string;
}

/** Greatest difference, in px, of two boxes that count as the same. */
const TOLERANCE = 1;

function sectionOf(page: Page, demo: string): Locator {
  return page.locator(`section#${demo}`);
}

/** The looks of all elements of a demo, in document order, with transitions at their end. */
function readLooks(stage: Locator): Promise<Look[]> {
  return stage.evaluate((root) => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
    const origin = root.getBoundingClientRect();
    return Array.from(root.querySelectorAll('*'))
      .filter((element) => !element.matches('style, link, script'))
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(element);
        const ownText = Array.from(element.childNodes, (node) =>
          node.nodeType === Node.TEXT_NODE ? node.nodeValue : '',
        ).join('');
        return {
          element: `${element.localName} "${ownText}"`,
          box: [x - origin.x, y - origin.y, width, height] as const,
          color,
          background: backgroundColor,
        };
      });
  });
}

function differences(expected: readonly Look[], actual: readonly Look[]): string[] {
  if (expected.length !== actual.length) {
    return [`${actual.length} elements instead of ${expected.length}`];
  }
  return expected.flatMap((look, index) => {
    const other = actual[index];
    if (!other) return [];
    const moved = look.box.some((value, side) => {
      const difference = Math.abs(value - (other.box[side] ?? NaN));
      return !(difference <= TOLERANCE);
    });
    const found = [
      look.element !== other.element && `is ${other.element}`,
      moved && `box ${other.box.join(', ')} instead of ${look.box.join(', ')}`,
      look.color !== other.color && `color ${other.color} instead of ${look.color}`,
      look.background !== other.background &&
        `background ${other.background} instead of ${look.background}`,
    ];
    return found
      .filter((text) => text !== false)
      .map((text) => `${index} ${look.element}: ${text}`);
  });
}

async function chooseStyling(context: BrowserContext, baseURL: string | undefined, value: string) {
  await context.addCookies([{ name: 'codeStyling', value, url: baseURL ?? 'http://localhost' }]);
}

/** Scrolls to a demo, so that it is loaded, and waits until it is shown in `styling`. */
async function showDemo(page: Page, demo: string, styling: string): Promise<Locator> {
  const section = sectionOf(page, demo);
  await section.scrollIntoViewIfNeeded();
  await expect(section).toHaveAttribute('data-demo-styling', styling);
  const stage = section.locator('[data-demo-stage]');
  await page.evaluate(() => document.fonts.ready);
  return stage;
}

for (const [pathname, demos] of DEMOS) {
  for (const { mode, direction, width } of SETTINGS) {
    test(`the stylings of ${demos.join(' and ')} on ${pathname} look and read alike, ${mode}, ${direction}, ${width} px`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow();
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await remember(page, { 'mui-direction': direction });
      await openPage(page, pathname);
      await expect(page.locator('html')).toHaveAttribute('data-theme', mode);

      const looks = new Map<string, Look[]>();
      const outlines = new Map<string, string>();
      for (const demo of demos) {
        const stage = await showDemo(page, demo, 'system');
        // What is measured in the browser, such as the indicator of tabs, takes a moment.
        await expect(async () => {
          const before = await readLooks(stage);
          await page.waitForTimeout(200);
          expect(differences(before, await readLooks(stage))).toEqual([]);
          looks.set(demo, before);
        }).toPass();
        expect(looks.get(demo)?.length).toBeGreaterThan(1);
        outlines.set(demo, await stage.ariaSnapshot());
      }

      for (const { styling, cookie } of STYLINGS) {
        await chooseStyling(context, baseURL, cookie);
        await openPage(page, pathname);
        for (const demo of demos) {
          const stage = await showDemo(page, demo, styling);
          await expect(async () => {
            const found = differences(looks.get(demo) ?? [], await readLooks(stage));
            expect(found, `${demo} in ${styling}`).toEqual([]);
          }).toPass({ timeout: 5_000 });
          expect(await stage.ariaSnapshot(), `${demo} in ${styling}`).toBe(outlines.get(demo));
        }
      }
    });
  }
}

/** Clicks, keys and what they change, the same in every styling. */
const BEHAVIOUR = [
  { styling: 'system', cookie: null },
  { styling: 'tailwind', cookie: 'Tailwind' },
  { styling: 'css', cookie: 'CSS' },
] as const;

for (const { styling, cookie } of BEHAVIOUR) {
  test(`the demos behave alike, ${styling}`, async ({ page, context, baseURL }) => {
    test.slow();
    if (cookie) await chooseStyling(context, baseURL, cookie);

    await openPage(page, '/material-ui/react-button/');
    const pills = await showDemo(page, 'PillButtons', styling);
    await expect(pills.getByRole('button', { name: 'Bus' })).toBeDisabled();
    await pills.getByRole('button', { name: 'Ferry' }).click();
    await expect(pills.getByRole('status')).toHaveText('Ferry at 14:20 to Askøy, quay 4');
    const plan = await showDemo(page, 'PlanCard', styling);
    await plan.getByRole('button', { name: 'Choose this pass' }).click();
    await expect(plan.getByRole('button', { name: 'Cancel the pass' })).toBeFocused();

    await openPage(page, '/material-ui/react-tabs/');
    const tabs = await showDemo(page, 'StyledTabs', styling);
    await tabs.getByRole('tab', { name: 'Month', selected: true }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Enter');
    await expect(tabs.getByRole('tabpanel', { name: 'Year' })).toContainText('$18,340');

    await openPage(page, '/material-ui/react-text-field/');
    const search = await showDemo(page, 'SearchField', styling);
    await expect(search.getByRole('listitem')).toHaveCount(2);
    await search.getByRole('button', { name: 'Clear the search' }).click();
    await expect(search.getByRole('textbox', { name: 'Search for a stop' })).toBeFocused();
    await expect(search.getByRole('status')).toHaveText('Stops found: 4');
    const checkout = await showDemo(page, 'CheckoutForm', styling);
    const number = checkout.getByRole('textbox', { name: 'Card number' });
    await checkout.getByRole('button', { name: 'Pay now' }).click();
    await expect(number).toBeFocused();
    await expect(number).toHaveAccessibleDescription('Enter the 16 digits of the card.');
    await number.fill('4242 4242 4242 4242');
    await checkout.getByRole('textbox', { name: 'Valid until' }).fill('09/29');
    await checkout.getByRole('textbox', { name: 'Security code' }).fill('123');
    await checkout.getByRole('button', { name: 'Pay now' }).click();
    await expect(checkout.getByRole('status')).toContainText('Thank you.');

    await openPage(page, '/material-ui/getting-started/usage/');
    const order = await showDemo(page, 'OrderCard', styling);
    await order.getByRole('button', { name: 'Mark as collected' }).click();
    await expect(order.getByText('Collected', { exact: true })).toBeVisible();
  });
}
