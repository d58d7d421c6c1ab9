import type { UpgradeFile } from '@site/plugins/content/api-reference/contract';
import { findInStyles } from './finding/classNames';
import { findUses } from './finding/findUses';
import { readSource } from './readSource';
import { FINDING_LIMIT, SOURCE_LIMIT, type CheckedSource, type CheckResult } from './result';

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
