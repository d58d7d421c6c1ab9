import { parseArgs } from 'node:util';
import { parseOptions, type BenchOptions } from './options';

/** What the command line of `bench:weight` asks for. */
export interface WeightOptions extends BenchOptions {
  /** The numbers of pages of the generated sites, smallest first. */
  readonly sizes: readonly number[];
  /** Whether the real site is measured, too. */
  readonly real: boolean;
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
 * Reads the arguments after the script's name: those of `parseOptions`, `--sizes 100,500` and
 * `--no-real`. Throws what is wrong with them.
 */
export function parseWeightOptions(
  args: readonly string[],
  workingDirectory: string,
): WeightOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      sizes: { type: 'string', default: '100,500,2000' },
      'no-real': { type: 'boolean', default: false },
      runs: { type: 'string' },
      json: { type: 'string' },
      root: { type: 'string' },
    },
  });
  const { runs, json, root } = values;
  const shared = Object.entries({ runs, json, root }).flatMap(([name, value]) =>
    value === undefined ? [] : [`--${name}=${value}`],
  );
  const sizes = [...new Set(values.sizes.split(',').map(parseSize))].sort((a, b) => a - b);
  return { ...parseOptions(shared, workingDirectory), sizes, real: !values['no-real'] };
}
