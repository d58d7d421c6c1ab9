import type { Page } from '@playwright/test';
import { expect, openPage, remember, test } from './page';

const PAGE = '/material-ui/react-button/';
/** A demo in three stylings, with everything in its toolbar. */
const DEMO = 'PlanCard';

async function openDemo(page: Page, hash = '') {
  await openPage(page, `${PAGE}${hash}`);
  const demo = page.locator(`#${DEMO}`);
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-styling', /./);
  return demo;
}

const cookiesOf = async (page: Page) =>
  Object.fromEntries((await page.context().cookies()).map((cookie) => [cookie.name, cookie]));

const focusedName = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );

const NAMES = [
  'MUI System',
  'JS: code in JavaScript',
  'TS: code in TypeScript',
  'Open in StackBlitz',
  'Open in CodeSandbox',
  'Copy all code',
  'Move the focus to the start of the demo',
  'Restart demo',
  'More actions',
];
const PHONE_NAMES = NAMES.filter((name) => !/^(?:Open in|Move the focus|Restart)/.test(name));

for (const { direction, width, names } of [
  { direction: 'ltr', width: 1280, names: NAMES },
  { direction: 'rtl', width: 1280, names: NAMES },
  { direction: 'ltr', width: 390, names: PHONE_NAMES },
]) {
  test(`arrow keys go through the toolbar as it is drawn: ${direction}, ${width} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    await remember(page, { 'mui-direction': direction });
    const demo = await openDemo(page);
    const toolbar = demo.getByRole('toolbar', { name: /^Controls of the .+ demo$/ });
    const drawn = toolbar.locator('button:visible');
    expect(await drawn.count()).toBe(names.length);

    // One stop for Tab: from what is before the toolbar to what is after it.
    await drawn.first().focus();
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Tab');
    const onward = direction === 'ltr' ? 'ArrowRight' : 'ArrowLeft';
    const positions: { x: number; y: number }[] = [];
    for (const name of names) {
      expect(await focusedName(page)).toBe(name);
      const box = await page.locator(':focus').boundingBox();
      if (box) positions.push({ x: box.x, y: Math.round(box.y / 30) });
      await page.keyboard.press(onward);
    }
    expect(await focusedName(page), 'goes round').toBe(names[0]);
    const inOrder = [...positions].sort(
      (a, b) => a.y - b.y || (direction === 'ltr' ? a.x - b.x : b.x - a.x),
    );
    expect(positions).toEqual(inOrder);
    await page.keyboard.press('End');
    expect(await focusedName(page)).toBe(names.at(-1));
    await page.keyboard.press('Tab');
    expect(await toolbar.evaluate((element) => element.contains(document.activeElement))).toBe(
      false,
    );
  });
}

test('the language of the source is one choice for demos and code blocks, and is remembered', async ({
  page,
}) => {
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'Show code' }).click();
  await expect(demo.getByRole('group', { name: /^Source of/ })).toBeVisible();
  await page
    .locator('#BasicButton')
    .getByRole('button', { name: 'JS: code in JavaScript' })
    .click();
  await expect(demo.getByRole('button', { name: 'JS: code in JavaScript' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  const { codeVariant } = await cookiesOf(page);
  expect(codeVariant).toMatchObject({ value: 'JS', path: '/' });
  expect((codeVariant?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(31_536_000 - 600);

  await openPage(page, '/material-ui/customization/density/');
  await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'js');
  await expect(
    page
      .locator('#OrderList')
      .getByRole('button', { name: 'JS: code in JavaScript', pressed: true }),
  ).toBeVisible();
});

test('a link to a demo’s source opens it, in its language and styling, without storing them', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'codeVariant', value: 'TS', url: baseURL ?? '' }]);
  const demo = await openDemo(page, `#css-${DEMO}.js`);
  await expect(demo).toHaveAttribute('data-demo-styling', 'css');
  await expect(demo.getByRole('group', { name: /^Source of/ })).toContainText('PlanCard.css');
  await expect(demo).toBeInViewport();
  await expect(
    demo.getByRole('button', { name: 'JS: code in JavaScript', pressed: true }),
  ).toBeVisible();
  const cookies = await cookiesOf(page);
  expect(cookies['codeVariant']?.value).toBe('TS');
  expect(cookies['codeStyling']).toBeUndefined();
});

test('the styling is chosen in the menu, for all demos', async ({ page }) => {
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'MUI System' }).click();
  await page.getByRole('menuitemradio', { name: 'Tailwind CSS' }).click();
  await expect(demo).toHaveAttribute('data-demo-styling', 'tailwind');
  const other = page.locator('#PillButtons');
  await other.scrollIntoViewIfNeeded();
  await expect(other).toHaveAttribute('data-demo-styling', 'tailwind');
  expect((await cookiesOf(page))['codeStyling']?.value).toMatch(/^Tailwind$/);
});

test('source and links are copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'Copy all code' }).click();
  await expect.poll(clipboard).toContain('export default function PlanCard');

  await demo.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: 'Open the file on GitHub' })).toHaveAttribute(
    'href',
    /docs\/material-ui\/react-button\/PlanCard\.tsx$/,
  );
  await page.getByRole('menuitem', { name: 'Copy a link to the JavaScript code' }).click();
  await expect.poll(clipboard).toBe(new URL(`${PAGE}#system-${DEMO}.js`, page.url()).href);
  await expect(page.getByText('The link to the code was copied.')).toBeVisible();
});

test('reset focus leads into the demo, reset demo starts it afresh', async ({ page }) => {
  await openPage(page, '/experiments/docs/demos/');
  const demo = page.locator('#MaterialCounter');
  await demo.scrollIntoViewIfNeeded();
  await expect(demo).toHaveAttribute('data-demo-styling', /./);
  const counter = demo.getByRole('button', { name: /^Tickets/ });
  await counter.click();
  await expect(counter).toHaveText('Tickets: 1');
  await demo.getByRole('button', { name: 'Move the focus to the start of the demo' }).click();
  await page.keyboard.press('Tab');
  await expect(counter).toBeFocused();
  await demo.getByRole('button', { name: 'Restart demo' }).click();
  await expect(counter).toHaveText('Tickets: 0');
});

for (const { name, host, field } of [
  {
    name: 'Open in StackBlitz',
    host: 'https://stackblitz.com/',
    field: 'project[files][src/Demo.tsx]',
  },
  { name: 'Open in CodeSandbox', host: 'https://codesandbox.io/', field: 'parameters' },
]) {
  test(`${name} sends the project in a new window`, async ({ page, context }) => {
    // Stands in for the outside host.
    let posted: string | null = null;
    await context.route(`${host}**`, async (route) => {
      posted = route.request().postData();
      await route.fulfill({ contentType: 'text/html', body: '<title>Sandbox</title>' });
    });
    const demo = await openDemo(page);
    const popup = page.waitForEvent('popup');
    await demo.getByRole('button', { name }).click();
    await expect(await popup).toHaveTitle('Sandbox');
    expect([...new URLSearchParams(posted ?? '').keys()]).toContain(field);
  });
}

test('on a phone the menu has what the row has no room for', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = await openDemo(page);
  await demo.getByRole('button', { name: 'More actions' }).click();
  for (const name of NAMES.filter((name) => !PHONE_NAMES.includes(name))) {
    await expect(page.getByRole('menuitem', { name })).toBeInViewport();
  }
});
