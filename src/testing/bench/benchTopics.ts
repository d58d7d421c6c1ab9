/* Which topics of a list the pages have no anchor for. README.md explains the list. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { readAnchors } from '../../../plugins/common/markdown/readAnchors';
import { findPageFile } from '../../../plugins/common/pages/findPageFile';
import { parsePage } from '../../../plugins/common/pages/parsePage';
import { compareTopics, parseTopics } from './compareTopics';

function anchorsOf(address: string): readonly string[] | undefined {
  const file = findPageFile(address, process.cwd());
  if (file === undefined || !/\.mdx?$/.test(file)) return undefined;
  const { tree, source } = parsePage(file, readFileSync(path.resolve(file), 'utf8'));
  return readAnchors(tree, source).names;
}

const [list] = process.argv.slice(2);
if (list === undefined) {
  console.error('npm run bench:topics -- <file with topics>');
  process.exit(1);
}
const compared = compareTopics(parseTopics(readFileSync(list, 'utf8')), anchorsOf);
const existing = compared.filter(({ missing }) => missing !== null);
for (const { address, count, missing } of existing) {
  if (missing?.length)
    console.log(`${address}: ${missing.length} of ${count}: ${missing.join(' ')}`);
}
const sum = (numbers: readonly number[]) => numbers.reduce((all, number) => all + number, 0);
const count = sum(existing.map((topics) => topics.count));
const there = count - sum(existing.map(({ missing }) => missing?.length ?? 0));
console.log(
  `${existing.length} of ${compared.length} addresses are pages; they have ${there} of ${count} anchors` +
    ` (${((100 * there) / Math.max(1, count)).toFixed(1)}%).`,
);
