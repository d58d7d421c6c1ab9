import { parseArgs } from 'node:util';

/** Parsed arguments of `npm run api`. */
export interface ApiCommand {
  /** A package, its alias, or `name@version`. */
  readonly package: string;
  readonly inherited: boolean;
  /** Output file; standard output if `undefined`. */
  readonly out?: string;
}

const USAGE = 'npm run api -- --package <name> [--inherited] [--out <file>]';

/**
 * Parses the arguments of the command.
 * @throws An Error with one sentence and the usage.
 */
export function parseApiCommand(args: readonly string[]): ApiCommand {
  const { values } = parse(args);
  if (!values.package) {
    throw new Error(`Say which package to read: ${USAGE}`);
  }
  return { package: values.package, inherited: values.inherited ?? false, out: values.out };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        package: { type: 'string' },
        inherited: { type: 'boolean' },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    // `parseArgs` only throws errors.
    const { message } = error as Error;
    const reason = message.split(/\.\s|\n/)[0]?.replace(/\.$/, '');
    throw new Error(`${reason}; use it like this: ${USAGE}`);
  }
}
