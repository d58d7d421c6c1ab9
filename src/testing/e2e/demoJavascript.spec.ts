import type { Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { DEMO_RUNNER_ROUTE, type DemoSource } from '../../../plugins/content/demos/contract';
// Loaded later by what makes the JavaScript, when Playwright no longer compiles TypeScript.
import '../../../plugins/content/code-blocks/node/removeTypes';
import { analyseDemoFile } from '../../../plugins/content/demos/node/analyseDemoFile';
import { chooseLibrary, libraryOfProduct } from '../../../plugins/content/demos/node/chooseLibrary';
import { collectDemoFiles } from '../../../plugins/content/demos/node/collectDemoFiles';
import { createDemoSource } from '../../../plugins/content/demos/node/createDemoSource';
import { createFindPackage } from '../../../plugins/content/demos/node/installedPackages';
import type { RunRequest } from '../../features/demo/runner/messages';
import { INITIAL_THEME_SETTINGS } from '../../prefs/themeSettings';
import { chooseFolders, demosByFolder } from '../run/demoFolders';
import { expect, openPage, test } from './page';

/** It has no demos of its own, whose frames would be in the way. */
const HOST_PAGE = '/experiments/docs/demo-cost/none/';

const findPackage = createFindPackage(process.cwd());

async function read(sitePath: string): Promise<string | undefined> {
  return readFile(sitePath, 'utf8').catch(() => undefined);
}

interface Run {
  readonly name: string;
  readonly request: RunRequest;
}

/** Whether the demo's page shows it in a frame. */
async function isFramed(sitePath: string): Promise<boolean> {
  const page = (await read(path.posix.join(path.posix.dirname(sitePath), 'index.mdx'))) ?? '';
  return new RegExp(`<Demo[^>]*/${path.posix.basename(sitePath)}"[^>]*\\siframe\\s`).test(page);
}

async function toRun(sitePath: string): Promise<Run> {
  const { imports } = analyseDemoFile((await read(sitePath)) ?? '');
  const files = await collectDemoFiles(sitePath, read);
  const { javascript }: DemoSource = await createDemoSource(files, findPackage);
  return {
    name: path.posix.basename(sitePath),
    request: {
      files: javascript.files.map(({ name, code: text }) => ({ name, code: text })),
      entry: javascript.files[0].name,
      theme: null,
      folder: path.posix.dirname(sitePath),
      library: chooseLibrary(libraryOfProduct(sitePath.split('/')[1]), imports),
      stylesheet: null,
      css: null,
      iframe: await isFramed(sitePath),
      scrollable: false,
      injectFirst: false,
    },
  };
}

/** Has the page's frame run each demo in turn; returns what was wrong with each that failed. */
function runInFrame(page: Page, runs: readonly Run[]) {
  return page.evaluate(
    async ({ route, demos, settings }) => {
      const frame = document.createElement('iframe');
      frame.src = route;
      frame.setAttribute('sandbox', 'allow-scripts allow-forms');
      Object.assign(frame.style, { width: '800px', height: '600px' });
      const failures: string[] = [];
      const answer = (accepts: (data: { type: string; id?: number }) => boolean) =>
        new Promise<{ type: string; message?: string }>((resolve) => {
          const onMessage = ({ source, data }: MessageEvent) => {
            if (source !== frame.contentWindow || !accepts(data)) return;
            window.removeEventListener('message', onMessage);
            resolve(data);
          };
          window.addEventListener('message', onMessage);
        });
      const ready = answer(({ type }) => type === 'ready');
      document.body.append(frame);
      await ready;
      for (const [id, { name, request }] of demos.entries()) {
        const result = answer(
          (data) => data.id === id && (data.type === 'rendered' || data.type === 'failed'),
        );
        frame.contentWindow?.postMessage(
          { channel: 'demo-runner', type: 'run', id, request, settings },
          '*',
        );
        const { type, message } = await result;
        if (type === 'failed') failures.push(`${name}: ${message}`);
        // What a demo measures once it is drawn.
        await new Promise((done) => setTimeout(done, 150));
      }
      return failures;
    },
    { route: DEMO_RUNNER_ROUTE, demos: [...runs], settings: INITIAL_THEME_SETTINGS },
  );
}

const allDemos = demosByFolder();
const folders = [...allDemos.keys()].filter((folder) => folder.startsWith('docs/'));
for (const folder of chooseFolders(folders, process.env['DOCS_TEST_SINCE'])) {
  const demos = allDemos.get(folder) ?? [];
  test(`the JavaScript of the demos in ${folder} runs`, async ({ page }) => {
    test.setTimeout(90_000);
    const runs = await Promise.all(demos.map(toRun));
    await openPage(page, HOST_PAGE);
    expect(await runInFrame(page, runs)).toEqual([]);
  });
}
