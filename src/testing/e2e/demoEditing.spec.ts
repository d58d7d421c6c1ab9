import type { Locator, Page } from '@playwright/test';
import { expect, openPage, remember, test } from './page';

const DEMO_PAGE = '/experiments/docs/demos/';
const LABEL = 'Source of the Material counter demo';

async function openCode(page: Page) {
  await openPage(page, DEMO_PAGE);
  const demo = page.locator('#MaterialCounter');
  await demo.scrollIntoViewIfNeeded();
  await demo.getByRole('button', { name: /^Show (?:all )?code$/ }).click();
  const code = demo.getByRole('group', { name: LABEL }).locator('pre');
  await expect(code).toBeVisible();
  return { demo, code };
}

/** Opens the demo's code and starts to edit it by keyboard. */
async function startEditing(page: Page) {
  const { demo, code } = await openCode(page);
  await code.focus();
  await page.keyboard.press('Enter');
  const field = demo.getByRole('textbox', { name: LABEL });
  await expect(field).toBeFocused();

  const frame = demo.frameLocator('iframe');
  async function replace(before: string, after: string) {
    const text = await field.inputValue();
    expect(text).toContain(before);
    await field.fill(text.replace(before, after));
  }
  return { demo, field, frame, replace };
}

/**
 * Clicks in a frame that is a process of its own. Until such a frame is on the screen, the browser
 * gives the pointer to the page behind it, though the page knows it as visible.
 */
async function clickInFrame(target: Locator) {
  await expect(async () => {
    await target.hover();
    expect(await target.evaluate((element) => element.matches(':hover'))).toBe(true);
  }).toPass();
  await target.click();
}

test('editing starts by keyboard, and the demo follows in its frame', async ({ page }) => {
  const { demo, code } = await openCode(page);
  await code.focus();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(code).toBeFocused();
  await expect(demo.getByText('Press Enter to start editing')).toBeVisible();
  await page.keyboard.press('Enter');
  const field = demo.getByRole('textbox', { name: LABEL });
  await expect(field).toBeFocused();
  expect(await field.evaluate((element: HTMLTextAreaElement) => element.selectionStart)).toBe(0);

  // At once: half of it would comment the imports out.
  await page.keyboard.insertText('// Mine\n');
  await expect(field).toHaveValue(/^\/\/ Mine\n/);
  await field.fill((await field.inputValue()).replace('Tickets', 'Seats'));
  const button = demo.frameLocator('iframe').getByRole('button');
  await expect(button).toHaveText('Seats: 0');
  await clickInFrame(button);
  await expect(button).toHaveText('Seats: 1');
});

test('editing starts by pointer', async ({ page }) => {
  const { demo } = await openCode(page);
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  await expect(demo.getByRole('textbox', { name: LABEL })).toBeFocused();
});

test('the code does not move when the editor takes its place', async ({ page }) => {
  const { demo, code } = await openCode(page);
  // Focus may scroll the page.
  await code.focus();
  const before = await code.boundingBox();
  await page.keyboard.press('Enter');
  await expect(demo.getByRole('textbox', { name: LABEL })).toBeFocused();
  expect(await demo.getByRole('region', { name: LABEL }).boundingBox()).toEqual(before);
  const shape = await demo.getByRole('textbox', { name: LABEL }).evaluate((field) => {
    const shown = field.parentElement?.querySelector('code');
    return { field: field.scrollWidth, shown: shown?.offsetWidth };
  });
  expect(shape.field).toBe(shape.shown);
});

test('a mistake is named, what ran last stays, and the page lives', async ({ page }) => {
  const { demo, frame, replace } = await startEditing(page);
  await replace('Tickets', 'Seats');
  await expect(frame.getByRole('button', { name: 'Seats: 0' })).toBeVisible();
  await replace('</Button>', '');
  await expect(demo.getByRole('alert')).toContainText(/MaterialCounter\.tsx, line \d+: /);
  await expect(frame.getByRole('button', { name: 'Seats: 0' })).toBeVisible();
  await replace("from 'react'", "from 'left-pad'");
  await expect(demo.getByRole('alert')).toBeVisible();
  await demo.getByRole('button', { name: 'Restart demo' }).click();
  await expect(demo.getByRole('alert')).toHaveCount(0);
});

