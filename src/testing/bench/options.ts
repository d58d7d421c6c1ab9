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

/** The options of every benchmark, for `parseArgs`. */
export const BENCH_OPTIONS = {
  runs: { type: 'string', default: '1' },
  json: { type: 'string' },
  root: { type: 'string', default: '.' },
} as const;

interface BenchValues {
  readonly runs: string;
  readonly json?: string | undefined;
  readonly root: string;
}

/** Reads the values of `BENCH_OPTIONS`; relative paths start at `workingDirectory`. Throws what is wrong with them. */
export function toBenchOptions(
  { runs, json, root }: BenchValues,
  workingDirectory: string,
): BenchOptions {
  if (!/^[1-9]\d?$/.test(runs)) {
    throw new Error(`--runs ${runs}: expected a whole number from 1 to 99.`);
  }
  return {
    runs: Number(runs),
    jsonFile: json === undefined ? null : path.resolve(workingDirectory, json),
    root: path.resolve(workingDirectory, root),
  };
}

/** Reads the arguments after the script's name. Throws what is wrong with them. */
export const parseOptions = (args: readonly string[], workingDirectory: string): BenchOptions =>
  toBenchOptions(parseArgs({ args: [...args], options: BENCH_OPTIONS }).values, workingDirectory);
