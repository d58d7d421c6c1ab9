import path from 'node:path';
import {
  completeOverlay,
  DOCUMENTED_MEMBERS,
  findMember,
  findMemberByAddress,
  formatOverlay,
  loadEnglishMembers,
  parseOverlayFile,
} from '../../api-reference/node/overlay';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../src/site/locales';
import { HELP, parseCommand, type Command } from './commandLine';
import { formatReport, needsWork, type TranslationReport } from './formatReport';
import { completeOverlayFile, stampOverlayFile } from './overlayFiles';
import { readReport } from './readReport';
import { stampPage } from './stampPages';

const SITE_DIR = path.resolve(__dirname, '../../../..');

function toMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** Returns all languages except English, or the given one. Throws for an unknown language. */
function chooseLocales(locale: string | undefined): Locale[] {
  const translated = LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE);
  const chosen = translated.filter(({ code }) => code === (locale ?? code));
  if (chosen.length === 0) {
    const known = translated.map(({ code }) => code).join(', ');
    throw new Error(`'${locale}' is not a language to translate into; there are ${known}`);
  }
  return chosen;
}

/** Creates the report; without API texts if the API cannot be read. */
async function makeReport(locales: readonly Locale[]): Promise<TranslationReport> {
  let apiProblem: string | undefined;
  const members = await loadEnglishMembers(SITE_DIR, DOCUMENTED_MEMBERS).catch((error: unknown) => {
    apiProblem = toMessage(error);
    return undefined;
  });
  return { ...readReport(SITE_DIR, locales, members), apiProblem };
}

async function stamp(files: readonly string[]): Promise<void> {
  const relative = files.map((file) =>
    path.relative(SITE_DIR, path.resolve(SITE_DIR, file)).split(path.sep).join('/'),
  );
  const documented = relative.flatMap((file) => findMember(parseOverlayFile(file)?.id ?? '') ?? []);
  const members = await loadEnglishMembers(SITE_DIR, documented);
  for (const file of relative) {
    if (parseOverlayFile(file) === undefined) {
      stampPage(SITE_DIR, file);
      console.log(`Stamped ${file}`);
    } else {
      const unknown = stampOverlayFile(SITE_DIR, file, members);
      const exceptions =
        unknown.length > 0 ? `, except what is not documented: ${unknown.join(', ')}` : '';
      console.log(`Stamped ${file}${exceptions}`);
    }
  }
}

async function showApi(page: string, locale: string | undefined): Promise<void> {
  const locales = locale === undefined ? [] : chooseLocales(locale);
  const documented = findMemberByAddress(page);
  if (documented === undefined) {
    throw new Error(
      `'${page}' is no documented component or hook; name one like material-ui/button or base-ui/use-menu`,
    );
  }
  const { id } = documented;
  const member = (await loadEnglishMembers(SITE_DIR, [documented])).get(id);
  if (member === undefined) {
    throw new Error(`${documented.packageName} has no ${documented.name}`);
  }
  if (locale === undefined) {
    console.log(formatOverlay(completeOverlay(member, new Map())));
  }
  for (const { code } of locales) {
    const { file, total, missing, stale } = completeOverlayFile(SITE_DIR, code, id, member);
    console.log(
      total === 0
        ? `${documented.name} has no texts`
        : `${file}: ${missing} of ${total} texts to translate, ${stale} to check, as their English changed`,
    );
  }
}

async function run(command: Command): Promise<void> {
  switch (command.type) {
    case 'help':
      console.log(HELP);
      return;
    case 'stamp':
      await stamp(command.files);
      return;
    case 'api':
      await showApi(command.page, command.locale);
      return;
    case 'report': {
      const report = await makeReport(chooseLocales(command.locale));
      console.log(formatReport(report));
      if (command.check && needsWork(report)) {
        process.exitCode = 1;
      }
    }
  }
}

async function main(): Promise<void> {
  try {
    await run(parseCommand(process.argv.slice(2)));
  } catch (error) {
    console.error(toMessage(error));
    process.exitCode = 1;
  }
}

void main();
