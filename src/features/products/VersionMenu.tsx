import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { t } from '@site/src/features/locale';
import { DEFAULT_LOCALE, isLocaleCode } from '@site/src/site/locales';
import { versionMenu, type ProductFace, type VersionMenuEntry } from '@site/src/site/products';
import Popover from '@site/src/ui/Popover';
import clsx from 'clsx';
import styles from './styles.module.css';

interface VersionMenuProps {
  readonly face: ProductFace;
}

function Entry({ entry, onChoose }: { entry: VersionMenuEntry; onChoose: () => void }) {
  const label = entry.labelKey ? t(entry.labelKey) : entry.label;
  if (entry.href === undefined) {
    return (
      <button
        type="button"
        className={clsx('clean-btn', styles.version)}
        aria-current="true"
        onClick={onChoose}
      >
        {label}
        <svg viewBox="0 0 16 16" className={styles.check} aria-hidden="true">
          <path d="m3.5 8.5 3 3 6-7" />
        </svg>
      </button>
    );
  }
  return (
    <Link to={entry.href} className={styles.version} onClick={onChoose}>
      {label}
    </Link>
  );
}

/** Shows the documented version of a product; opens the list of its other versions. */
export default function VersionMenu({ face }: VersionMenuProps) {
  const { siteConfig, i18n } = useDocusaurusContext();
  const versions = siteConfig.customFields?.['productVersions'] as Record<string, string>;
  const locale = isLocaleCode(i18n.currentLocale) ? i18n.currentLocale : DEFAULT_LOCALE;
  const entries = versionMenu(face.id, versions, locale);
  const current = entries.find((entry) => entry.current);
  if (!current) return null;
  return (
    <Popover
      buttonId="mui-version-selector"
      panelId="mui-version-menu"
      panelClassName={styles.versionPanel}
      buttonClassName={styles.versionButton}
      label={t('products.chooseVersion', { version: current.label })}
      button={current.label}
    >
      {(close) => (
        <ul className={clsx('clean-list', styles.versions)}>
          {entries.map((entry) => (
            <li key={entry.label} className={clsx(entry.labelKey && styles.separated)}>
              <Entry entry={entry} onChoose={close} />
            </li>
          ))}
        </ul>
      )}
    </Popover>
  );
}
