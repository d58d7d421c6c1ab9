import { expect, openPage, test } from './page';

const CODE_PAGE = '/experiments/docs/codeblock/';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

test('a Markdown block says Copied for two seconds and restarts on a second click', async ({
  page,
}) => {
  await page.clock.install();
  await openPage(page, CODE_PAGE);
  // Only the test moves the time on, however long its steps take.
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 60_000));
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const block = page.locator('[data-code-block]', { hasText: 'SendButtonProps' }).first();
  await block.hover();
  const button = block.getByRole('button');
  await expect(button).toContainText('Copy');
  await button.click();
  await expect(block.locator('[data-copied]')).toHaveCount(1);
  await page.clock.runFor(1500);
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await button.click();
  await expect.poll(clipboard).not.toBe('');
  await page.clock.runFor(1500);
  await expect(block.locator('[data-copied]')).toHaveCount(1);
  await page.clock.runFor(600);
  await expect(block.locator('[data-copied]')).toHaveCount(0);
  const copied = await clipboard();
  expect(copied).toContain("import Button from '@mui/material/Button';");
  expect(copied).not.toContain('Copied');
});

test('the keyboard copies the hovered block, but never instead of a selection', async ({
  page,
}) => {
  await openPage(page, CODE_PAGE);
  const block = page.locator('[data-code-block]', { hasText: 'invoice-app' }).first();
  await block.hover();
  await page.keyboard.press('Control+c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toContain('"name": "invoice-app"');

  const heading = page.getByRole('heading', { name: 'Languages' });
  await heading.click({ clickCount: 3 });
  await block.hover();
  await page.keyboard.press('Control+c');
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .not.toContain('invoice-app');
});

for (const path of ['/material-ui/getting-started/installation/', '/material-ui/react-button/']) {
  test(`selected text has no labels of controls, ${path}`, async ({ page }) => {
    await openPage(page, path);
    const [text, labels] = await page.locator('article').evaluate((article) => {
      window.getSelection()?.selectAllChildren(article);
      const controls = article.querySelectorAll<HTMLElement>('button, label, .hash-link');
      const shown = [...controls].filter((control) => !control.closest('[data-demo-stage]'));
      return [String(window.getSelection()), shown.map(({ innerText }) => innerText.trim())];
    });
    expect(text).toContain('import');
    expect(labels).toContain('Copy\n(or Ctrl + C)');
    const lines = text.split('\n').map((line) => line.trim());
    expect(
      lines.filter((line) => line !== '' && labels.join('\n').split('\n').includes(line)),
    ).toEqual([]);
  });
}

test('one package manager for every block, remembered', async ({ page, context }) => {
  await openPage(page, CODE_PAGE);
  const lists = page.getByRole('tablist', { name: 'Package manager' });
  await lists.first().getByRole('tab', { name: 'pnpm' }).click();
  for (const index of [0, 1]) {
    await expect(lists.nth(index).getByRole('tab', { name: 'pnpm' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  }
  await expect(page.getByText('pnpm add @mui/material')).toBeVisible();
  const other = await context.newPage();
  await other.goto('/material-ui/getting-started/installation/');
  await expect(other.getByRole('tab', { name: 'pnpm' }).first()).toHaveAttribute(
    'aria-selected',
    'true',
  );
});

test.describe('code with types', () => {
  test.use({ allowedMessages: /ERR_FAILED/ });

  test('comes in both languages, as chosen for demos, from the first frame', async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'codeVariant', value: 'JS', url: baseURL ?? '' }]);
    // Before React has taken the page over, too.
    await page.route('**/assets/js/main.*', (route) => route.abort());
    await page.goto(CODE_PAGE);
    const panel = page.getByRole('tabpanel', { name: 'JavaScript', includeHidden: true }).first();
    await expect(panel).toBeVisible();
    await page.unroute('**/assets/js/main.*');
    await openPage(page, CODE_PAGE);
    const tab = page.getByRole('tab', { name: 'TypeScript' }).first();
    await tab.click();
    await expect(tab).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-code-variant', 'ts');
  });
});

test('code stays left to right in a right-to-left page', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('mui-direction', 'rtl'));
  await openPage(page, CODE_PAGE);
  const direction = await page
    .locator('[data-code-block] pre')
    .first()
    .evaluate((element) => getComputedStyle(element).direction);
  expect(direction).toBe('ltr');
});
