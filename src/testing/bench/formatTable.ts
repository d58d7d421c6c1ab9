import type { ComparisonRow, Unit } from './comparison';

const MISSING = 'n/a';
const MEGABYTE = 1024 * 1024;

/** A figure for people: `1,234 B`, `512.0 MB` from one megabyte on, `12.3 s`, `7`. */
export function formatValue(value: number | null, unit: Unit): string {
  if (value === null) return MISSING;
  const number = (digits: number, of = value) =>
    of.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits });
  if (unit === 'seconds') return `${number(1)} s`;
  if (unit === 'growth') return `${number(2)} B`;
  if (unit === 'taps') return Number.isFinite(value) ? `${number(0)} ms` : 'lost';
  if (unit === 'count') return number(Number.isInteger(value) ? 0 : 1);
  return value < MEGABYTE ? `${number(0)} B` : `${number(1, value / MEGABYTE)} MB`;
}

/** The first column to the left, figures to the right. */
function alignColumns(cells: readonly (readonly string[])[]): string[] {
  const widths = (cells[0] ?? []).map((_, column) =>
    Math.max(...cells.map((line) => line[column]?.length ?? 0)),
  );
  return cells.map((line) =>
    line
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  '),
  );
}

/** The comparison with the `other` site as a text table, with a heading for each subject. */
export function formatTable(rows: readonly ComparisonRow[], other = 'plain'): string {
  const cells = [
    ['', 'site', other, `site/${other}`],
    ...rows.map(({ figure, unit, site, plain, ratio }) => [
      `  ${figure}`,
      formatValue(site, unit),
      formatValue(plain, unit),
      ratio === null ? MISSING : ratio.toFixed(2),
    ]),
  ];
  const [head = '', ...body] = alignColumns(cells);
  const headed = rows.flatMap(({ subject }, index) => {
    const line = body[index] ?? '';
    return rows[index - 1]?.subject === subject ? [line] : ['', subject, line];
  });
  return [head, ...headed].join('\n');
}
