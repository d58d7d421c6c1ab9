const MEGABYTE = 1_000_000;

/** Formats a size in bytes for a language, e.g. `4.2 MB`. Never 0. */
export function formatSize(bytes: number, language: string): string {
  const format = new Intl.NumberFormat(language, {
    style: 'unit',
    unit: 'megabyte',
    maximumFractionDigits: bytes < 100 * MEGABYTE ? 1 : 0,
  });
  return format.format(Math.max(0.1, bytes / MEGABYTE));
}
