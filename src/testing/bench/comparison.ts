import type { PageFigures } from './pageFigures';

/** What one build took. */
export interface BuildFigures {
  readonly seconds: number;
  /** Peak of all processes together, in bytes; `null` when it cannot be measured. */
  readonly totalMemory: number | null;
  /** Peak of the largest process, in bytes. */
  readonly largestProcess: number | null;
  readonly htmlFiles: number;
}

/** One site in one run. `pages` has the same order for all. */
export interface SiteRun {
  readonly build: BuildFigures;
  readonly pages: readonly PageFigures[];
}

/** `growth` is in bytes with decimals; `taps` is in ms, `Infinity` for a tap that is lost. */
export type Unit = 'bytes' | 'count' | 'growth' | 'seconds' | 'taps';

/** One line of the comparison; `null` for what could not be measured. */
export interface ComparisonRow {
  readonly subject: string;
  readonly figure: string;
  readonly unit: Unit;
  readonly site: number | null;
  readonly plain: number | null;
  /** `site / plain`. */
  readonly ratio: number | null;
}

const PAGE_FIGURES: readonly [keyof PageFigures, string, Unit][] = [
  ['script', 'JS', 'bytes'],
  ['stylesheet', 'CSS', 'bytes'],
  ['document', 'HTML', 'bytes'],
  ['other', 'other', 'bytes'],
  ['requests', 'requests', 'count'],
];

const BUILD_FIGURES: readonly [keyof BuildFigures, string, Unit][] = [
  ['htmlFiles', 'HTML files', 'count'],
  ['seconds', 'wall time', 'seconds'],
  ['totalMemory', 'peak memory, all processes', 'bytes'],
  ['largestProcess', 'peak memory, largest process', 'bytes'],
];

/** The middle of the values, or the mean of the two in the middle; `null` when one is missing. */
export function median(values: readonly (number | null)[]): number | null {
  const sorted = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (sorted.length < values.length) return null;
  const upper = sorted[Math.floor(sorted.length / 2)];
  const lower = sorted[Math.ceil(sorted.length / 2) - 1];
  return upper === undefined || lower === undefined ? null : (lower + upper) / 2;
}

/** `site / plain`; `null` when either is missing or there is nothing to compare with. */
export function ratio(site: number | null, plain: number | null): number | null {
  return site === null || plain === null || plain === 0 ? null : site / plain;
}

/** All lines, in the order they are shown: the pages in the order of `pageNames`, then the build. */
export function compareRuns(
  site: readonly SiteRun[],
  plain: readonly SiteRun[],
  pageNames: readonly string[],
): ComparisonRow[] {
  const row = (
    subject: string,
    [figure, unit]: readonly [string, Unit],
    read: (run: SiteRun) => number | null | undefined,
  ): ComparisonRow => {
    const [ours, theirs] = [site, plain].map((runs) =>
      median(runs.map((run) => read(run) ?? null)),
    );
    const values = { site: ours ?? null, plain: theirs ?? null };
    return { subject, figure, unit, ...values, ratio: ratio(values.site, values.plain) };
  };
  return [
    ...pageNames.flatMap((name, index) =>
      PAGE_FIGURES.map(([key, ...label]) => row(name, label, (run) => run.pages[index]?.[key])),
    ),
    ...BUILD_FIGURES.map(([key, ...label]) => row('build', label, (run) => run.build[key])),
  ];
}
