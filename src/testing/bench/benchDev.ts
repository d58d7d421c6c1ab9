/*
 * Compares the development server with that of plain Docusaurus classic on the same pages: cold and
 * warm start, edits, memory. README.md explains the figures.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { createPlainSite, createSiteCopy } from './createSites';
import { compareDevRuns, type DevRun } from './devFigures';
import { formatTable } from './formatTable';
import { measureDevServer } from './measureDevServer';
import { launchBrowser } from './measurePages';
import { parseOptions } from './options';
import { stopProcessGroups } from './processGroup';
import { runBench } from './runBench';

const project = process.cwd();
// Below the project, so that packages are found; not in node_modules, whose TypeScript the bundler
// does not compile.
const scratch = path.join(project, '.cache', 'bench-dev');

const CREATE = { site: createSiteCopy, plain: createPlainSite };
type Variant = keyof typeof CREATE;

function cleanUp() {
  stopProcessGroups();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}

async function runSite(variant: Variant, root: string): Promise<DevRun> {
  const siteDir = path.join(scratch, variant);
  const site = { name: variant, siteDir, workDir: `${siteDir}-work` };
  for (const dir of [site.siteDir, site.workDir]) {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
  }
  CREATE[variant](root, siteDir);
  console.error(`Starting ${variant} ...`);
  const browser = await launchBrowser();
  try {
    return await measureDevServer(browser, site, { hasDemos: variant === 'site' });
  } finally {
    await browser.close();
  }
}

async function main() {
  const { runs, jsonFile, root } = parseOptions(process.argv.slice(2), project);
  const results: Record<Variant, DevRun[]> = { site: [], plain: [] };
  for (let run = 0; run < runs; run += 1) {
    if (runs > 1) console.error(`Run ${run + 1} of ${runs}`);
    // The second start finds the packages in the system's file cache; each site is second in turn.
    const order = run % 2 === 0 ? (['site', 'plain'] as const) : (['plain', 'site'] as const);
    for (const variant of order) results[variant].push(await runSite(variant, root));
  }

  const rows = compareDevRuns(results.site, results.plain);
  console.log(formatTable(rows));
  if (jsonFile !== null) {
    const report = { node: process.version, runs, rows, results };
    writeFileSync(jsonFile, `${JSON.stringify(report, null, 2)}\n`);
  }
}

runBench(main, cleanUp);