test.describe('an endless loop', () => {
  test.use({ allowedMessages: /This loop was stopped/ });

  for (const [where, code] of [
    ['in a component', '  while (true);\n  return ('],
    ['in an effect', '  useEffect(() => {\n    for (;;);\n  }, []);\n  return ('],
  ] as const) {
    test(`${where} is stopped, and the corrected code runs`, async ({ page }) => {
      const { demo, frame, replace } = await startEditing(page);
      await replace('{ useState }', '{ useState, useEffect }');
      await replace('  return (', code);
      const alert = demo.getByRole('alert');
      await expect(alert).toHaveText(/^MaterialCounter\.tsx, line \d+: This loop was stopped/);
      await replace(code, '  return (');
      await expect(frame.getByRole('button', { name: 'Tickets: 0' })).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }

  test('in a handler is stopped, and the demo runs on', async ({ page }) => {
    const { demo, frame, replace } = await startEditing(page);
    await replace('onClick={() => ', 'onClick={() => { for (;;); }} onFocus={() => ');
    const button = frame.getByRole('button', { name: 'Tickets: 0' });
    await clickInFrame(button);
    await expect(demo.getByRole('alert')).toHaveText(/^MaterialCounter\.tsx, line \d+: This loop/);
    await frame.getByRole('button', { name: 'Tickets: 1' }).blur();
    await frame.getByRole('button').focus();
    await expect(frame.getByRole('button')).toHaveText('Tickets: 2');
  });
});

test('a demo that hangs is stopped, and the corrected code runs', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  // Another browser starts, and the demo hangs for five seconds.
  test.slow();
  // Readers' browsers give the frame a process of its own; this one does so when asked.
  const args = [...(launchOptions.args ?? []), '--site-per-process'];
  const browser = await playwright.chromium.launch({ ...launchOptions, args });
  try {
    const page = await browser.newPage({ baseURL: baseURL ?? '' });
    const { demo, frame, replace } = await startEditing(page);
    const hang = "/^(a+)+$/.test(`${'a'.repeat(50)}b`);";
    await replace('  return (', `  ${hang}\n  return (`);
    const alert = demo.getByRole('alert');
    await expect(alert).toContainText('did not respond', { timeout: 15_000 });
    await expect(demo.getByRole('button', { name: 'Tickets: 0' })).toBeVisible();
    await replace(hang, '');
    await expect(frame.getByRole('button', { name: 'Tickets: 0' })).toBeVisible();
    await expect(alert).toHaveCount(0);
  } finally {
    await browser.close();
  }
});

test.describe('a demo that leaves its frame', () => {
  test.use({ allowedMessages: /Content Security Policy|frame|sandbox|origin 'null'|ERR_FAILED/i });

  for (const [what, code] of [
    ['for another host', "window.location.href = 'https://example.com/'"],
    ['for another page of the site', "window.location.href = '/versions/'"],
  ] as const) {
    test(`${what} is reported, and the corrected code runs`, async ({ page }) => {
      const { demo, frame, replace } = await startEditing(page);
      await replace('  return (', `  ${code};\n  return (`);
      const alert = demo.getByRole('alert');
      await expect(alert).toContainText('has opened another page', { timeout: 15_000 });
      await replace(code, '');
      await expect(frame.getByRole('button', { name: 'Tickets: 0' })).toBeVisible();
      await expect(alert).toHaveCount(0);
    });
  }
});

test('an import there is not is named with those there are', async ({ page }) => {
  const { demo, field } = await startEditing(page);
  await field.fill("import pad from 'left-pad';\nexport default () => pad;");
  const alert = demo.getByRole('alert');
  await expect(alert).toContainText('"left-pad" cannot be imported here.');
  await expect(alert).toContainText('@mui/material/Button');
});

test('Escape leaves, and Tab is not trapped', async ({ page }) => {
  const { demo, field } = await startEditing(page);
  const region = demo.getByRole('region', { name: LABEL });
  await page.keyboard.press('Escape');
  await expect(region).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(field).toBeFocused();
  const text = await field.inputValue();
  await page.keyboard.press('Shift+Tab');
  await expect(region).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(demo.getByRole('button', { name: 'Edit the code' })).toBeFocused();
  await expect(field).toHaveValue(text);
});

test('reset restores the text and the demo', async ({ page }) => {
  const { demo, field, frame, replace } = await startEditing(page);
  const text = await field.inputValue();
  await replace('Tickets', 'Seats');
  await expect(frame.getByRole('button', { name: 'Seats: 0' })).toBeVisible();
  await demo.getByRole('button', { name: 'Restart demo' }).click();
  await expect(field).toHaveValue(text);
  await expect(demo.locator('iframe')).toHaveCount(0);
  await expect(demo.getByRole('button', { name: 'Tickets: 0' })).toBeVisible();
});

test('the frame follows the colour mode and the direction', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  const { demo, frame, replace } = await startEditing(page);
  await replace('Tickets', 'Seats');
  await expect(frame.getByRole('button', { name: 'Seats: 0' })).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Settings' }).click();
  await page
    .getByRole('dialog', { name: 'Settings' })
    .getByRole('radio', { name: 'Right to left' })
    .check();
  await page.keyboard.press('Escape');
  const document = frame.locator('html');
  await expect(document).toHaveAttribute('data-theme', 'dark');
  await expect(document).toHaveAttribute('data-dir', 'rtl');
  await expect(frame.locator('body')).toHaveAttribute('dir', 'rtl');
  await expect(demo.locator('iframe')).toBeVisible();
});

