import { existsSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../../common/command-line/runCommand';
import { toSitePath } from '../../../common/files/toSitePath';
import {
  completeOverlay,
  DOCUMENTED_MEMBERS,
  findMember,
  findMemberByAddress,
  formatOverlay,
  loadEnglishMembers,
  parseOverlayFile,
} from '../../api-reference/node';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '../../../../src/site/locales';
import type { TranslationCoverage } from '../contract';
import type { TranslationProblem } from './comparePages';
import { HELP, parseCommand, type Command, type PageAction } from './commandLine';
import { acceptPage, diffPage, findPair, startPage } from './editPages';
import { findProblems, findProblemsOfPage } from './findProblems';
import { formatCoverage, formatHtml } from './formatCoverage';
import { completeOverlayFile, stampOverlayFile } from './overlayFiles';
import { readCoverage } from './readCoverage';
import { startTables } from './tableTexts';

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

/** Loads the documented components and hooks; `undefined`, with a warning, if that fails. */
async function loadMembers() {
  try {
    return await loadEnglishMembers(SITE_DIR, DOCUMENTED_MEMBERS);
  } catch (error) {
    // The other lines are output of the compiler.
    const [reason = ''] = toMessage(error).split('\n');
    console.error(`The texts of the API reference are not counted: ${reason}`);
    return undefined;
  }
}

/** Accepts a file of API texts. */
async function acceptApi(file: string): Promise<void> {
  const documented = findMember(parseOverlayFile(file)?.id ?? '');
  const members = await loadEnglishMembers(SITE_DIR, documented ? [documented] : []);
  const unknown = stampOverlayFile(SITE_DIR, file, members);
  const exceptions =
    unknown.length > 0 ? `, except what is not documented: ${unknown.join(', ')}` : '';
  console.log(`Accepted ${file}${exceptions}`);
}

function reportProblems(problems: readonly TranslationProblem[]): void {
  for (const { file, line, message } of problems) console.error(`${file}:${line}: ${message}`);
  if (problems.length > 0) process.exitCode = 1;
}

async function editPage(type: PageAction, page: string, locale: string | undefined) {
  if (locale !== undefined) chooseLocales(locale);
  const file = toSitePath(SITE_DIR, path.resolve(SITE_DIR, page));
  if (type === 'accept' && parseOverlayFile(file)) return acceptApi(file);
  const pair = findPair(SITE_DIR, page, locale);
  const today = new Date().toISOString().slice(0, 10);
  switch (type) {
    case 'start':
      startPage(SITE_DIR, pair, today);
      for (const name of [pair.translated, ...(await startTables(SITE_DIR, pair.translated))]) {
        console.log(`Translate ${name}`);
      }
      console.log(`"--check ${pair.translated}" then finds what differs from English`);
      console.log(`"--accept ${pair.translated}" ends the draft`);
      return;
    case 'accept':
      acceptPage(SITE_DIR, pair, today);
      console.log(`Accepted ${pair.translated}`);
      reportProblems(await findProblemsOfPage(SITE_DIR, pair));
      return;
    case 'diff': {
      const diff = diffPage(SITE_DIR, pair, process.stdout.isTTY);
      console.log(diff === '' ? `${pair.english} has not changed since the translation` : diff);
    }
  }
}

async function report(format: 'text' | 'json' | 'html', locales: readonly Locale[]): Promise<void> {
  const coverage = readCoverage(SITE_DIR, locales, await loadMembers());
  const write = {
    text: formatCoverage,
    html: formatHtml,
    json: (value: TranslationCoverage) => JSON.stringify(value, null, 2),
  }[format];
  console.log(write(coverage));
}

async function check(locales: readonly Locale[], files: readonly string[]): Promise<void> {
  const wanted = files.map((file) => path.relative(SITE_DIR, path.resolve(SITE_DIR, file)));
  for (const file of wanted) {
    if (!existsSync(path.join(SITE_DIR, file))) throw new Error(`There is no file ${file}`);
  }
  const members = await loadEnglishMembers(SITE_DIR, DOCUMENTED_MEMBERS);
  const all = await findProblems(SITE_DIR, locales, members, wanted.length > 0);
  const problems = all.filter(({ file }) => wanted.length === 0 || wanted.includes(file));
  reportProblems(problems);
  console.log(
    `${problems.length} ${problems.length === 1 ? 'problem' : 'problems'} in the translations`,
  );
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
    case 'diff':
    case 'accept':
    case 'start':
      for (const page of command.pages) await editPage(command.type, page, command.locale);
      return;
    case 'api':
      await showApi(command.page, command.locale);
      return;
    case 'check':
      return check(chooseLocales(command.locale), command.files);
    case 'report':
      return report(command.format, chooseLocales(command.locale));
  }
}

runCommand(HELP, async () => run(parseCommand(process.argv.slice(2))));
