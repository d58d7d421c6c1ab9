/*
 * Compares generated sites of several sizes, and the real one, with stock Docusaurus on the same
 * pages: what a text page costs in the browser, how that grows with the site, and what the build
 * takes. README.md explains the figures.
 */
import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { runScript } from '../runScript';
import { scratchSite } from '../scratchSite';
import { createGeneratedSite, createGeneratedStockSite } from '../weight/createGeneratedSites';
import { generatePages, type GeneratedContent } from '../weight/generatePages';
import { createPlainSite, createSiteCopy } from './createSites';
import { buildSite, startServer } from './docusaurus';
import { formatTable } from './formatTable';
import { launchBrowser } from './measurePages';
import { measureTaps } from './measureTaps';
import { weightRows, type WeightResult, type WeightRun } from './weightFigures';
import { parseWeightOptions } from './weightOptions';
import { measureWeightPage } from './weightPage';

/** Our site and stock Docusaurus with the same pages. */
interface Subject {
  readonly name: string;
  /** Of the generated site; `null` for the real one. */
  readonly pages: number | null;
  /** The measured page, with a trailing slash. */
  readonly pathname: string;
  readonly create: Readonly<Record<Variant, (siteDir: string) => void>>;
}

const SITES = {
  site: scratchSite('bench-weight/site'),
  stock: scratchSite('bench-weight/stock'),
};
type Variant = keyof typeof SITES;

/**
 * ext4 steps over what was deleted a moment ago whenever it creates a file: that took 3 s of a build of
 * 500 pages, and more of the site that has more files.
 */
const WAIT_AFTER_DELETION_IN_MS = 10_000;

/** The measured page of the real site. */
const TEXT_PAGE = '/material-ui/getting-started/installation/';

/** The pages of the sites whose builds only bring the packages into the system's file cache. */
const WARM_UP_PAGES = 10;

function generatedSubject(root: string, count: number, content: GeneratedContent = {}): Subject {
  const pages = generatePages(count, content);
  const [textPage] = pages;
  if (!textPage) throw new Error('A site without pages has none to measure.');
  return {
    name: `${count} pages`,
    pages: count,
    pathname: `${textPage.pathname}/`,
    create: {
      site: (siteDir) => createGeneratedSite(root, siteDir, pages),
      stock: (siteDir) => createGeneratedStockSite(root, siteDir, pages),
    },
  };
}

function realSubject(root: string): Subject {
  return {
    name: `real site, ${TEXT_PAGE}`,
    pages: null,
    pathname: TEXT_PAGE,
    create: {
      site: (siteDir) => createSiteCopy(root, siteDir),
      stock: (siteDir) => createPlainSite(root, siteDir),
    },
  };
}

/** Builds one of a subject's sites from nothing. */
async function buildFresh(subject: Subject, variant: Variant) {
  const site = SITES[variant];
  const isReplaced = existsSync(site.workDir);
  site.clear();
  if (isReplaced) await wait(WAIT_AFTER_DELETION_IN_MS);
  subject.create[variant](site.siteDir);
  console.error(`Building ${variant}, ${subject.name} ...`);
  return buildSite(site);
}

/** Builds one of a subject's sites from nothing, serves it, and measures its page. */
async function runSite(subject: Subject, variant: Variant): Promise<WeightRun> {
  const build = await buildFresh(subject, variant);
  console.error(`Measuring ${variant}, ${subject.name} ...`);
  const server = await startServer(SITES[variant], 'serve');
  try {
    const browser = await launchBrowser();
    try {
      const url = server.origin + subject.pathname;
      const page = await measureWeightPage(browser, url);
      return { build, page, taps: await measureTaps(browser, url) };
    } finally {
      await browser.close();
    }
  } finally {
    server.stop();
  }
}

/** What one site costs is worth knowing without the others: an error is told, and the next begun. */
async function attempt(task: () => Promise<void>) {
  try {
    await task();
  } catch (error) {
    process.exitCode = 1;
    console.error(error instanceof Error ? error.message : error);
  }
}

async function main() {
  const options = parseWeightOptions(process.argv.slice(2), process.cwd());
  const subjects = [
    ...options.sizes.map((count) => generatedSubject(options.root, count, options)),
    ...(options.real ? [realSubject(options.root)] : []),
  ];
  const results = subjects.map(({ name, pages }) => {
    const runs: Record<Variant, WeightRun[]> = { site: [], stock: [] };
    return { subject: name, pages, ...runs };
  }) satisfies WeightResult[];

  const warmUp = generatedSubject(options.root, WARM_UP_PAGES);
  for (const variant of ['site', 'stock'] as const) {
    await attempt(async () => void (await buildFresh(warmUp, variant)));
  }
  for (let run = 0; run < options.runs; run += 1) {
    if (options.runs > 1) console.error(`Run ${run + 1} of ${options.runs}`);
    for (const [index, subject] of subjects.entries()) {
      // A machine is not as fast all the time; each site is the second in turn.
      const order =
        (run + index) % 2 === 0 ? (['site', 'stock'] as const) : (['stock', 'site'] as const);
      for (const variant of order) {
        await attempt(
          async () => void results[index]?.[variant].push(await runSite(subject, variant)),
        );
      }
    }
  }

  const rows = weightRows(results);
  console.log(formatTable(rows, 'stock'));
  if (options.jsonFile !== null) {
    const report = { node: process.version, runs: options.runs, rows, results };
    writeFileSync(options.jsonFile, `${JSON.stringify(report, null, 2)}\n`);
  }
}

runScript(main, () => Object.values(SITES).forEach(({ remove }) => remove()));
