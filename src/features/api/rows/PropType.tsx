import { t } from '@site/src/features/locale';
import { usePrintedOpen } from '../usePrintedOpen';
import { Code } from './Code';
import styles from './rows.module.css';

/** Stands before every member of a union but the first. */
const BAR = '| ';

interface PropTypeProps {
  readonly types: readonly string[];
  readonly expanded?: string;
}

function ResolvedType({ type }: { readonly type: string }) {
  const details = usePrintedOpen();
  return (
    <details ref={details} className={styles.resolved}>
      <summary>{t('api.resolvedType')}</summary>
      <Code>{type}</Code>
    </details>
  );
}

/** A type, the members of a union one per line where there is a column for them. */
export function PropType({ types, expanded }: PropTypeProps) {
  return (
    <>
      {types.map((type, index) => (
        <span key={type} className={styles.member}>
          <Code before={index > 0 && <span className={styles.bar}>{BAR}</span>}>{type}</Code>{' '}
        </span>
      ))}
      {expanded !== undefined && <ResolvedType type={expanded} />}
    </>
  );
}
