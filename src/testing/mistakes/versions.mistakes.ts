import type { Browser } from '@playwright/test';
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder } from '../../../plugins/common/files/cacheFiles';
import { serveSite } from '../../../plugins/delivery/security/node/serveSite';
import { createSiteCopy, PROJECT } from '../bench/createSites';
import { launchBrowser } from '../bench/measurePages';
import { scratchSite } from '../scratchSite';

const site = scratchSite('versions');
const { siteDir, inSite } = site;
const BUILD_MS = 20 * 60_000;

let browser: Browser;

function run(script: string, ...args: readonly string[]): string {
  return execFileSync(process.execPath, [require.resolve(script), ...args], {
    cwd: siteDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, NODE_ENV: undefined, DOCS_SOCIAL_CARDS: '0' },
  });
}

const JITI = path.join(path.dirname(require.resolve('jiti/package.json')), 'lib/jiti-cli.mjs');
const versions = (...args: readonly string[]) =>
  run(JITI, 'plugins/content/versions/node/cli.ts', ...args);

function build(): void {
  rmSync(inSite('build'), { recursive: true, force: true });
  run('@docusaurus/core/bin/docusaurus.mjs', 'build', '--locale', 'en');
}

/** What readers see of pages: heading, version, errors. */
async function look(pathnames: readonly string[]): Promise<string[]> {
  const { url, close } = await serveSite({ folder: inSite('build'), host: 'localhost', port: 0 });
  try {
    const seen: string[] = [];
    for (const pathname of pathnames) {
      const page = await browser.newPage();
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(error.message));
      await page.goto(new URL(pathname, url).href, { waitUntil: 'networkidle' });
      // Demos load when they come into view.
      await page.mouse.wheel(0, 600);
      await page.waitForLoadState('networkidle');
      const heading = (await page.locator('h1').first().textContent()) ?? '';
      seen.push([pathname, heading.trim(), ...errors].join(' '));
      await page.close();
    }
    return seen;
  } finally {
    await close();
  }
}

beforeAll(async () => {
  site.clear();
  createSiteCopy(PROJECT, siteDir);
  // Stands in for the package that `npm install` would fetch: the version that is documented now.
  const installed = path.join(PROJECT, 'node_modules/@mui/material');
  cpSync(installed, inSite('node_modules/material-v6'), { recursive: true });
  // What has been read from the packages before need not be read again.
  for (const cache of ['api-reference', 'import-sizes']) {
    const known = cacheFolder(PROJECT, cache);
    if (existsSync(known)) cpSync(known, cacheFolder(siteDir, cache), { recursive: true });
  }
  browser = await launchBrowser();
}, BUILD_MS);

afterAll(async () => {
  await browser?.close();
  site.remove();
});

const NEWEST = [
  '/material-ui/react-button/ Button',
  '/material-ui/api/button/ Button API',
  '/material-ui/migration/api-changes-v6/ API changes from v5 to v6',
];
const V6 = NEWEST.map((page) => page.replace('/material-ui/', '/material-ui/v6/'));
const V5 = [
  '/material-ui/v5/react-button/ Button',
  '/material-ui/v5/api/button/ Button API',
  '/material-ui/v5/react-tabs/ Tabs',
];
const pathOf = (page: string) => page.split(' ', 1)[0] ?? '';

test(
  'a version that was cut is served beside the others',
  async () => {
    const printed = versions('cut', 'material-ui', 'v6');
    expect(printed).toContain('/material-ui/v6/ has the documentation of @mui/material');
    const wrote = () => versions('cut', 'material-ui', 'v6').match(/^Wrote .*/gm);
    expect(wrote()).toBeNull();
    build();
    const pages = [...NEWEST, ...V6, ...V5];
    expect(await look(pages.map(pathOf))).toEqual(pages);
  },
  BUILD_MS,
);

test(
  'a version that was removed is gone, and what listed it works',
  async () => {
    const printed = versions('remove', 'material-ui', 'v5', '--no-install');
    expect(printed).toContain('/material-ui/v5/ is not part of the site any more.');
    expect(readFileSync(inSite('package.json'), 'utf8')).not.toContain('material-v5');
    expect(versions('remove', 'material-ui', 'v5')).not.toMatch(/^(?:Wrote|Removed) /m);
    build();
    const pages = [...NEWEST, ...V6];
    expect(await look(pages.map(pathOf))).toEqual(pages);
    expect(existsSync(inSite('build/material-ui/v5'))).toBe(false);
    expect(existsSync(inSite('build/material-ui/api-changes/v5-to-v6.json'))).toBe(true);
  },
  BUILD_MS,
);
