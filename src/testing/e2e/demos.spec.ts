import { STORAGE_KEYS } from '../../site/storageKeys';
import { collectShifts } from './collectShifts';
import { expect, isFullSweep, openPage, remember, test } from './page';

const BUTTON = '/material-ui/react-button/';
const DEMO_PAGE = '/experiments/docs/demos/';

test('demos are in the page without scripts', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(DEMO_PAGE);
  await expect(page.getByRole('button', { name: 'Tickets: 0' })).toHaveCount(6);
  const color = await page
    .getByRole('button', { name: 'Tickets: 0' })
    .first()
    .evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(color).not.toBe('rgba(0, 0, 0, 0)');
  await context.close();
});

for (const path of [
  BUTTON,
  '/material-ui/react-text-field/',
  '/material-ui/react-app-bar/',
  '/material-ui/react-masonry/',
  '/experiments/docs/demo-cost/ten/',
  '/joy-ui/react-button/',
  '/x/react-data-grid/',
]) {
  // What is wide breaks less.
  for (const width of isFullSweep || path === BUTTON ? [390, 1280] : [390]) {
    test(`nothing shifts on ${path} at ${width} px while it loads and its demos are taken over`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 844 });
      const readShifts = await collectShifts(page);
      await openPage(page, path);
      await page.evaluate(async () => {
        for (let y = 0; y < document.body.scrollHeight; y += 400) {
          window.scrollTo(0, y);
          await new Promise((done) => setTimeout(done, 80));
        }
      });
      const { outside, inDemos, moved } = await readShifts();
      expect(outside, moved.join('\n')).toBe(0);
      // What Core Web Vitals call good.
      expect(inDemos).toBeLessThan(0.1);
    });
  }
}

for (const { width, height, heading, demo } of [
  { width: 390, height: 844, heading: 130, demo: 844 },
  { width: 1440, height: 900, heading: 150, demo: 640 },
]) {
  test(`a page begins with a demo or a playground on the first screen at ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    for (const path of [BUTTON, '/material-ui/react-dialog/', '/joy-ui/react-button/']) {
      await openPage(page, path);
      const [title, first] = await page
        .locator('h1, [data-playground], [data-demo-stage]')
        .evaluateAll((elements) => elements.map((element) => element.getBoundingClientRect().top));
      expect(title, path).toBeLessThan(heading);
      expect(first, path).toBeLessThan(demo);
    }
  });
}

test('a demo keeps its state when mode, direction, density and spacing change', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, DEMO_PAGE);
  for (const name of ['MaterialCounter', 'JoyCounter', 'BaseCounter', 'SystemCounter']) {
    await page.locator(`#${name}`).scrollIntoViewIfNeeded();
  }
  await page.waitForTimeout(800);
  const counters = page.getByRole('button', { name: /^Tickets: \d/ });
  await counters.nth(0).click();
  await counters.nth(1).click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Settings' }).click();
  const settings = page.getByRole('dialog', { name: 'Settings' });
  await settings.getByRole('radio', { name: 'Right to left' }).check();
  await settings.getByRole('radio', { name: 'Dense' }).check();
  await settings.getByRole('button', { name: 'More space' }).click();
  await page.keyboard.press('Escape');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(counters.nth(0)).toHaveText('Tickets: 1');
  await expect(counters.nth(1)).toHaveText('Tickets: 1');
});

test('a demo in a frame has its own document, follows the settings and keeps its state', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await openPage(page, DEMO_PAGE);
  const demo = page.locator('#SystemCounter-3');
  await demo.scrollIntoViewIfNeeded();
  const element = demo.locator('iframe');
  await expect(element).toHaveAttribute('title', 'System counter demo');
  expect(await element.boundingBox()).toMatchObject({ width: 398, height: 120 });
  const frame = demo.frameLocator('iframe');
  const counter = frame.getByRole('button', { name: /^Tickets/ });
  await counter.click();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('radio', { name: 'Right to left' })
    .check();
  await page.keyboard.press('Escape');
  await expect(frame.locator('html')).toHaveAttribute('data-theme', 'dark');
  for (const name of ['html', 'body']) {
    await expect(frame.locator(name)).toHaveAttribute('dir', 'rtl');
  }
  await expect(counter).toHaveText('Tickets: 1');
});

test('a frame grows and shrinks with its content, but not without end', async ({ page }) => {
  await openPage(page, DEMO_PAGE);
  const demo = page.locator('#SystemCounter-3');
  await demo.scrollIntoViewIfNeeded();
  const counter = demo.frameLocator('iframe').getByRole('button', { name: /^Tickets/ });
  const resize = (height: string) =>
    counter.evaluate((button, value) => {
      button.style.height = value;
    }, height);
  const height = async () => (await demo.locator('iframe').boundingBox())?.height ?? 0;
  await resize('300px');
  await expect.poll(height).toBeGreaterThanOrEqual(300);
  await resize('');
  await expect.poll(height).toBe(120);
  await resize('calc(100vh + 20px)');
  await expect.poll(height).toBeGreaterThan(120);
  await page.waitForTimeout(1000);
  expect(await height()).toBeLessThan(400);
});

for (const direction of ['ltr', 'rtl']) {
  test(`the selected one of many tabs is in view at first, ${direction}`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await remember(page, { [STORAGE_KEYS.direction]: direction });
    await openPage(page, '/material-ui/react-tabs/');
    const demo = page.locator('#ScrollableTabs');
    await demo.scrollIntoViewIfNeeded();
    await expect(demo).toHaveAttribute('data-demo-styling', /./);
    const selected = demo.getByRole('tab', { selected: true });
    await expect
      .poll(() =>
        selected.evaluate((tab) => {
          const own = tab.getBoundingClientRect();
          const row = tab.parentElement?.parentElement?.getBoundingClientRect();
          return row && own.left >= row.left - 1 && own.right <= row.right + 1;
        }),
      )
      .toBe(true);
  });
}

test.describe('a demo that throws', () => {
  test.use({ allowedMessages: /The invoice could not be drawn/ });

  test('says so, and can be reset', async ({ page }) => {
    await openPage(page, DEMO_PAGE);
    const button = page.getByRole('button', { name: 'Draw the invoice' });
    await button.scrollIntoViewIfNeeded();
    await page.waitForTimeout(500);
    await button.click();
    await expect(page.getByText('The invoice could not be drawn.')).toBeVisible();
    const alert = page
      .getByRole('alert')
      .filter({ hasText: 'This demo has stopped with an error.' });
    await expect(alert.getByRole('link', { name: 'Report this error' })).toHaveAttribute(
      'href',
      /issues\/new\?.*FailsWhenPressed/,
    );
    await alert.getByRole('button', { name: 'Restart demo' }).click();
    await expect(button).toBeVisible();
  });
});

test('animations of a demo run only while it is in view', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/');
  const spinner = page.locator('#LoadingButtons').getByRole('progressbar').first();
  const playStates = () =>
    spinner.evaluate((element) =>
      element.getAnimations({ subtree: true }).map(({ playState }) => playState),
    );
  await expect.poll(playStates).toEqual(['paused', 'paused']);
  await spinner.scrollIntoViewIfNeeded();
  await expect.poll(playStates).toEqual(['running', 'running']);
  await page.evaluate(() => window.scrollTo(0, 0));
  await expect.poll(playStates).toEqual(['paused', 'paused']);
});
