import { useLoaded } from '@site/src/ui/useLoaded';
import Link from '@docusaurus/Link';
import type { ErrorCodes } from '@site/plugins/content/error-codes/contract';
import ErrorMessage from './ErrorMessage';
import { parseErrorQuery } from './parseErrorQuery';
import styles from './styles.module.css';
import { t, tNodes } from './texts';

export interface ProductionErrorProps {
  /** Query of the URL, `?code=…&args[]=…`. */
  readonly search: string;
  readonly issuesUrl: string;
  /** Must be stable between renders. */
  readonly load: () => Promise<ErrorCodes>;
}

/** The full message of a minified error, or why there is none (spec §8). */
export default function ProductionError({ search, issuesUrl, load }: ProductionErrorProps) {
  const { value: codes, failed } = useLoaded(load);

  if (failed) {
    return (
      <p role="alert" className={styles.failure}>
        {tNodes('productionError.failed', {
          issueTracker: <Link href={issuesUrl}>{t('productionError.issueTracker')}</Link>,
        })}
      </p>
    );
  }
  if (!codes) {
    return (
      <p role="status" className={styles.note}>
        {t('productionError.loading')}
      </p>
    );
  }

  const { code, args } = parseErrorQuery(search);
  const texts = code !== null && Object.hasOwn(codes, code) ? codes[code] : undefined;
  const [text, ...others] = texts ?? [];
  if (!text) {
    return (
      <div role="status" className={styles.note}>
        {code !== null && <p>{t('productionError.unknownCode', { code })}</p>}
        <p>{t('productionError.noCode')}</p>
      </div>
    );
  }

  return (
    <div role="status">
      <p className={styles.note}>{t('productionError.found')}</p>
      <figure className={styles.error}>
        <figcaption className={styles.caption}>
          <span className={styles.code}>{t('productionError.code', { code: code ?? '' })}</span>
          <span className={styles.packages}>{text.packages.join(', ')}</span>
        </figcaption>
        <ErrorMessage message={text.message} args={args} />
      </figure>
      {others.length > 0 && <p className={styles.note}>{t('productionError.otherVersions')}</p>}
      {others.map(({ message, packages }) => (
        <figure key={message} className={styles.error}>
          <figcaption className={styles.caption}>
            <span className={styles.packages}>{packages.join(', ')}</span>
          </figcaption>
          <ErrorMessage message={message} args={args} />
        </figure>
      ))}
    </div>
  );
}
