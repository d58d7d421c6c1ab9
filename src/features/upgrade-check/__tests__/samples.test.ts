import type { UpgradeFile } from '@site/plugins/content/api-reference/contract';
import { checkSource } from '../checkSource';
import { loadUpgradeFile } from '@site/src/testing/loadUpgradeFile';
import { SAMPLES } from './samples';

/** Of `@mui/material/legacy` or `slotProps.additionalAvatar`. */
const lastPart = (name: string) => name.split(/[/.]/).at(-1) ?? name;

let file: UpgradeFile;

beforeAll(async () => {
  file = await loadUpgradeFile();
}, 240_000);

test('there are at least 40 samples', () => {
  expect(SAMPLES.length).toBeGreaterThanOrEqual(40);
});

test.each(SAMPLES)('$title', ({ code, fileName, findings }) => {
  const result = checkSource({ text: code, ...(fileName !== undefined && { fileName }) }, file);
  if ('problem' in result) throw new Error(`${result.problem} in line ${result.line}`);
  const told = result.findings.map(
    ({ line, column, kind, subject, name }) => `${line}:${column} ${kind} ${subject} ${name}`,
  );
  expect(told).toEqual(findings);
  const lines = code.split('\n');
  for (const { line, column, code: shown, mark, name } of result.findings) {
    const marked = shown.slice(...mark);
    const isMarked = lines[line - 1]?.slice(column - 1).startsWith(marked);
    expect([marked, isMarked]).toEqual([expect.stringContaining(lastPart(name)), true]);
  }
});
