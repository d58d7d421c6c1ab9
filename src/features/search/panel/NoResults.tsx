import Link from '@docusaurus/Link';
import type { Hit } from './hits';
import styles from './styles.module.css';
import { t } from './texts';

interface NoResultsProps {
  readonly query: string;
  /** Pages that may help. */
  readonly pages: readonly Hit[];
  readonly onFollow: () => void;
  /** Absent if all products were searched. */
  readonly onSearchAll: (() => void) | undefined;
}

/** What to try if nothing was found. */
export function NoResults({ query, pages, onFollow, onSearchAll }: NoResultsProps) {
  return (
    <div className={styles.note}>
      <p className={styles.noteTitle}>{t('searchPanel.noResults', { query })}</p>
      <ul>
        <li>{t('searchPanel.tryLess')}</li>
        <li>{t('searchPanel.tryNames')}</li>
      </ul>
      {pages.length > 0 && (
        <>
          <p className={styles.noteText}>{t('searchPanel.otherName')}</p>
          <ul>
            {pages.map(({ url, title }) => (
              <li key={url}>
                <Link to={url} onClick={onFollow}>
                  {title}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {onSearchAll && (
        <button type="button" className={styles.textButton} onClick={onSearchAll}>
          {t('searchPanel.tryAllProducts')}
        </button>
      )}
    </div>
  );
}
