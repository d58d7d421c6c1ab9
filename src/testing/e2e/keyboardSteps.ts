import type { Locator, Page } from '@playwright/test';
import type { DemoElement, KeyboardStep } from '../../../plugins/content/keyboard-tables/contract';
import { expect } from './page';

/** Marks what keys or the mouse clicked last. */
const CLICKED = 'data-clicked';

/** A demo on an open page. */
interface OpenDemo {
  readonly document: Locator;
  /** Selects its elements in the document; those of an open popup may be at the end of the page. */
  readonly within: string;
  readonly stage: Locator;
}

/** Marks the elements that are clicked, and keeps links from leaving the page. */
export const watchClicks = (page: Page) =>
  page.addInitScript((mark) => {
    const capture = true;
    addEventListener(
      'click',
      ({ target }) => {
        document.querySelectorAll(`[${mark}]`).forEach((element) => element.removeAttribute(mark));
        const control = (target as Element).closest('a, button, input, [role]');
        control?.setAttribute(mark, '');
      },
      capture,
    );
    addEventListener('click', (event) => {
      if ((event.target as Element).closest('a')) event.preventDefault();
    });
  }, CLICKED);

/** Scrolls a demo into view and waits until it works. */
export async function openDemo(page: Page, name: string): Promise<OpenDemo> {
  const section = page.locator(`section[id="${name}"]`);
  await section.scrollIntoViewIfNeeded();
  // A demo's library may take a while on a busy machine.
  await expect(section).toHaveAttribute('data-demo-styling', /./, { timeout: 15_000 });
  const stage = section.locator('[data-demo-stage]');
  if ((await stage.locator('iframe').count()) > 0) {
    const document = stage.frameLocator('iframe').locator('html');
    const body = document.locator('body');
    await body.locator('*').first().waitFor({ state: 'attached' });
    return { document, within: 'body *', stage: body };
  }
  const popup = 'body > *:not(#__docusaurus)';
  const within = `[id="${name}"] [data-demo-stage] *, ${popup}, ${popup} *`;
  return { document: page.locator('html'), within, stage };
}

/** Finds `tab "Open"[aria-selected="true"]`; the first of several. */
export function findElement({ document, within }: OpenDemo, element: DemoElement): Locator {
  const [, role = '', , name, css = ''] = /^([a-z]+)( "([^"]*)")?(.*)$/.exec(element) ?? [];
  return document
    .getByRole(role as 'button', name === undefined ? {} : { name, exact: true })
    .and(document.locator(`:is(${within})${css}`))
    .first();
}

/** `Ctrl + A` as Playwright writes it: an upper-case letter would be one with Shift. */
const toPlaywrightKey = (key: string) =>
  key
    .split(' + ')
    .map((name, index) => (index > 0 && name.length === 1 ? name.toLowerCase() : name))
    .map((name) => (name === 'Ctrl' ? 'Control' : name.replace(' ', '')))
    .join('+');

const list = <T>(value: T | readonly T[] = []): readonly T[] => [value].flat() as T[];

/** Focuses a place before the first element of the demo. */
const focusBefore = (stage: Locator) =>
  stage.evaluate((element) => {
    const place = element.ownerDocument.createElement('span');
    place.tabIndex = -1;
    element.prepend(place);
    place.focus();
    place.addEventListener('blur', () => place.remove());
  });

async function pressKeys(page: Page, { document }: OpenDemo, step: KeyboardStep) {
  const unmark = (elements: Element[], mark: string) =>
    elements.forEach((element) => element.removeAttribute(mark));
  await document.locator(`[${CLICKED}]`).evaluateAll(unmark, CLICKED);
  for (const key of list(step.press)) await page.keyboard.press(toPlaywrightKey(key));
  if (step.hold) await page.keyboard.down(toPlaywrightKey(step.hold));
  if (step.release) await page.keyboard.up(toPlaywrightKey(step.release));
}

/** Performs the steps in the demo `name`, and holds what they say about the page afterwards. */
export async function walkSteps(page: Page, name: string, steps: readonly KeyboardStep[]) {
  let demo = await openDemo(page, steps[0]?.in ?? name);
  for (const step of steps) {
    if (step.width) await page.setViewportSize({ width: step.width, height: 800 });
    if (step.in) demo = await openDemo(page, step.in);
    const find = (element: DemoElement) => findElement(demo, element);
    const says = (element: DemoElement | string) => `${element} after ${JSON.stringify(step)}`;

    if (step.from === 'before the demo') await focusBefore(demo.stage);
    else if (step.from) await find(step.from).focus();
    const scrolled = await page.evaluate(() => scrollY);
    await pressKeys(page, demo, step);

    if (step.focus) await expect(find(step.focus), says(step.focus)).toBeFocused();
    for (const each of list(step.shows)) await expect(find(each), says(each)).toBeVisible();
    for (const each of list(step.hides)) await expect(find(each), says(each)).toBeHidden();
    if (step.value) await expect(find(step.value[0]), says('value')).toHaveValue(step.value[1]);
    if (step.clicks === 'nothing') {
      await expect(demo.document.locator(`[${CLICKED}]`), says('clicks')).toHaveCount(0);
    } else if (step.clicks) {
      await expect(find(step.clicks), says('clicks')).toHaveAttribute(CLICKED, '');
    }
    if (step.scrolls) {
      const distance = () => page.evaluate(() => scrollY).then((now) => now - scrolled);
      await expect.poll(distance, says('scrolls')).toBeGreaterThan(100);
    }
    if (step.copies !== undefined) {
      const text = () => page.evaluate(() => navigator.clipboard.readText());
      await expect.poll(text, says('clipboard')).toBe(step.copies);
    }
  }
}

/** Undoes what steps did in the demo `name` and in those they name, as the toolbar's button does. */
export async function resetDemos(page: Page, name: string, steps: readonly KeyboardStep[]) {
  await page.setViewportSize({ width: 1280, height: 720 });
  const others = steps.flatMap((step) => step.in ?? []).filter((other) => other !== name);
  // The demo itself last: to some, a click on another's button means something.
  for (const demo of new Set([...others, name])) {
    // An open modal hides the button.
    const button = { name: 'Restart demo', includeHidden: true } as const;
    await page.locator(`section[id="${demo}"]`).getByRole('button', button).dispatchEvent('click');
  }
}
