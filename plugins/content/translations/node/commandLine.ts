import { parseArgs } from 'node:util';

/** What `--diff`, `--accept` and `--start` do to pages. */
export type PageAction = 'diff' | 'accept' | 'start';

interface InLanguage {
  readonly locale: string | undefined;
}

/** Parsed arguments of `npm run translations`. */
export type Command =
  | ({ readonly type: 'report'; readonly format: 'text' | 'json' | 'html' } & InLanguage)
  | ({ readonly type: 'check'; readonly files: readonly string[] } & InLanguage)
  | ({ readonly type: PageAction; readonly pages: readonly string[] } & InLanguage)
  | ({ readonly type: 'api'; readonly page: string } & InLanguage);

export const HELP = `npm run translations                  what is translated, outdated and missing
  --locale zh                         one language, with its missing pages
  --json, --html                      the same for programs and for browsers
  --check                             fails if a translation does not match its English page
  --check i18n/zh/dictionary.json     the same for some files only
  --start material-ui/react-tabs --locale zh
                                      copies a page to be translated, with its keyboard tables
  --diff material-ui/react-tabs --locale zh
                                      shows how English has changed since the translation
  --accept material-ui/react-tabs --locale zh
                                      notes that the translation follows the current English page;
                                      also takes files, and those of API texts
  --api material-ui/button            shows the texts of a component or hook to translate
  --api material-ui/button --locale zh
                                      puts those that a language lacks into its file
Options follow "--": npm run translations -- --locale zh`;

const ACTIONS: readonly PageAction[] = ['diff', 'accept', 'start'];

const flag = { type: 'boolean', default: false } as const;
const OPTIONS = {
  locale: { type: 'string' },
  check: flag,
  json: flag,
  html: flag,
  diff: flag,
  accept: flag,
  start: flag,
  api: { type: 'string' },
} as const;
const KNOWN = Object.keys(OPTIONS).map((name) => `--${name}`);

/** Parses the arguments after `npm run translations --`. Throws for an unknown one. */
export function parseCommand(args: readonly string[]): Command {
  const unknown = args.find(
    (arg) => arg.startsWith('-') && !KNOWN.includes(arg.split('=', 1)[0] ?? ''),
  );
  if (unknown !== undefined) throw new Error(`There is no option ${unknown}. There are:\n${HELP}`);
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: OPTIONS,
  });
  const { locale } = values;
  const action = ACTIONS.find((name) => values[name]);
  if (action) {
    if (positionals.length === 0) throw new Error(`--${action} needs at least one page`);
    return { type: action, pages: positionals, locale };
  }
  if (values.check) return { type: 'check', files: positionals, locale };
  if (positionals.length > 0) throw new Error(`Unexpected argument '${positionals.join(' ')}'`);
  if (values.api !== undefined) return { type: 'api', page: values.api, locale };
  const format = values.json ? 'json' : values.html ? 'html' : 'text';
  return { type: 'report', format, locale };
}
