import { parseArgs } from 'node:util';

/** What is asked of `npm run api`. */
export interface ApiCommand {
  /** A package, an alias of one, or `name@version`. */
  readonly package: string;
  readonly inherited: boolean;
  /** The file to write; standard output if `undefined`. */
  readonly out?: string;
}

const USAGE = 'npm run api -- --package <name> [--inherited] [--out <file>]';

/**
 * Reads the arguments of the command.
 * @throws An Error with one sentence that says what is wrong and how the command is used.
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
    // `parseArgs` throws nothing else.
    const { message } = error as Error;
    const reason = message.split(/\.\s|\n/)[0]?.replace(/\.$/, '');
    throw new Error(`${reason}; use it like this: ${USAGE}`);
  }
}
