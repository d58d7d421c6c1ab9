/*
 * What demos cost a page: the bytes and the blocking time of pages that differ only in how many
 * demos they have. README.md explains the figures.
 */
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { median } from './comparison';
import { serveSite } from './docusaurus';
import { formatDemoTable } from './formatDemoTable';
import { measureDemoPage, type DemoPageFigures } from './measureDemoPage';
import { launchBrowser } from './measurePages';
import { parseOptions } from './options';
import { stopProcessGroups } from './processGroup';
import { runBench } from './runBench';

const PAGES = [
  ['0 demos', '/experiments/docs/demo-cost/none/'],
  ['1 demo', '/experiments/docs/demo-cost/one/'],
  ['10 demos', '/experiments/docs/demo-cost/ten/'],
] as const;

const project = process.cwd();
const workDir = path.join(project, '.cache', 'bench-demos');

function cleanUp() {
  stopProcessGroups();
  rmSync(workDir, { recursive: true, force: true, maxRetries: 5 });
}

function medians(runs: readonly DemoPageFigures[]): DemoPageFigures {
  const of = (key: keyof DemoPageFigures) => median(runs.map((figures) => figures[key])) ?? 0;
  return {
    firstBytes: of('firstBytes'),
    firstScriptBytes: of('firstScriptBytes'),
    firstRequests: of('firstRequests'),
    firstBlockingTime: of('firstBlockingTime'),
    allBytes: of('allBytes'),
    allRequests: of('allRequests'),
    allBlockingTime: of('allBlockingTime'),
  };
}

async function main() {
  const { runs, jsonFile, root } = parseOptions(process.argv.slice(2), project);
  for (const [, pathname] of PAGES) {
    if (!existsSync(path.join(root, 'build', pathname, 'index.html'))) {
      throw new Error(
        `build${pathname}index.html is missing. Build the site with its test pages first: DOCS_EXPERIMENTS=1 npm run build.`,
      );
    }
  }
  mkdirSync(workDir, { recursive: true });
  const server = await serveSite({ name: 'site', siteDir: root, workDir });
  const browser = await launchBrowser();
  try {
    const columns: { name: string; runs: DemoPageFigures[] }[] = PAGES.map(([name]) => ({
      name,
      runs: [],
    }));
    // The pages take turns, so that what the machine does besides falls on all of them.
    for (let run = 0; run < runs; run += 1) {
      for (const [index, [, pathname]] of PAGES.entries()) {
        const figures = await measureDemoPage(browser, `${server.origin}${pathname}`);
        columns[index]?.runs.push(figures);
      }
    }
    const results = columns.map((column) => ({
      name: column.name,
      figures: medians(column.runs),
    }));
    console.log(formatDemoTable(results));
    if (jsonFile !== null) {
      writeFileSync(jsonFile, `${JSON.stringify({ runs, columns }, null, 2)}\n`);
    }
  } finally {
    await browser.close();
    server.stop();
  }
}

runBench(main, cleanUp);
