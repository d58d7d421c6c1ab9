import path from 'node:path';
import { DEFAULT_LOCALE, LOCALES } from '../../../src/site/locales';
import { HELP, parseCommand, type Command } from './commandLine';
import { formatReport, needsWork } from './formatReport';
import { readReport } from './readReport';
import { stampPage } from './stampPages';

const SITE_DIR = path.resolve(__dirname, '../../..');

function run(command: Command): void {
  if (command.type === 'help') {
    console.log(HELP);
    return;
  }
  if (command.type === 'stamp') {
    for (const file of command.files) {
      stampPage(SITE_DIR, file);
      console.log(`Stamped ${file}`);
    }
    return;
  }
  const translated = LOCALES.filter(({ code }) => code !== DEFAULT_LOCALE);
  const chosen = translated.filter(({ code }) => code === (command.locale ?? code));
  if (chosen.length === 0) {
    const known = translated.map(({ code }) => code).join(', ');
    throw new Error(`'${command.locale}' is not a language to translate into; there are ${known}`);
  }
  const report = readReport(SITE_DIR, chosen);
  console.log(formatReport(report));
  if (command.check && needsWork(report)) {
    process.exitCode = 1;
  }
}

try {
  run(parseCommand(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