test('the frame cannot reach the page or the storage, and has its own policy', async ({ page }) => {
  const { frame, replace } = await startEditing(page);
  await replace('Tickets', 'Seats');
  await expect(frame.getByRole('button', { name: 'Seats: 0' })).toBeVisible();
  await page.evaluate(() => localStorage.setItem('kept-by-the-site', 'yes'));
  const runner = page.frames().find((candidate) => candidate.url().includes('/demo-runner/'));
  const reached = await runner?.evaluate(() => {
    const attempt = (read: () => unknown) => {
      try {
        return String(read());
      } catch (error) {
        return (error as Error).name;
      }
    };
    return {
      origin: self.origin,
      page: attempt(() => window.parent.document.title),
      storage: attempt(() => window.localStorage.getItem('kept-by-the-site')),
      cookie: document.cookie,
    };
  });
  expect(reached).toEqual({ origin: 'null', page: 'SecurityError', storage: 'null', cookie: '' });

  const policy = 'meta[http-equiv="Content-Security-Policy"]';
  await expect(frame.locator(policy)).toHaveAttribute('content', /'unsafe-eval'/);
  await expect(frame.locator(policy)).toHaveAttribute('content', /connect-src 'none'/);
  await expect(page.locator(policy)).toHaveCount(0);
});

test('editor and compiler are fetched only when they are asked for', async ({ page }) => {
  const scripts: Promise<string>[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.text().catch(() => ''));
  });
  const heavy = /npm__react-simple-code-editor|Error transforming /;
  const { code } = await openCode(page);
  expect((await Promise.all(scripts)).filter((script) => heavy.test(script))).toEqual([]);
  await code.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: LABEL })).toBeFocused();
  expect((await Promise.all(scripts)).some((script) => heavy.test(script))).toBe(true);
});

test('the page of the frame is not for search engines', async ({ request }) => {
  const html = await (await request.get('/demo-runner/')).text();
  expect(html).toMatch(/<meta[^>]*name="?robots"?[^>]*noindex/);
  const sitemap = await (await request.get('/sitemap.xml')).text();
  expect(sitemap).not.toContain('demo-runner');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  /** The blocks whose buttons lie over code, at any place that the reader can scroll to. */
  const coveredBlocks = (page: Page) =>
    page.locator('[data-code-block]').evaluateAll((blocks) =>
      blocks
        .filter((block) => block.checkVisibility())
        .flatMap((block) => {
          const code = block.querySelector('[role=region], pre')?.getBoundingClientRect();
          const covering = [...block.querySelectorAll('button')].filter((button) => {
            const { bottom, height } = button.getBoundingClientRect();
            return height > 0 && bottom > (code?.top ?? 0);
          });
          return covering.length > 0 ? [block.textContent?.slice(0, 40)] : [];
        }),
    );

  for (const dir of ['ltr', 'rtl']) {
    test(`buttons leave the first line of code free, ${dir}`, async ({ page }) => {
      await remember(page, { 'mui-direction': dir });
      await openPage(page, '/experiments/docs/codeblock/');
      await expect(page.locator('body')).toHaveAttribute('dir', dir);
      expect(await coveredBlocks(page)).toEqual([]);

      const { demo } = await openCode(page);
      const height = async () => (await demo.boundingBox())?.height;
      const before = await height();
      expect(await coveredBlocks(page)).toEqual([]);
      await demo.getByRole('button', { name: 'Edit the code' }).tap();
      await expect(demo.getByRole('textbox', { name: LABEL })).toBeFocused();
      expect(await coveredBlocks(page)).toEqual([]);
      expect(await height()).toBe(before);
    });
  }
});
