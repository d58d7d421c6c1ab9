import { parseArgs } from 'node:util';
import { BENCH_OPTIONS, toBenchOptions, type BenchOptions } from './options';

/** What the command line of `bench:weight` asks for. */
export interface WeightOptions extends BenchOptions {
  /** The numbers of pages of the generated sites, smallest first. */
  readonly sizes: readonly number[];
  /** How many demos each generated page shows. */
  readonly demos: number;
  /** How many pages like those of the API reference a generated site has besides. */
  readonly referencePages: number;
  /** Whether the real site is measured, too. */
  readonly real: boolean;
}

function parseCount(name: string, text: string): number {
  if (!/^\d{1,4}$/.test(text)) throw new Error(`--${name} ${text}: expected a whole number.`);
  return Number(text);
}

function parseSize(text: string): number {
  if (!/^[1-9]\d{0,4}$/.test(text)) {
    throw new Error(
      `--sizes ${text}: expected numbers of pages with commas between, e.g. 100,500.`,
    );
  }
  return Number(text);
}

/**
 * Reads the arguments after the script's name: `BENCH_OPTIONS`, `--sizes 100,500`, `--demos 8`,
 * `--reference-pages 1000` and `--no-real`. Throws what is wrong with them.
 */
export function parseWeightOptions(
  args: readonly string[],
  workingDirectory: string,
): WeightOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...BENCH_OPTIONS,
      sizes: { type: 'string', default: '100,500,2000' },
      demos: { type: 'string', default: '0' },
      'reference-pages': { type: 'string', default: '0' },
      'no-real': { type: 'boolean', default: false },
    },
  });
  const sizes = [...new Set(values.sizes.split(',').map(parseSize))].sort((a, b) => a - b);
  return {
    ...toBenchOptions(values, workingDirectory),
    sizes,
    demos: parseCount('demos', values.demos),
    referencePages: parseCount('reference-pages', values['reference-pages']),
    real: !values['no-real'],
  };
}
