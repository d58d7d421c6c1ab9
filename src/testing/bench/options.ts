import path from 'node:path';
import { parseArgs } from 'node:util';

/** What the command line asks for. */
export interface BenchOptions {
  /** How often both sites are built and measured; every figure is the median. */
  readonly runs: number;
  /** Where the figures are written as JSON besides the table; `null` for nowhere. */
  readonly jsonFile: string | null;
  /** The project whose pages are measured. */
  readonly root: string;
}

/**
 * Reads the arguments after the script's name; relative paths start at `workingDirectory`.
 * Throws what is wrong with them.
 */
export function parseOptions(args: readonly string[], workingDirectory: string): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      runs: { type: 'string', default: '1' },
      json: { type: 'string' },
      root: { type: 'string', default: '.' },
    },
  });
  if (!/^[1-9]\d?$/.test(values.runs)) {
    throw new Error(`--runs ${values.runs}: expected a whole number from 1 to 99.`);
  }
  return {
    runs: Number(values.runs),
    jsonFile: values.json === undefined ? null : path.resolve(workingDirectory, values.json),
    root: path.resolve(workingDirectory, values.root),
  };
}
