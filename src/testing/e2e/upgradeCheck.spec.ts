import type { Page } from '@playwright/test';
import { accessibilityViolations } from './accessibilityViolations';
import { expect, horizontalOverflow, openPage, test } from './page';

const UPGRADE = '/material-ui/migration/upgrade-to-v6/';

const CODE = `import ListItem from '@mui/material/ListItem';
import Dialog from '@mui/material/Dialog';

export const Row = () => <ListItem button>Oslo</ListItem>;
export const Veil = () => <Dialog open BackdropProps={{ invisible: true }} />;
`;

const field = (page: Page) => page.getByRole('textbox', { name: 'Your code' });
const findings = (page: Page) =>
  page.getByRole('list', { name: 'Uses to change' }).locator(':scope > li');

test('pasted code is checked in a worker, and leads to the row', async ({ page }) => {
  await openPage(page, UPGRADE);
  expect(page.workers()).toHaveLength(0);
  await field(page).fill(CODE);
  await expect(page.getByText('2 uses to change: 1 removed, 1 deprecated.')).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await expect(findings(page)).toHaveCount(2);
  await expect(findings(page).first().locator('mark')).toHaveText('button');
  await expect(findings(page).first()).toContainText('Line 4');
  await page.getByRole('link', { name: 'ListItem button', exact: true }).click();
  await expect(page).toHaveURL(/\/api-changes-v6\/\?q=ListItem\+button#list-item$/);
  await expect(page.getByRole('table', { name: 'ListItem', exact: true })).toContainText('button');
});

test('what is pasted does not leave the browser', async ({ page, baseURL }) => {
  await openPage(page, UPGRADE);
  await field(page).fill('<ListItem button />');
  await expect(findings(page)).toHaveCount(1);
  const sent: string[] = [];
  page.on('request', (request) => {
    const { origin } = new URL(request.url());
    if (request.method() !== 'GET' || origin !== new URL(baseURL ?? '').origin) {
      sent.push(request.url());
    }
    if (decodeURIComponent(request.url()).includes('Hammerfest')) sent.push(request.url());
  });
  await field(page).fill('<ListItem button>Hammerfest</ListItem>; <Hidden />');
  await expect(findings(page)).toHaveCount(2);
  expect(sent).toEqual([]);
  expect(page.url()).not.toContain('Hammerfest');
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toContain('Hammerfest');
});

test('a file is dropped', async ({ page }) => {
  await openPage(page, UPGRADE);
  const dropped = await page.evaluateHandle((code) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([code], 'Row.tsx'));
    return transfer;
  }, CODE);
  await field(page).dispatchEvent('drop', { dataTransfer: dropped });
  await expect(page.getByText('File: Row.tsx')).toBeVisible();
  await expect(findings(page)).toHaveCount(2);
  await expect(field(page)).toHaveValue(CODE);
});

test.describe('in dark mode', () => {
  test.use({ colorScheme: 'dark' });
  test('axe finds nothing in the findings', async ({ page }) => {
    await openPage(page, UPGRADE);
    await page.getByRole('button', { name: 'Insert an example' }).click();
    await expect(findings(page)).toHaveCount(11);
    expect(await accessibilityViolations(page)).toEqual([]);
  });
});

test('fits 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, UPGRADE);
  await page.getByRole('button', { name: 'Insert an example' }).click();
  await expect(findings(page)).toHaveCount(11);
  expect(await horizontalOverflow(page)).toBe(0);
});

for (const path of ['/material-ui/getting-started/installation/', UPGRADE]) {
  test(`${path} loads no parser before there is code`, async ({ page }) => {
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (/upgrade-check_worker/.test(request.url())) loaded.push(request.url());
    });
    await openPage(page, path);
    await page.waitForLoadState('networkidle');
    expect(loaded).toEqual([]);
    expect(page.workers()).toEqual([]);
  });
}
