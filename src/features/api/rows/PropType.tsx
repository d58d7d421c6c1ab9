import { usePrintedOpen } from '../usePrintedOpen';
import { Code } from './Code';
import { t } from '../texts';
import styles from './rows.module.css';

/** Precedes each member of a union except the first. */
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

/** A type. In the table layout, the members of a union are on separate lines. */
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
