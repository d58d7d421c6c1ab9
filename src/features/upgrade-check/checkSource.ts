import type { UpgradeFile } from '@site/plugins/content/api-reference/contract';
import { findUses, type FoundUses } from './finding/findUses';
import { createLocate } from './finding/locate';
import { createRowLookup } from './finding/rowLookup';
import { readSource } from './readSource';
import { FINDING_LIMIT, SOURCE_LIMIT, type CheckedSource, type CheckResult } from './result';

function findInStyles(text: string, file: UpgradeFile): FoundUses {
  const locate = createLocate(text);
  const classes = createRowLookup(file).findClasses(text);
  const findings = classes.map(({ at, end, told }) => ({ ...told, ...locate(at, end) }));
  return { findings, assumed: [] };
}

/** Checks a text, which is never run. */
export function checkSource(source: CheckedSource, file: UpgradeFile): CheckResult {
  const { text } = source;
  if (text.length > SOURCE_LIMIT) return { problem: 'tooLong' };
  try {
    const read = readSource(source);
    if (read.kind === 'syntax') return { problem: 'syntax', line: read.line };
    const { findings, assumed } =
      read.kind === 'styles'
        ? findInStyles(text, file)
        : findUses(read.ast, text, read.offset, file);
    return { findings: findings.slice(0, FINDING_LIMIT), total: findings.length, assumed };
  } catch (error) {
    if (error instanceof RangeError) return { problem: 'tooDeep' };
    throw error;
  }
}
