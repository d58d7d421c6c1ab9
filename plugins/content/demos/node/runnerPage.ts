import type { HtmlTagObject } from '@docusaurus/types';
import path from 'node:path';
import { readFile, writeFile } from '../../../common/files/boundedFiles';
import { DEMO_RUNNER_ROUTE } from '../contract';
import { RUNNER_SCRIPT, runnerHtml } from './runnerHtml';

/** After the build, adapts the runner page to its frame. Takes the output folder. */
export async function sealRunnerPage(outDir: string): Promise<void> {
  const file = path.join(outDir, DEMO_RUNNER_ROUTE, 'index.html');
  await writeFile(file, runnerHtml(await readFile(file, 'utf8')));
}

/**
 * Head tags for edited demos in the development server, which serves one page for all routes. In a
 * build, only the runner's page has them.
 */
export function runnerHeadTags(): HtmlTagObject[] {
  if (process.env['NODE_ENV'] === 'production') return [];
  return [{ tagName: 'script', innerHTML: RUNNER_SCRIPT }];
}
