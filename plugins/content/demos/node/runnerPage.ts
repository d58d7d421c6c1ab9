import type { HtmlTagObject } from '@docusaurus/types';
import path from 'node:path';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { DEMO_RUNNER_ROUTE } from '../contract';
import { RUNNER_SCRIPT, runnerHtml } from './runnerHtml';

/** After the build: makes the page that runs edited demos fit for its frame. Takes the output folder. */
export async function sealRunnerPage(outDir: string): Promise<void> {
  const file = path.join(outDir, DEMO_RUNNER_ROUTE, 'index.html');
  await writeFile(file, runnerHtml(await readFile(file, 'utf8')));
}

/**
 * What every page's head needs so that edited demos run in the development server, which has one
 * page for all routes. A build has the same in the runner's page alone.
 */
export function runnerHeadTags(): HtmlTagObject[] {
  if (process.env['NODE_ENV'] === 'production') return [];
  return [{ tagName: 'script', innerHTML: RUNNER_SCRIPT }];
}
