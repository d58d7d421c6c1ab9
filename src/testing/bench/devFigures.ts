import { median, toRow, type ComparisonRow, type Unit } from './comparison';

/** What the development server of one site took in one run; times in seconds, memory in bytes. */
export interface DevRun {
  /** From the command to the first rendered page, from nothing. */
  readonly cold: number;
  /** The same, with what the first start has cached. */
  readonly warm: number;
  /** From saving a page to its new text in the browser. */
  readonly pageEdit: number;
  /** From saving a demo to its new text in the browser; `null` for a site without demos. */
  readonly demoEdit: number | null;
  /** Peak of all its processes together; `null` when it cannot be measured. */
  readonly memory: number | null;
}

const FIGURES: readonly [keyof DevRun, string, Unit][] = [
  ['cold', 'cold start to first page', 'seconds'],
  ['warm', 'warm start to first page', 'seconds'],
  ['pageEdit', 'page edit to screen', 'seconds'],
  ['demoEdit', 'demo edit to screen', 'seconds'],
  ['memory', 'peak memory, all processes', 'bytes'],
];

/** The medians of both sites' runs, in the order they are shown. */
export function compareDevRuns(site: readonly DevRun[], plain: readonly DevRun[]): ComparisonRow[] {
  return FIGURES.map(([key, figure, unit]) =>
    toRow(
      { subject: 'development server', figure, unit },
      median(site.map((run) => run[key])),
      median(plain.map((run) => run[key])),
    ),
  );
}
