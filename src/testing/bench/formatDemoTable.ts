import { formatColumns } from './formatTable';
import type { DemoPageFigures } from './measureDemoPage';

interface Column {
  readonly name: string;
  readonly figures: DemoPageFigures;
}

const bytes = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const milliseconds = (value: number) => `${Math.round(value)} ms`;
const count = (value: number) => String(value);

const ROWS: readonly [keyof DemoPageFigures, string, (value: number) => string][] = [
  ['firstBytes', 'bytes before scrolling', bytes],
  ['firstScriptBytes', 'of these, JS', bytes],
  ['firstRequests', 'requests before scrolling', count],
  ['firstBlockingTime', 'blocking time before scrolling', milliseconds],
  ['allBytes', 'bytes with all demos seen', bytes],
  ['allRequests', 'requests with all demos seen', count],
  ['allBlockingTime', 'blocking time with all demos seen', milliseconds],
];

/** Each figure beside its ratio to that of the first column. */
export function formatDemoTable(columns: readonly Column[]): string {
  const base = columns[0]?.figures;
  const ratioOf = (value: number, key: keyof DemoPageFigures) =>
    base && base[key] > 0 ? ` (${(value / base[key]).toFixed(2)}x)` : '';
  return formatColumns([
    ['', ...columns.map(({ name }) => name)],
    ...ROWS.map(([key, label, format]) => [
      label,
      ...columns.map(({ figures }, index) => {
        const value = figures[key];
        return `${format(value)}${index === 0 ? '' : ratioOf(value, key)}`;
      }),
    ]),
  ]);
}
