import { formatColumns, formatValue } from './formatTable';
import type { WeightRow } from './weightFigures';

const MISSING = 'n/a';

function formatTap(value: number | null): string {
  if (value === null) return MISSING;
  return Number.isFinite(value) ? `${Math.round(value)} ms` : 'lost';
}

function formatCell(value: number | null, unit: WeightRow['unit']): string {
  if (unit === 'taps') return formatTap(value);
  if (unit !== 'growth') return formatValue(value, unit);
  return value === null ? MISSING : `${value.toFixed(2)} B`;
}

/** The lines as a text table, with a heading for each subject. */
export function formatWeightTable(rows: readonly WeightRow[]): string {
  const cells = rows.flatMap(({ subject, figure, unit, site, stock, ratio }, index) => [
    ...(rows[index - 1]?.subject === subject
      ? []
      : [
          ['', '', '', ''],
          [subject, '', '', ''],
        ]),
    [
      `  ${figure}`,
      formatCell(site, unit),
      formatCell(stock, unit),
      ratio === null ? MISSING : ratio.toFixed(2),
    ],
  ]);
  return formatColumns([['', 'site', 'stock', 'site/stock'], ...cells])
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}
