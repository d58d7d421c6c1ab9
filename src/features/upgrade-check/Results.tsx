import { ReactCodeBlock } from '@site/src/features/code';
import { codemodsOf, commandOf } from './codemods';
import { FindingItem } from './FindingItem';
import type { CheckResult, Finding, FindingKind } from './result';
import styles from './styles.module.css';
import { t } from './texts';

const COUNTED: readonly (readonly [
  text: 'removed' | 'renamed' | 'deprecated',
  kinds: readonly FindingKind[],
])[] = [
  ['removed', ['removed', 'keyRemoved']],
  ['renamed', ['renamed']],
  ['deprecated', ['deprecated']],
];

const countOf = (findings: readonly Finding[], kinds: readonly FindingKind[]) =>
  findings.filter(({ kind }) => kinds.includes(kind)).length;

/** What was found, in a sentence. */
export function summaryOf(result: CheckResult, limit: number): string {
  if ('problem' in result) {
    const line = String(result.line ?? 1);
    return t(`upgradeCheck.problems.${result.problem}`, { limit, line });
  }
  const { findings, total } = result;
  if (total === 0) return t('upgradeCheck.nothing');
  const parts = COUNTED.flatMap(([text, kinds]) => {
    const count = countOf(findings, kinds);
    return count === 0 ? [] : t(`upgradeCheck.counts.${text}`, { count });
  });
  return t('upgradeCheck.summary', { count: total, parts: parts.join(', ') });
}

function Codemods({ findings }: { readonly findings: readonly Finding[] }) {
  const codemods = codemodsOf(findings);
  if (codemods.length === 0) return null;
  const count = findings.filter(({ codemod }) => codemod !== undefined).length;
  return (
    <div className={styles.codemods}>
      <p className={styles.subheading}>{t('upgradeCheck.codemods')}</p>
      <p>{t('upgradeCheck.codemodsHint', { count })}</p>
      <ReactCodeBlock language="bash" code={codemods.map(commandOf).join('\n')} />
    </div>
  );
}

/** The findings in the order of the code, and the codemods that change them. */
export function Results({
  result,
}: {
  readonly result: Exclude<CheckResult, { problem: unknown }>;
}) {
  const { findings, total, assumed } = result;
  if (findings.length === 0) return null;
  return (
    <>
      {assumed.length > 0 && (
        <p className={styles.note}>{t('upgradeCheck.assumed', { names: assumed.join(', ') })}</p>
      )}
      {total > findings.length && (
        <p className={styles.note}>{t('upgradeCheck.shown', { count: findings.length })}</p>
      )}
      {/* eslint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes the role of a list without markers away. */}
      <ol role="list" aria-label={t('upgradeCheck.findings')} className={styles.findings}>
        {findings.map((finding) => (
          <FindingItem
            key={`${finding.line}:${finding.column} ${finding.subject} ${finding.name}`}
            finding={finding}
          />
        ))}
      </ol>
      <Codemods findings={findings} />
    </>
  );
}
