import { expect, openPage, test } from './servicesTest';

const ICONS = '/material-ui/icons/';
const OWN_FONT = /\/material-icons-[^/]*\.woff2$/;

const SHEET = {
  headers: { 'content-type': 'text/css' },
  body: `@font-face { font-family: 'Material Icons'; src: url('http://services.test/icons.woff2'); }
    .material-icons { font-family: 'Material Icons'; font-feature-settings: 'liga'; }`,
};

test('the configured style sheet is asked for, after the first paint', async ({
  page,
  services,
}) => {
  services.answer('/icons.css', { ...SHEET, delay: 1500 });
  services.answer('/icons.woff2', { status: 404 });
  await openPage(page, ICONS);
  const icon = page.locator('.material-icons').first();
  // The page is there and can be used while the style sheet is on its way.
  await expect(page.locator('h1')).toHaveText('Icons');
  await expect(icon).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
  await expect
    .poll(() => services.requests.map(({ path }) => path))
    .toEqual(expect.arrayContaining(['/icons.css']));
});

for (const [name, behaviour] of [
  ['is down', 'down'],
  ['answers with an error', { status: 500 }],
  ['has no font', { headers: { 'content-type': 'text/css' }, body: '' }],
] as const) {
  test.describe(`a service that ${name}`, () => {
    test.use({ allowedMessages: /Failed to load resource|500 http:\/\/services\.test/ });

    test('leaves names unseen, and the page as it is', async ({ page, services }) => {
      services.answer('/icons.css', behaviour);
      const asked = page.waitForRequest('http://services.test/icons.css');
      await openPage(page, ICONS);
      await asked;
      await page.waitForLoadState('networkidle');
      const icon = page.locator('.material-icons').first();
      await expect(icon).toHaveCSS('color', 'rgba(0, 0, 0, 0)');
      await expect(page.locator('html[data-icon-font]')).toHaveCount(0);
    });
  });
}

test('the own font is not asked for beside it', async ({ page }) => {
  const fonts: string[] = [];
  page.on('request', (request) => {
    if (OWN_FONT.test(request.url())) fonts.push(request.url());
  });
  await openPage(page, ICONS);
  await page.waitForLoadState('networkidle');
  expect(fonts).toEqual([]);
});
