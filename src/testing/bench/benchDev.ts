/*
 * Compares the development server with that of plain Docusaurus classic on the same pages: cold and
 * warm start, edits, memory. README.md explains the figures.
 */
import { writeFileSync } from 'node:fs';
import { runScript } from '../runScript';
import { scratchSite } from '../scratchSite';
import { createPlainSite, createSiteCopy } from './createSites';
import { compareDevRuns, type DevRun } from './devFigures';
import { formatTable } from './formatTable';
import { measureDevServer } from './measureDevServer';
import { launchBrowser } from './measurePages';
import { parseOptions } from './options';

const SITES = {
  site: { ...scratchSite('bench-dev/site'), create: createSiteCopy },
  plain: { ...scratchSite('bench-dev/plain'), create: createPlainSite },
};
type Variant = keyof typeof SITES;

async function runSite(variant: Variant, root: string): Promise<DevRun> {
  const site = SITES[variant];
  site.clear();
  site.create(root, site.siteDir);
  console.error(`Starting ${variant} ...`);
  const browser = await launchBrowser();
  try {
    return await measureDevServer(browser, site, { hasDemos: variant === 'site' });
  } finally {
    await browser.close();
  }
}

async function main() {
  const { runs, jsonFile, root } = parseOptions(process.argv.slice(2), process.cwd());
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

runScript(main, () => Object.values(SITES).forEach(({ remove }) => remove()));
