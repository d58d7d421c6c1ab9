import type { Locator, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { accessibilityViolations } from './accessibilityViolations';
import { collectShifts } from './collectShifts';
import { expect, openPage, test } from './page';
import { chosenFiles } from './pageFiles';

interface Example {
  /** Props that change nothing visible in the first state: their effect needs another prop. */
  readonly unseen?: readonly string[];
  /** Button in the component's frame that opens it, and a text that it then shows. */
  readonly opener?: readonly [button: string, text: string];
}

/** What the test has to know about some pages of newest versions. */
const EXAMPLES: Readonly<Record<string, Example>> = {
  // While it can be closed.
  '/material-ui/react-alert/': { unseen: ['closeText'] },
  // In dark mode.
  '/material-ui/react-app-bar/': { unseen: ['enableColorOnDark'] },
  // For keys, and while the list is open.
  '/material-ui/react-autocomplete/': {
    unseen: [
      'autoHighlight',
      'clearOnEscape',
      'disableCloseOnSelect',
      'filterSelectedOptions',
      'openOnFocus',
    ],
  },
  // While it opens and closes.
  '/material-ui/react-backdrop/': { unseen: ['transitionDuration'] },
  // At zero.
  '/material-ui/react-badge/': { unseen: ['showZero'] },
  '/material-ui/react-checkbox/': { unseen: ['icon'] },
  '/material-ui/react-dialog/': { opener: ['Object 1786.2', 'Sea chart, 1786'] },
  '/material-ui/react-drawer/': { opener: ['Shelves', 'Novels'] },
  '/material-ui/react-menu/': { opener: ['Studio clock', 'Word clock'] },
  // For focus, keys and scrolling, and while it is closed.
  '/material-ui/react-modal/': {
    unseen: [
      'disableAutoFocus',
      'disableEnforceFocus',
      'disableEscapeKeyDown',
      'disableRestoreFocus',
      'disableScrollLock',
      'keepMounted',
    ],
    opener: ['Tag 204', 'Left glove, brown leather'],
  },
  '/material-ui/react-popover/': { opener: ['Herb garden', 'Lavender and thyme'] },
  // In the variant `buffer`.
  '/material-ui/react-progress/': { unseen: ['valueBuffer'] },
  '/material-ui/react-radio-button/': { unseen: ['icon'] },
  // While the list is open, and while nothing is chosen.
  '/material-ui/react-select/': { unseen: ['autoWidth', 'displayEmpty'] },
  // The message stays for some seconds.
  '/material-ui/react-snackbar/': {
    unseen: ['autoHideDuration'],
    opener: ['Check in', 'Bike 14 is back'],
  },
  '/material-ui/react-switch/': { unseen: ['icon'] },
  // The first for the keyboard, the second for scrollable tabs.
  '/material-ui/react-tabs/': { unseen: ['selectionFollowsFocus', 'scrollButtons'] },
  // While it enters and exits.
  '/material-ui/transitions/': { unseen: ['direction'] },
  // While it is checked, or neither.
  '/joy-ui/react-checkbox/': { unseen: ['checkedIcon', 'indeterminateIcon'] },
  // For keys, and while the list is open.
  '/joy-ui/react-autocomplete/': { unseen: ['autoHighlight', 'clearOnEscape', 'openOnFocus'] },
  // On a colored background.
  '/joy-ui/react-card/': { unseen: ['invertedColors'] },
  '/joy-ui/react-sheet/': { unseen: ['invertedColors'] },
  '/joy-ui/react-menu/': { unseen: ['invertedColors', 'keepMounted'] },
  '/joy-ui/react-modal/': {
    unseen: ['invertedColors'],
    opener: ['Sunset trip', 'Every Friday at 8 p.m., from pier 7.'],
  },
  // While it loads.
  '/joy-ui/react-button/': { unseen: ['loadingPosition'] },
  // While it is disabled.
  '/base-ui/react-button/': { unseen: ['focusableWhenDisabled'] },
};

const PLAYGROUND = /^<Playground component="(\w+)"/gm;

/** The playgrounds of the pages that are tested. */
const PLAYGROUNDS = chosenFiles('.mdx').flatMap(({ file, page: path }) =>
  [...readFileSync(file, 'utf8').matchAll(PLAYGROUND)].map(([, component = '']) => ({
    path,
    component,
    ...EXAMPLES[path.replace('/v5/', '/')],
  })),
);

async function openPlayground(page: Page, path: string, component: string) {
  await openPage(page, path);
  const playground = page.getByRole('region', { name: `${component} playground` });
  await playground.scrollIntoViewIfNeeded();
  await expect(playground).toHaveAttribute('data-playground-ready', '');
  return playground;
}

const codeOf = (playground: Locator) => playground.locator('code').first().innerText();

/** Returns the component's HTML. Its generated class names follow its styles. */
async function htmlOf(playground: Locator) {
  const frame = playground.locator('iframe');
  return (await frame.count()) > 0
    ? frame.contentFrame().locator('body').innerHTML()
    : playground.locator('[data-demo-stage]').innerHTML();
}

/** Operates a control: chooses another option, types, or switches. */
async function operate(control: Locator) {
  const radios = control.getByRole('radio');
  const select = control.getByRole('combobox');
  const toggle = control.getByRole('switch');
  if ((await radios.count()) > 0) {
    await radios.and(control.locator(':not(:checked):not([value=""])')).first().check();
  } else if ((await select.count()) > 0) {
    const chosen = await select.inputValue();
    const values = await select
      .getByRole('option')
      .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
    await select.selectOption(
      values.filter((value) => value !== chosen && value !== '').at(-1) ?? '',
    );
  } else if ((await toggle.count()) > 0) {
    await toggle.click();
  } else {
    await control.locator('input').fill('7');
  }
}

for (const { path, component, unseen = [], opener } of PLAYGROUNDS) {
  test(`each control of the playground on ${path} changes component and code`, async ({ page }) => {
    test.setTimeout(90_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const playground = await openPlayground(page, path, component);
    const reset = playground.getByRole('button', { name: 'Reset' });
    const controls = await playground.locator('[data-prop]').all();
    expect(controls.length).toBeGreaterThan(0);
    const firstCode = await codeOf(playground);

    for (const control of controls) {
      const prop = (await control.getAttribute('data-prop')) ?? '';
      if (opener) {
        const frame = playground.locator('iframe').contentFrame();
        await frame.getByRole('button', { name: opener[0] }).click();
        await expect(frame.getByText(opener[1])).toBeVisible();
      }
      const before = await htmlOf(playground);
      await operate(control);
      await expect.poll(() => codeOf(playground), prop).not.toBe(firstCode);
      if (!unseen.includes(prop)) {
        await expect.poll(() => htmlOf(playground), prop).not.toBe(before);
      }
      await expect(page).toHaveURL(new RegExp(`[?&]${component}\\.${prop}=`));
      await reset.click();
      await expect.poll(() => codeOf(playground), prop).toBe(firstCode);
      await expect(page).not.toHaveURL(/\?/);
    }
    expect(
      await accessibilityViolations(page, {
        include: [`#${component}Playground`],
        // Whole pages are examined elsewhere; alone, a frame would be one.
        exclude: ['iframe'],
      }),
    ).toEqual([]);
  });
}

test('an address opens the playground as it was sent, and nothing else', async ({ page }) => {
  const playground = await openPlayground(
    page,
    '/material-ui/react-button/?Button.color=error&Button.size=huge&Button.disabled=true&Button.href=javascript:alert(1)',
    'Button',
  );
  await expect(playground.getByRole('combobox', { name: 'color' })).toHaveValue('error');
  await expect(playground.getByRole('radio', { name: 'medium' })).toBeChecked();
  await expect(playground.getByRole('button', { name: 'Book this flight' })).toBeDisabled();
  expect(await codeOf(playground)).toContain('<Button color="error" variant="contained" disabled>');
});

test('the keyboard alone changes a prop, copies nothing and resets', async ({ page }) => {
  const playground = await openPlayground(page, '/material-ui/react-button/', 'Button');
  await playground.getByRole('combobox', { name: 'color' }).focus();
  await page.keyboard.press('Tab');
  await expect(playground.getByRole('radio', { name: 'medium' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(playground.getByRole('radio', { name: 'large' })).toBeChecked();
  expect(await codeOf(playground)).toContain('size="large"');
  await playground.getByRole('switch', { name: 'disabled' }).focus();
  await page.keyboard.press('Space');
  await expect(playground.getByRole('button', { name: 'Book this flight' })).toBeDisabled();
  await playground.getByRole('button', { name: 'Reset' }).focus();
  await page.keyboard.press('Enter');
  await expect(playground.getByRole('radio', { name: 'medium' })).toBeChecked();
});

test('a playground for sx shows the CSS that comes out', async ({ page }) => {
  const playground = await openPlayground(page, '/system/sizing/', 'Box');
  const css = playground.locator('[data-playground-css] code');
  await expect(css).toHaveText(/width: 50%;/);
  await playground.getByRole('radio', { name: '96' }).check();
  await expect(css).toHaveText(/max-width: 96px;/);
  await page.setViewportSize({ width: 320, height: 800 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('component and code are in the page without scripts, and no control that does nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/material-ui/react-button/');
  const playground = page.getByRole('region', { name: 'Button playground' });
  await expect(playground.getByRole('button', { name: 'Book this flight' })).toBeVisible();
  await expect(playground.getByRole('radio')).toHaveCount(0);
  expect(await codeOf(playground)).toContain('<Button variant="contained">');
  await context.close();
});

for (const width of [390, 900, 1440]) {
  for (const path of ['/material-ui/react-drawer/', '/base-ui/react-button/']) {
    test(`nothing shifts on ${path} at ${width} px while its playground loads`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      const readShifts = await collectShifts(page);
      await openPage(page, path);
      const playground = page.locator('[data-playground]');
      await playground.scrollIntoViewIfNeeded();
      await expect(playground).toHaveAttribute('data-playground-ready', '');
      await page.waitForTimeout(500);
      const { outside, inDemos, moved } = await readShifts();
      expect(outside, moved.join('\n')).toBe(0);
      expect(inDemos).toBe(0);
    });
  }
}

/** Bytes of what a playground needs besides the demo, brotli; two thirds are the highlighter. */
const BUDGET = 14_500;

test('controls and code of a playground load when they are seen, and are light', async ({
  page,
}) => {
  // The stage's top is in the first view of such a phone, its controls are not.
  await page.setViewportSize({ width: 412, height: 823 });
  const sizes: number[] = [];
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    if (!/(?:playground|prismjs)[\w-]*\.[\w.]+\.js$/.test(response.url())) return;
    pending.push(response.body().then((body) => void sizes.push(brotliCompressSync(body).length)));
  });
  await openPage(page, '/material-ui/react-button/');
  await expect(page.getByRole('button', { name: 'Book this flight' })).toBeInViewport();
  await page.waitForLoadState('networkidle');
  // The shell alone.
  expect(sizes).toHaveLength(1);

  await page.getByRole('radio', { name: 'contained' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-playground]')).toHaveAttribute('data-playground-ready', '');
  await Promise.all(pending);
  expect(sizes.length).toBeGreaterThan(1);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(BUDGET);
});
