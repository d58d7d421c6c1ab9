import { median, toRow, type BuildFigures, type ComparisonRow, type Unit } from './comparison';
import type { RequestRecord } from './requestRecord';

/** What opening a page costs, in bytes under brotli, prefetches left out. */
export interface WeightPageFigures {
  /** Without the table. */
  readonly script: number;
  /** The table of the section's pages (`plugins/delivery/page-weight`), a script or data. */
  readonly table: number;
  readonly stylesheet: number;
  readonly document: number;
}

/** A tap on a page that is starting. */
export interface TapFigure {
  readonly control: string;
  /** When, in s after the first paint. */
  readonly delay: number;
  /** From the tap to the first frame with the answer, in ms; `Infinity` for a tap that is lost. */
  readonly answered: number;
}

/** One site in one run. */
export interface WeightRun {
  readonly build: BuildFigures;
  readonly page: WeightPageFigures;
  readonly taps: readonly TapFigure[];
}

/** The runs of our site and of stock Docusaurus with the same pages. */
export interface WeightResult {
  readonly subject: string;
  /** Pages of the generated site; `null` for the real one. */
  readonly pages: number | null;
  readonly site: readonly WeightRun[];
  readonly stock: readonly WeightRun[];
}

/** The addresses of such tables. */
export const TABLE_FILE = /\/table-\d+\./;

type Read = (run: WeightRun) => number | null;

const PAGE_FIGURES: readonly [string, Read][] = [
  ['JS', ({ page }) => page.script],
  ['table of the section', ({ page }) => page.table],
  ['JS and table', ({ page }) => page.script + page.table],
  ['CSS', ({ page }) => page.stylesheet],
  ['HTML', ({ page }) => page.document],
];

const BUILD_FIGURES: readonly [string, Unit, Read][] = [
  ['HTML files', 'count', ({ build }) => build.htmlFiles],
  ['cold build', 'seconds', ({ build }) => build.seconds],
  ['peak memory', 'bytes', ({ build }) => build.totalMemory],
];

/** Adds up the requests of one page. */
export function toWeightFigures(records: readonly RequestRecord[]): WeightPageFigures {
  const isTable = ({ url }: RequestRecord) => TABLE_FILE.test(url);
  const sum = (matches: (record: RequestRecord) => boolean) =>
    records.filter(matches).reduce((total, { bytes }) => total + bytes, 0);
  const sumOf = (type: string) => sum((record) => record.resourceType === type && !isTable(record));
  return {
    script: sumOf('script'),
    table: sum(isTable),
    stylesheet: sumOf('stylesheet'),
    document: sumOf('document'),
  };
}

const medianOf = (runs: readonly WeightRun[], read: Read) => median(runs.map(read));

function resultRows({ subject, site, stock }: WeightResult): ComparisonRow[] {
  const figures = [
    ...PAGE_FIGURES.map(([figure, read]) => [figure, 'bytes', read] as const),
    ...BUILD_FIGURES,
  ];
  return figures.map(([figure, unit, read]) =>
    toRow({ subject, figure, unit }, medianOf(site, read), medianOf(stock, read)),
  );
}

/** A line for each tap on either; `null` for a control that a site does not have. */
function tapRows({ subject, site, stock }: WeightResult): ComparisonRow[] {
  const figures = new Map(
    [...site, ...stock]
      .flatMap(({ taps }) => taps)
      .map(({ control, delay }) => [`tap on ${control} at ${delay} s`, { control, delay }]),
  );
  return [...figures].map(([figure, { control, delay }]) => {
    const read: Read = ({ taps }) =>
      taps.find((tap) => tap.control === control && tap.delay === delay)?.answered ?? null;
    return toRow({ subject, figure, unit: 'taps' }, medianOf(site, read), medianOf(stock, read));
  });
}

function growthRows(smaller: WeightResult, larger: WeightResult): ComparisonRow[] {
  const { pages: from } = smaller;
  const { pages: to } = larger;
  if (from === null || to === null) return [];
  const subject = `growth per page of the site, ${from} to ${to} pages`;
  return PAGE_FIGURES.map(([figure, read]) => {
    const [site, stock] = (['site', 'stock'] as const).map((variant) => {
      const before = medianOf(smaller[variant], read);
      const after = medianOf(larger[variant], read);
      return before === null || after === null ? null : (after - before) / (to - from);
    });
    return toRow({ subject, figure, unit: 'growth' }, site ?? null, stock ?? null);
  });
}

/** All lines, medians of the runs: each site, and how much each size has on the one before. */
export function weightRows(results: readonly WeightResult[]): ComparisonRow[] {
  return [
    ...results.flatMap((result) => [...resultRows(result), ...tapRows(result)]),
    ...results.flatMap((result, index) => {
      const before = results[index - 1];
      return before ? growthRows(before, result) : [];
    }),
  ];
}
