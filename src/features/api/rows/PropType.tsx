import type { ApiPropRow } from '@site/plugins/content/api-reference/contract';
import { usePrintedOpen } from '../usePrintedOpen';
import { Code } from './Code';
import { t } from '../texts';
import styles from './rows.module.css';

/** Precedes each member of a union except the first. */
const BAR = '| ';

type PropTypeProps = Pick<ApiPropRow, 'types' | 'expanded' | 'links'>;

interface ResolvedTypeProps extends Pick<ApiPropRow, 'links'> {
  readonly type: string;
}

function ResolvedType({ type, links }: ResolvedTypeProps) {
  const details = usePrintedOpen();
  return (
    <details ref={details} className={styles.resolved}>
      <summary>{t('api.resolvedType')}</summary>
      <Code links={links}>{type}</Code>
    </details>
  );
}

/** A type. In the table layout, the members of a union are on separate lines. */
export function PropType({ types, expanded, links }: PropTypeProps) {
  return (
    <>
      {types.map((type, index) => (
        <span key={type} className={styles.member}>
          <Code before={index > 0 && <span className={styles.bar}>{BAR}</span>} links={links}>
            {type}
          </Code>{' '}
        </span>
      ))}
      {expanded !== undefined && <ResolvedType type={expanded} links={links} />}
    </>
  );
}
