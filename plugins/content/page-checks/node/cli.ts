import path from 'node:path';
import { checkPage, type Problem } from './checkPage';
import { readContent } from './readContent';
import { findSharedProblems } from './rules/acrossPages';

const SITE_DIR = path.resolve(__dirname, '../../../..');

const HELP = `npm run check:content [-- <file or folder> …]

Lists what is wrong with the pages, as file:line: message (rule), and ends with 1 if anything is.`;

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (args.includes('--help')) {
    console.log(HELP);
    return;
  }
  const wanted = args.map((arg) =>
    path.relative(SITE_DIR, path.resolve(arg)).split(path.sep).join('/'),
  );
  const { pages, demos } = readContent(SITE_DIR);
  const problems: Problem[] = findSharedProblems(pages, demos).map((p) => ({ line: 1, ...p }));
  for (const page of pages) problems.push(...(await checkPage(page)));
  const shown = problems
    .filter(({ file }) => !wanted.length || wanted.some((prefix) => file.startsWith(prefix)))
    .sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
  for (const { file, line, message, rule } of shown) {
    console.log(`${file}:${line}: ${message} (${rule})`);
  }
  console.log(`${pages.length} pages, ${shown.length} problems.`);
  if (shown.length > 0) process.exitCode = 1;
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
