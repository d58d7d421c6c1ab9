import type { Page } from '@playwright/test';
import { cpSync, rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { launchBrowser } from '../bench/measurePages';
import { answers, startNode, whenReady, type ProcessGroup } from '../bench/processGroup';
import { findFreePort } from '../findFreePort';
import { projectEnvironment, runCommand } from '../runCommand';

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
export interface StartedGuide {
  /** Requests a page as a browser does, and returns its HTML. */
  readonly request: (pathname: string) => Promise<string>;
  /** Whether a browser follows links, by name, one after the other, and its document stays the same. */
  readonly follows: (links: readonly string[]) => Promise<boolean>;
  /** The value of an expression in the browser, on the first page. */
  readonly evaluate: (expression: string) => Promise<unknown>;
  /** Ends the server and deletes the copy. */
  readonly remove: () => void;
}

/**
 * Does what a reader of a guide does: copies its folder, installs the packages, and builds, which checks the types.
 * Throws what the failing tool prints.
 *
 * @param guide Its folder, relative to the site.
 * @returns The copy.
 */
export async function buildGuide(guide: string): Promise<{ folder: string; remove: () => void }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'guide-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const isOwn = (file: string) => !/[\\/](?:node_modules|\.next|dist)$/.test(file);
    cpSync(path.join(SITE, guide), folder, { recursive: true, filter: isOwn });
    for (const command of COMMANDS) {
      const { ok, output } = await runCommand(folder, command, ENVIRONMENT);
      if (!ok) throw new Error(`${guide}: ${command.join(' ')} failed:\n${output}`);
    }
    return { folder, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Builds a guide and serves it.
 *
 * @param serve The command that serves, of `node_modules/.bin`; it gets `--port`.
 */
export async function startGuide(guide: string, serve: readonly string[]): Promise<StartedGuide> {
  const { folder, remove: removeCopy } = await buildGuide(guide);
  let server: ProcessGroup | undefined;
  const remove = () => {
    server?.stop();
    removeCopy();
  };
  try {
    const port = await findFreePort();
    const [program = '', ...args] = serve;
    const logFile = path.join(folder, 'server.log');
    server = startNode(
      [path.join(folder, 'node_modules/.bin', program), ...args, '--port', String(port)],
      { cwd: folder, env: projectEnvironment(ENVIRONMENT), logFile },
    );
    const request = async (pathname: string) => {
      const response = await fetch(`http://localhost:${port}${pathname}`);
      const html = await response.text();
      if (!response.ok)
        throw new Error(`${guide}: ${pathname} is answered with ${response.status}:\n${html}`);
      return html;
    };
    const url = `http://localhost:${port}/`;
    await whenReady(guide, server, () => answers(url), START_TIMEOUT);
    return {
      request,
      follows: (links) => inBrowser(url, (page) => followLinks(page, links)),
      evaluate: (expression) => inBrowser(url, (page) => page.evaluate(expression)),
      remove,
    };
  } catch (error) {
    remove();
    throw error;
  }
}
