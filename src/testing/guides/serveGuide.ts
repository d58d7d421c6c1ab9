import type { Page } from '@playwright/test';
import { cpSync } from 'node:fs';
import path from 'node:path';
import { launchBrowser } from '../bench/measurePages';
import { answers, startNode, whenReady, type ProcessGroup } from '../bench/processGroup';
import { findFreePort } from '../findFreePort';
import { projectEnvironment, runCommand } from '../runCommand';
import { temporaryFolder } from '../temporaryFolder';

const SITE = path.resolve(__dirname, '../../..');

/** How long a server may need to answer, in ms. */
const START_TIMEOUT = 120_000;

const ENVIRONMENT = {
  NEXT_TELEMETRY_DISABLED: '1',
  NEXT_FONT_GOOGLE_MOCKED_RESPONSES: path.join(__dirname, 'googleFonts.cjs'),
};

const COMMANDS: readonly (readonly [string, ...string[]])[] = [
  ['npm', 'install', '--no-audit', '--no-fund', '--prefer-offline', '--fetch-retries', '5'],
  ['npm', 'run', 'build'],
];

/** Opens the first page in a browser, and waits until its scripts have run. */
async function inBrowser<T>(url: string, run: (page: Page) => Promise<T>): Promise<T> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    return await run(page);
  } finally {
    await browser.close();
  }
}

async function followLinks(page: Page, links: readonly string[]): Promise<boolean> {
  await page.evaluate('window.isSameDocument = true');
  for (const name of links) {
    const link = page.getByRole('link', { name, exact: true });
    const before = page.url();
    await link.click();
    await page.waitForURL((address) => address.href !== before);
  }
  return (await page.evaluate('window.isSameDocument')) === true;
}

/** The application of a guide, built from what the page shows. */
interface ServedGuide {
  /** Requests a page as a browser does, and returns its HTML. */
  readonly request: (pathname: string) => Promise<string>;
  /** Whether a browser follows links, by name, one after the other, and its document stays the same. */
  readonly follows: (links: readonly string[]) => Promise<boolean>;
  /** The value of an expression in the browser, on the first page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
}

/**
 * Does what a reader of a guide does: copies its folder, installs the packages, and builds, which checks the types.
 * Throws what the failing tool prints.
 *
 * @param guide Its folder, relative to the site.
 * @param copy An empty folder.
 */
export async function buildGuide(guide: string, copy: string): Promise<void> {
  const isOwn = (file: string) => !/[\\/](?:node_modules|\.next|dist)$/.test(file);
  cpSync(path.join(SITE, guide), copy, { recursive: true, filter: isOwn });
  for (const command of COMMANDS) {
    const { ok, output } = await runCommand(copy, command, ENVIRONMENT);
    if (!ok) throw new Error(`${guide}: ${command.join(' ')} failed:\n${output}`);
  }
}

/**
 * Builds a guide and serves it to the tests of a `describe`.
 *
 * @param serve The command that serves, of `node_modules/.bin`; it gets `--port`.
 */
export function serveGuide(guide: string, serve: readonly string[]): ServedGuide {
  let origin = '';
  let server: ProcessGroup | undefined;
  // Before its folder is deleted.
  afterAll(() => server?.stop());
  const copy = temporaryFolder('all');

  beforeAll(async () => {
    await buildGuide(guide, copy.path);
    const port = String(await findFreePort());
    const [program = '', ...args] = serve;
    server = startNode(
      [path.join(copy.path, 'node_modules/.bin', program), ...args, '--port', port],
      {
        cwd: copy.path,
        env: projectEnvironment(ENVIRONMENT),
        logFile: path.join(copy.path, 'server.log'),
      },
    );
    origin = `http://localhost:${port}`;
    await whenReady(guide, server, () => answers(`${origin}/`), START_TIMEOUT);
  });

  return {
    async request(pathname) {
      const response = await fetch(origin + pathname);
      const html = await response.text();
      if (!response.ok)
        throw new Error(`${guide}: ${pathname} is answered with ${response.status}:\n${html}`);
      return html;
    },
    follows: (links) => inBrowser(origin, (page) => followLinks(page, links)),
    evaluate: (expression) => inBrowser(origin, (page) => page.evaluate(expression)),
  };
}
