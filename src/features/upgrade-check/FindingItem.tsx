import Link from '@docusaurus/Link';
import { Note } from '@site/src/features/api-changes';
import { CopyButton } from '@site/src/features/code';
import { commandOf } from './codemods';
import type { Finding } from './result';
import styles from './styles.module.css';
import { t, tNodes } from './texts';

const API_ROUTE = '/material-ui/api';

function Code({ children }: { readonly children: string }) {
  return (
    <code translate="no" dir="ltr" className={styles.code}>
      {children}
    </code>
  );
}

function Line({ code, mark: [start, end] }: Pick<Finding, 'code' | 'mark'>) {
  return (
    <pre dir="ltr" translate="no" className={styles.line}>
      <code>
        {code.slice(0, start)}
        <mark>{code.slice(start, end)}</mark>
        {code.slice(end)}
      </code>
    </pre>
  );
}

function Replacement({ instead, note, moved = [] }: Finding) {
  if (moved.length > 0) {
    return (
      <ul className={styles.moved}>
        {moved.map(({ from, to }) => (
          <li key={from}>
            {tNodes('upgradeCheck.moved', {
              from: <Code>{from}</Code>,
              to: <Code>{to}</Code>,
            })}
          </li>
        ))}
      </ul>
    );
  }
  if (instead !== undefined) {
    return <p>{tNodes('upgradeCheck.instead', { code: <Code>{instead}</Code> })}</p>;
  }
  return (
    <p>
      {note === undefined ? t('upgradeCheck.remove') : <Note note={note} apiRoute={API_ROUTE} />}
    </p>
  );
}

/** A use in its line, with its row, what takes its place, and the codemod that does it. */
export function FindingItem({ finding }: { readonly finding: Finding }) {
  const { line, kind, subject, component, name, codemod, to } = finding;
  const isOfComponent = component !== undefined && subject !== 'component';
  return (
    <li className={styles.finding}>
      <div className={styles.heading}>
        <span className={styles.place}>{t('upgradeCheck.line', { line: String(line) })}</span>
        <Link to={to}>
          {isOfComponent && (
            <>
              <Code>{component}</Code>{' '}
            </>
          )}
          <Code>{name}</Code>
        </Link>
        <span className={styles.subject}>{t(`upgradeCheck.subjects.${subject}`)}</span>
        <span className={styles.kind} data-kind={kind}>
          {t(`upgradeCheck.kinds.${kind}`)}
        </span>
      </div>
      <Line {...finding} />
      <div className={styles.change}>
        <Replacement {...finding} />
        <p className={styles.codemod}>
          {codemod === undefined ? (
            t('upgradeCheck.byHand')
          ) : (
            <>
              <span>{tNodes('upgradeCheck.codemod', { code: <Code>{codemod}</Code> })}</span>
              <CopyButton
                code={commandOf(codemod)}
                aria-label={t('upgradeCheck.copyCommand', { codemod })}
              />
            </>
          )}
        </p>
      </div>
    </li>
  );
}
