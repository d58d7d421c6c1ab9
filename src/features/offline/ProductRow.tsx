import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { formatSize } from './saved/formatSize';
import type { SaveFailure } from './saved/SaveError';
import type { Savable } from './saved/saveProduct';
import { cancelSaving, startSaving, type SavingState } from './saved/saving';
import { t } from './texts';
import styles from './styles.module.css';

interface ProductRowProps {
  readonly savable: Savable;
  /** In bytes. */
  readonly size: number;
  readonly isSaved: boolean;
  readonly state: SavingState;
  readonly onRemove: () => void;
}

function failureText(reason: SaveFailure): string {
  if (reason === 'space') return t('offline.failedSpace');
  return reason === 'changed' ? t('offline.failedChanged') : t('offline.failedNetwork');
}

/** A product with its size or progress, and one action. */
export function ProductRow({ savable, size, isSaved, state, onRemove }: ProductRowProps) {
  const { i18n } = useDocusaurusContext();
  const { name, locale, product } = savable;
  const isThis = (other?: Savable) => other?.locale === locale && other.product === product;
  const running = isThis(state.running?.savable) ? state.running : null;
  const failure = isThis(state.failed?.savable) ? state.failed : null;
  const { htmlLang = locale } = i18n.localeConfigs[i18n.currentLocale] ?? {};
  const { label: language = locale } = i18n.localeConfigs[locale] ?? {};
  const format = (bytes: number) => formatSize(bytes, htmlLang);

  const detail = () => {
    if (running && running.total > 0) {
      return t('offline.progress', { done: format(running.done), total: format(running.total) });
    }
    return isSaved ? t('offline.saved', { size: format(size) }) : format(size);
  };
  // A single button, so that it keeps the focus when its action changes.
  const action = () => {
    if (running) {
      return {
        text: t('offline.cancel'),
        label: t('offline.cancelNamed', { name }),
        run: cancelSaving,
      };
    }
    if (isSaved) {
      return {
        text: t('offline.remove'),
        label: t('offline.removeNamed', { name }),
        run: onRemove,
      };
    }
    return {
      text: t('offline.save'),
      label: t('offline.saveNamed', { name }),
      run: () => void startSaving(savable),
    };
  };
  const { text, label, run } = action();

  return (
    <li className={styles.product}>
      <div className={styles.row}>
        <div className={styles.facts}>
          <span className={styles.name}>
            <span>{name}</span>
            {locale !== i18n.currentLocale && <span className={styles.language}>{language}</span>}
          </span>
          <span className={styles.detail}>{detail()}</span>
        </div>
        <button
          type="button"
          className={styles.action}
          aria-label={label}
          aria-disabled={!running && state.running !== null}
          onClick={!running && state.running ? undefined : run}
        >
          {text}
        </button>
      </div>
      {running && (
        <progress
          className={styles.progress}
          aria-label={t('offline.saving', { name })}
          {...(running.total > 0 && { value: running.done, max: running.total })}
        />
      )}
      <p role="status" className="visually-hidden">
        {isSaved && !running ? t('offline.canBeRead', { name }) : ''}
      </p>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failureText(failure.reason)}
        </p>
      )}
    </li>
  );
}
