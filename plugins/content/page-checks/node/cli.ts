import path from 'node:path';
import { runCommand } from '../../../common/command-line/runCommand';
import { toSitePath } from '../../../common/files/toSitePath';
import { checkContent } from './checkContent';

const SITE_DIR = path.resolve(__dirname, '../../../..');

const HELP = `npm run check:content [-- <file or folder> …]

Lists what is wrong with the pages, as file:line: message (rule), and ends with 1 if anything is.`;

async function main(): Promise<void> {
  const wanted = process.argv.slice(2).map((arg) => toSitePath(SITE_DIR, path.resolve(arg)));
  const { pageCount, problems } = await checkContent(SITE_DIR);
  const shown = problems.filter(
    ({ file }) => !wanted.length || wanted.some((prefix) => file.startsWith(prefix)),
  );
  for (const { file, line, message, rule } of shown) {
    console.log(`${file}:${line}: ${message} (${rule})`);
  }
  console.log(`${pageCount} pages checked, ${shown.length} problems.`);
  if (shown.length > 0) process.exitCode = 1;
}

runCommand(HELP, main);
