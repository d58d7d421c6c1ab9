import { parseArgs } from 'node:util';

/** Parsed arguments of `npm run translations`. */
export type Command =
  | { readonly type: 'help' }
  | { readonly type: 'report'; readonly locale: string | undefined; readonly check: boolean }
  | { readonly type: 'stamp'; readonly files: readonly string[] }
  | { readonly type: 'api'; readonly page: string; readonly locale: string | undefined };

export const HELP = `npm run translations                      what is missing, unused and out of date
npm run translations -- --locale zh       the same for one language
npm run translations -- --check           the same, and fails if something needs repair
npm run translations -- --stamp <file>…   notes that translated pages and files of API texts match
                                          the English ones
npm run translations -- --api material-ui/button
                                          shows the texts of a component or hook to translate
npm run translations -- --api material-ui/button --locale zh
                                          puts those that a language lacks into its file`;

/** Parses the arguments after `npm run translations --`. Throws for an unknown one. */
export function parseCommand(args: readonly string[]): Command {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      locale: { type: 'string' },
      check: { type: 'boolean', default: false },
      stamp: { type: 'boolean', default: false },
      api: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    return { type: 'help' };
  }
  if (values.stamp) {
    if (positionals.length === 0) {
      throw new Error('--stamp needs at least one file');
    }
    return { type: 'stamp', files: positionals };
  }
  if (positionals.length > 0) {
    throw new Error(`Unexpected argument '${positionals.join(' ')}'`);
  }
  if (values.api !== undefined) {
    return { type: 'api', page: values.api, locale: values.locale };
  }
  return { type: 'report', locale: values.locale, check: values.check };
}
