import { expect, test as base, type Page } from '@playwright/test';

interface Fixtures {
  /** What a test expects the page to log, as one pattern; everything else fails it. */
  readonly allowedMessages: RegExp | null;
}

/** Whether everything is tested, and not only what changed with a sample of the rest. */
export const isFullSweep = process.env['DOCS_TEST_SINCE'] === undefined;

/** What Playwright itself logs where it was told to keep workers out. */
const BLOCKED_WORKER = 'Service Worker registration blocked by Playwright';

/** Playwright's `test`, which fails when the page logs a warning or an error, or a request fails. */
export const test = base.extend<Fixtures>({
  allowedMessages: [null, { option: true }],
  page: async ({ page, allowedMessages }, provide) => {
    const messages: string[] = [];
    page.on('console', (message) => {
      const isReported = message.type() === 'error' || message.type() === 'warning';
      if (isReported && message.text() !== BLOCKED_WORKER) messages.push(message.text());
    });
    page.on('pageerror', (error) => messages.push(String(error)));
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.request().isNavigationRequest()) {
        messages.push(`${response.status()} ${response.url()}`);
      }
    });
    await provide(page);
    const unexpected = messages.filter((message) => !allowedMessages?.test(message));
    expect(unexpected, 'The page must log nothing.').toEqual([]);
  },
});

export { expect };

/** Opens `path` and waits until React has taken the page over. */
export async function openPage(page: Page, path: string) {
  const response = await page.goto(path);
  await page.waitForSelector('html[data-has-hydrated="true"]');
  return response;
}

/** Lets requests for `pattern` wait; returns the way to let them go on. */
export async function holdRoute(page: Page, pattern: string | RegExp): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Stores the reader's choices, as an earlier visit would have. */
export async function remember(page: Page, values: Readonly<Record<string, string>>) {
  await page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
  }, values);
}

/**
 * Waits until the page is on the screen as it is now, its transitions at their end. A busy browser
 * answers before it has drawn a change of the window, and so before the page was told of its sizes.
 */
export async function waitUntilDrawn(page: Page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    // Sizes and positions are told at a frame's end, and what React makes of them follows it.
    await frame();
    await frame();
    await new Promise((done) => setTimeout(done));
    const transitions = document.getAnimations().filter((each) => each instanceof CSSTransition);
    // One that was replaced ends with an error.
    await Promise.allSettled(transitions.map(({ finished }) => finished));
  });
}

/** How far the page is wider than the window, in px; 0 when nothing sticks out. */
export async function horizontalOverflow(page: Page): Promise<number> {
  await waitUntilDrawn(page);
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
}
