import type { Browser, Page } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { DevRun } from './devFigures';
import { startServer, type BenchSite } from './docusaurus';

const START_TIMEOUT_IN_MS = 5 * 60_000;
const EDIT_TIMEOUT_IN_MS = 60_000;
/** How long a server is left alone before a file is saved: no one edits while it still starts. */
const REST_IN_MS = 5_000;

const PATHNAME = '/material-ui/react-button/';
const PAGE_FILE = 'docs/material-ui/react-button/index.mdx';
const DEMO_FILE = 'docs/material-ui/react-button/BasicButton.tsx';
const DEMO_TEXT = 'Book a seat';

const secondsSince = (started: number) => (performance.now() - started) / 1000;

/** Saves an edit. Returns the seconds until `text` is in the page, in the same visit or after a reload. */
async function edit(
  page: Page,
  file: string,
  change: (source: string) => string,
  text: string,
): Promise<number> {
  await wait(REST_IN_MS);
  const source = readFileSync(file, 'utf8');
  const edited = change(source);
  if (edited === source) throw new Error(`${file} lacks the text that the benchmark edits.`);
  const started = performance.now();
  writeFileSync(file, edited);
  // Looked for in every frame: a locator looks every half second.
  await page.waitForFunction((wanted) => document.body.textContent?.includes(wanted), text, {
    timeout: EDIT_TIMEOUT_IN_MS,
  });
  return secondsSince(started);
}

/**
 * Starts the development server of a fresh site, edits a page and a demo, and starts it again.
 * Throws with the end of its output when a page or an edit does not arrive.
 */
export async function measureDevServer(
  browser: Browser,
  site: BenchSite,
  { hasDemos }: { readonly hasDemos: boolean },
): Promise<DevRun> {
  const start = async <Result>(measure: (page: Page, seconds: number) => Promise<Result>) => {
    const started = performance.now();
    // The browser comes later: its error pages would take a share of the processor from the server.
    const server = await startServer(site, 'start');
    const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
    try {
      const page = await context.newPage();
      page.setDefaultTimeout(START_TIMEOUT_IN_MS);
      await page.goto(server.origin + PATHNAME);
      await page.waitForSelector('html[data-has-hydrated="true"] article h1');
      const result = await measure(page, secondsSince(started));
      return { ...result, memory: server.stop() };
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${site.name}: ${reason}\n${server.output()}`, { cause: error });
    } finally {
      server.stop();
      await context.close();
    }
  };

  const inSite = (file: string) => path.join(site.siteDir, file);
  const first = await start(async (page, cold) => ({
    cold,
    pageEdit: await edit(
      page,
      inSite(PAGE_FILE),
      (source) => `${source}\nA sentence that was just written.\n`,
      'A sentence that was just written.',
    ),
    demoEdit: hasDemos
      ? await edit(
          page,
          inSite(DEMO_FILE),
          (source) => source.replace(DEMO_TEXT, 'Book another seat'),
          'Book another seat',
        )
      : null,
  }));
  const second = await start(async (_page, warm) => ({ warm }));
  const memory = [first.memory, second.memory].filter((bytes) => bytes !== null);
  return { ...first, ...second, memory: memory.length > 0 ? Math.max(...memory) : null };
}
