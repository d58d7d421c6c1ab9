/** What one build took. */
export interface BuildFigures {
  readonly seconds: number;
  /** Peak of all processes together, in bytes; `null` when it cannot be measured. */
  readonly totalMemory: number | null;
  readonly htmlFiles: number;
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

/** A line of the comparison. */
export function toRow(
  { subject, figure, unit }: Pick<ComparisonRow, 'subject' | 'figure' | 'unit'>,
  site: number | null,
  plain: number | null,
): ComparisonRow {
  return { subject, figure, unit, site, plain, ratio: ratio(site, plain) };
}
