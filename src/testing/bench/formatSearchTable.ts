import type { HitFigures } from '../search/measureHits';
import type { SearchFigures } from './measureSearch';

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
const milliseconds = (time: number) => `${Math.round(time)} ms`;
const share = (part: number, all: number) =>
  `${part} of ${all} (${((100 * part) / all).toFixed(1)} %)`;

/** What the bench prints: figures in two columns, then the queries whose page is not the first. */
export function formatSearchTable(hits: HitFigures, search: SearchFigures): string {
  const { count, at1, at3, at5, misses } = hits;
  const rows: readonly (readonly [string, string])[] = [
    ['hits at 1', share(at1, count)],
    ['hits at 3', share(at3, count)],
    ['hits at 5', share(at5, count)],
    ['files asked for before the dialog opens', String(search.early.length)],
    ['dialog', kilobytes(search.dialogBytes)],
    ['index needed for the first hit', kilobytes(search.firstPartBytes)],
    ['index of all products', kilobytes(search.indexBytes)],
    ['dialog and whole index', kilobytes(search.dialogBytes + search.indexBytes)],
    ['opening to first hit', milliseconds(search.openToHit)],
    ['index there to first hit', milliseconds(search.indexToHit)],
    ['key to hits', milliseconds(search.keyToHit)],
  ];
  const width = Math.max(...rows.map(([name]) => name.length));
  const table = rows.map(([name, value]) => `${name.padEnd(width)}  ${value}`);
  const missed = misses.map(
    ({ query, from, wanted, rank, first }) =>
      `"${query}" from ${from}: ${wanted} is ${rank ?? 'not among the first ten'}; first is ${first ?? 'nothing'}`,
  );
  return [...table, ...(missed.length > 0 ? ['', ...missed] : [])].join('\n');
}
