import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { INITIAL_THEME_SETTINGS } from '../../prefs/themeSettings';
import { BUILD } from './buildFolder';
import { expect, openPage, test } from './page';

/** One page of every kind. */
const KINDS = [
  '/',
  '/material-ui/getting-started/',
  '/material-ui/react-button/',
  '/material-ui/icons/',
  '/material-ui/api/button/',
  '/material-ui/customization/color/',
  '/material-ui/migration/api-changes-v6/',
  '/joy-ui/react-button/',
  '/base-ui/react-button/',
  '/x/react-data-grid/',
  '/toolpad/core/react-dashboard-layout/',
  '/experiments/docs/demos/',
  '/production-error/?code=1&args[]=a',
  '/versions/',
  '/zh/material-ui/react-button/',
];

/** Collects what the browser kept a page from doing. */
async function recordViolations(page: Page) {
  const violations: string[] = [];
  await page.exposeFunction('__recordViolation', (text: string) => violations.push(text));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { __recordViolation: record } = window as unknown as {
        __recordViolation: (text: string) => void;
      };
      record(`${event.violatedDirective}: ${event.blockedURI || event.sample}`);
    });
  });
  return violations;
}

for (const url of KINDS) {
  test(`${url} has a policy and does nothing that it forbids`, async ({ page }) => {
    const violations = await recordViolations(page);
    const response = await openPage(page, url);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain("script-src 'self' 'sha256-");
    expect(policy).not.toContain("'unsafe-eval'");
    // Demos, which come near the viewport.
    await page.mouse.wheel(0, 2000);
    await expect(page.locator('[data-demo-stage] [data-waiting]')).toHaveCount(0);
    await page.getByRole('button', { name: /^(?:Settings|设置)$/ }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(violations).toEqual([]);
  });
}

test.describe('a path that does not exist', () => {
  test.use({ allowedMessages: /status of 404/ });

  test('has the policy in its page', async ({ page }) => {
    const violations = await recordViolations(page);
    const response = await openPage(page, '/material-ui/nowhere/');
    expect(response?.status()).toBe(404);
    await expect(page.locator('meta[http-equiv="Content-Security-Policy"]')).toHaveAttribute(
      'content',
      /script-src 'self' 'sha256-/,
    );
    expect(violations).toEqual([]);
  });
});

test.describe('a script that somebody gets into a page', () => {
  test.use({ allowedMessages: /Content Security Policy|violates the following/ });

  test('is not run', async ({ page }) => {
    const violations = await recordViolations(page);
    await page.route('**/material-ui/getting-started/', async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(
        '</head>',
        '<script>window.__hostile = 1</script></head>',
      );
      await route.fulfill({ response, body: html });
    });
    await openPage(page, '/material-ui/getting-started/');
    expect(await page.evaluate(() => '__hostile' in window)).toBe(false);
    expect(violations).toEqual(['script-src-elem: inline']);
  });
});

test.describe('the demo runner', () => {
  const RUN = {
    channel: 'demo-runner',
    type: 'run',
    id: 1,
    settings: INITIAL_THEME_SETTINGS,
    request: {
      files: [
        {
          name: 'Demo.tsx',
          code: 'export default () => { window.parent.postMessage({ ranIn: window.origin }, "*"); return null; };',
        },
      ],
      entry: 'Demo.tsx',
      theme: null,
      folder: '',
      library: 'base',
      stylesheet: null,
      css: null,
      iframe: false,
      scrollable: false,
      injectFirst: false,
    },
  };

  /** Frames the runner as a page might that means harm, and returns the origin that code ran in. */
  const frameRunner = (page: Page) =>
    page.evaluate(async (message) => {
      const frame = document.createElement('iframe');
      const origins: string[] = [];
      window.addEventListener('message', ({ data }: MessageEvent<{ ranIn?: string }>) => {
        if (data.ranIn) origins.push(data.ranIn);
      });
      frame.src = '/demo-runner/';
      document.body.append(frame);
      await new Promise((resolve) => frame.addEventListener('load', resolve));
      for (let tries = 0; tries < 20 && origins.length === 0; tries += 1) {
        frame.contentWindow?.postMessage(message, '*');
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      return origins[0] ?? null;
    }, RUN);

  test('has no origin in a frame without sandbox either', async ({ page }) => {
    await openPage(page, '/versions/');
    expect(await frameRunner(page)).toBe('null');
  });

  test('runs nothing there on a host that drops headers', async ({ page }) => {
    await page.route('**/demo-runner/', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, headers: { 'content-type': 'text/html' } });
    });
    await openPage(page, '/versions/');
    expect(await frameRunner(page)).toBeNull();
    const text = page.frameLocator('iframe').getByText('This page runs demos while');
    await expect(text).toBeVisible();
  });

  test('runs nothing in a window of its own', async ({ page }) => {
    await page.goto('/demo-runner/');
    await expect(page.getByText('This page runs demos while')).toBeVisible();
    expect(await page.evaluate(() => window.origin)).toBe('null');
  });
});

test('every answer says how far it may be trusted', async ({ request }) => {
  for (const url of ['/', '/material-ui/api/button/', '/nowhere/', '/sitemap.xml']) {
    const headers = (await request.get(url)).headers();
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'SAMEORIGIN',
      'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
      'permissions-policy': expect.stringContaining('camera=()'),
      'content-security-policy': expect.stringContaining("frame-ancestors 'self'"),
    });
  }
});

test('files whose names have a hash are kept, pages are not', async ({ request }) => {
  const html = await (await request.get('/')).text();
  const script = /src="?(\/assets\/js\/main\.[^" >]+)/.exec(html)?.[1] ?? '';
  expect((await request.get(script)).headers()['cache-control']).toContain('immutable');
  expect((await request.get('/')).headers()['cache-control'] ?? '').not.toContain('immutable');
});

test('no page of the build has a handler in an attribute', () => {
  const pages = readdirSync(BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.html'),
  );
  expect(pages.length).toBeGreaterThan(400);
  const withHandlers = pages.filter((file) => {
    const html = readFileSync(path.join(BUILD, file), 'utf8');
    const markup = html.replace(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/gi, '');
    const tags = markup.match(/<[a-z][^\s/>]*(?:\s+[^\s=/>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*/gi);
    return (tags ?? []).some((tag) => /\son[a-z]+=/i.test(tag.replace(/="[^"]*"|='[^']*'/g, '=')));
  });
  expect(withHandlers).toEqual([]);
});
