import { expect, openPage, test } from './page';

test('a demo with a mode of its own keeps the choice from the site, and follows the site', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const path of ['/material-ui', '/material-ui/v5']) {
    await openPage(page, `${path}/customization/dark-mode/`);
    const demo = page.locator('#ModeSwitch');
    await demo.scrollIntoViewIfNeeded();
    const frame = demo.frameLocator('iframe');
    const background = () =>
      frame.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor);
    await expect(frame.getByRole('button', { name: 'Light', pressed: true })).toBeVisible();
    const stored = await page.evaluate(() => localStorage.getItem('mui-mode'));
    const site = page.locator('html');

    await frame.getByRole('button', { name: 'Dark' }).click();
    await expect(frame.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
    await expect.poll(background).toBe('rgb(18, 18, 18)');
    await expect(site).toHaveAttribute('data-theme', 'light');
    expect(await page.evaluate(() => localStorage.getItem('mui-mode'))).toBe(stored);

    await frame.getByRole('button', { name: 'Light' }).click();
    await expect.poll(background).toBe('rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(site).toHaveAttribute('data-theme', 'dark');
    await expect(frame.getByRole('button', { name: 'Dark', pressed: true })).toBeVisible();
    await expect.poll(background).toBe('rgb(18, 18, 18)');
    await page.emulateMedia({ colorScheme: 'light' });
  }
});

test('a dashboard is in its frame, follows the site and keeps its page', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1280, height: 900 });
  await openPage(page, '/toolpad/core/react-dashboard-layout/');
  const demo = page.locator('#RoutedDashboard');
  await demo.scrollIntoViewIfNeeded();
  const frame = demo.frameLocator('iframe');
  await frame.getByRole('link', { name: 'Returns' }).click();
  await expect(frame.getByText('You are at /returns')).toBeVisible();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(frame.getByRole('button', { name: 'Switch to light mode' })).toBeVisible();
  await expect(frame.getByText('You are at /returns')).toBeVisible();
  await frame.getByRole('button', { name: 'Switch to light mode' }).click();
  await expect(frame.getByRole('button', { name: 'Switch to dark mode' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await page.locator('html').getAttribute('data-toolpad-color-scheme')).toBeNull();
});

test('scroll triggers and drawers belong to the frame', async ({ page }) => {
  await openPage(page, '/material-ui/react-app-bar/');
  const demo = page.locator('#RaisedOnScroll');
  await demo.scrollIntoViewIfNeeded();
  const frame = demo.frameLocator('iframe');
  const shadow = () => frame.getByRole('banner').evaluate((bar) => getComputedStyle(bar).boxShadow);
  await expect.poll(shadow).toBe('none');
  await frame.getByText('Shelf 14').scrollIntoViewIfNeeded();
  await expect.poll(shadow).not.toBe('none');

  await openPage(page, '/material-ui/react-drawer/');
  await page.locator('#DrawerAnchors').scrollIntoViewIfNeeded();
  const drawers = page.frameLocator('#DrawerAnchors iframe');
  await drawers.getByRole('button', { name: 'right' }).click();
  await expect(drawers.getByRole('dialog', { name: 'Parcel 4102' })).toBeVisible();
});

test('links of demos stay on the page, by pointer and by keyboard', async ({ page }) => {
  await openPage(page, '/material-ui/react-button/');
  const link = page.getByRole('link', { name: 'Open invoice 2041' });
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(500);
  await link.click();
  await link.press('Enter');
  await expect(page).toHaveURL(/\/material-ui\/react-button\/$/);

  await openPage(page, '/material-ui/react-app-bar/');
  await page.locator('#ResponsiveAppBar').scrollIntoViewIfNeeded();
  const frame = page.frameLocator('#ResponsiveAppBar iframe');
  await frame.getByRole('link', { name: 'Stock' }).press('Enter');
  await expect(frame.getByRole('heading', { name: 'Stock' })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'Stock' })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(/\/material-ui\/react-app-bar\/$/);
});

test('a theme file is merged into the site’s theme: in the page, edited, and in a frame', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const response = await openPage(page, '/material-ui/customization/color/');
  const html = (await response?.text()) ?? '';
  const ofServer = /class="([^"]*)"[^>]*>Send invoice</.exec(html)?.[1] ?? 'none';
  await page.locator('#TwoColorTheme').scrollIntoViewIfNeeded();
  const demo = page.locator('#TwoColorTheme[data-demo-styling]');
  const send = demo.getByRole('button', { name: 'Send invoice' });
  await expect(send).toHaveClass(ofServer);
  await expect(send).toHaveCSS('background-color', 'rgb(63, 81, 181)');
  await expect(demo.getByText('Invoice 2041', { exact: true })).toHaveCSS(
    'color',
    'rgb(255, 255, 255)',
  );

  await demo.getByRole('button', { name: 'Show all code' }).click();
  await demo.getByRole('button', { name: 'JS: code in JavaScript' }).click();
  await expect(demo.getByRole('tab')).toHaveText(['TwoColorTheme.jsx', 'TwoColorTheme.theme.js']);
  await demo.getByRole('tab', { name: 'TwoColorTheme.theme.js' }).click();
  await expect(demo.getByText('secondary: { main: teal[800] }')).toBeVisible();
  await demo.getByRole('tab', { name: 'TwoColorTheme.jsx' }).click();
  await demo.getByRole('button', { name: 'Edit the code' }).click();
  const field = demo.getByRole('textbox');
  await field.fill((await field.inputValue()).replace('Send invoice', 'Send now'));
  await expect(demo.frameLocator('iframe').getByRole('button', { name: 'Send now' })).toHaveCSS(
    'background-color',
    'rgb(63, 81, 181)',
  );

  await page.evaluate(() => localStorage.setItem('mui-direction', 'rtl'));
  await openPage(page, '/material-ui/react-css-baseline/');
  await page.locator('#ThemedBaseline').scrollIntoViewIfNeeded();
  const body = page.frameLocator('#ThemedBaseline iframe').locator('body');
  await expect(body).toHaveCSS('font-family', /^Georgia/);
  await expect(body).toHaveCSS('background-color', 'rgb(18, 18, 18)');
  await expect(body).toHaveCSS('direction', 'rtl');
});
