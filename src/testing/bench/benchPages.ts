/*
 * Compares the site with plain Docusaurus classic on the same pages: what named pages cost in the
 * browser, and what the build takes. README.md explains the figures.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { SiteRun } from './comparison';
import { compareRuns } from './comparison';
import { createPlainSite, createSiteCopy, listProjectFiles } from './createSites';
import { buildSite, serveSite, type BenchSite } from './docusaurus';
import { formatTable } from './formatTable';
import { launchBrowser, measurePages } from './measurePages';
import { parseOptions } from './options';
import { MEASURED_PAGES } from './pages';
import { stopProcessGroups } from './processGroup';
import { runBench } from './runBench';

type SiteCreator = typeof createSiteCopy;

const project = process.cwd();
// Below the project, so that packages are found; not in node_modules, whose TypeScript the bundler
// does not compile.
const scratch = path.join(project, '.cache', 'bench-pages');

function cleanUp() {
  stopProcessGroups();
  rmSync(scratch, { recursive: true, force: true, maxRetries: 5 });
}

/** Builds the site from nothing, serves it, and measures its pages. */
async function runSite(
  name: string,
  create: SiteCreator,
  root: string,
  files: readonly string[],
): Promise<SiteRun> {
  const site: BenchSite = {
    name,
    siteDir: path.join(scratch, name),
    workDir: `${scratch}/${name}-work`,
  };
  for (const dir of [site.siteDir, site.workDir]) {
    rmSync(dir, { recursive: true, force: true });
    mkdirSync(dir, { recursive: true });
  }
  create(root, files, site.siteDir);
  console.error(`Building ${name} ...`);
  const build = await buildSite(site);
  console.error(`Measuring the pages of ${name} ...`);
  const server = await serveSite(site);
  try {
    const browser = await launchBrowser();
    try {
      return { build, pages: await measurePages(browser, server.origin, MEASURED_PAGES) };
    } finally {
      await browser.close();
    }
  } finally {
    server.stop();
  }
}

async function main() {
  const { runs, jsonFile, root } = parseOptions(process.argv.slice(2), project);
  const files = listProjectFiles(root, project);
  const results: { site: SiteRun[]; plain: SiteRun[] } = { site: [], plain: [] };
  const measureSite = async () =>
    results.site.push(await runSite('site', createSiteCopy, root, files));
  const measurePlain = async () =>
    results.plain.push(await runSite('plain', createPlainSite, root, files));

  for (let run = 0; run < runs; run += 1) {
    if (runs > 1) console.error(`Run ${run + 1} of ${runs}`);
    // The second build finds the packages in the system's file cache; each site is second in turn.
    const order = run % 2 === 0 ? [measureSite, measurePlain] : [measurePlain, measureSite];
    for (const measure of order) await measure();
  }

  const rows = compareRuns(
    results.site,
    results.plain,
    MEASURED_PAGES.map(({ name, path: pathname }) => `${name} ${pathname}`),
  );
  console.log(formatTable(rows));
  if (jsonFile !== null) {
    const report = { node: process.version, runs, rows, results };
    writeFileSync(jsonFile, `${JSON.stringify(report, null, 2)}\n`);
  }
}

runBench(main, cleanUp);
