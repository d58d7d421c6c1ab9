import Link from '@docusaurus/Link';
import { usePageLinks, usePlaceOnPage } from '@site/src/features/page-links';
import { VERSIONS_PATHNAME } from '@site/src/site/links';
import type { ProductFace } from '@site/src/site/products';
import {
  versionMenu,
  type VersionMenuEntry,
  type VersionMenuInput,
} from '@site/src/site/versionMenu';
import clsx from 'clsx';
import { t } from './texts';
import styles from './styles.module.css';

function Entry({ entry, onChoose }: { entry: VersionMenuEntry; onChoose: () => void }) {
  const { versions } = usePageLinks();
  const place = usePlaceOnPage();
  const counterpart = entry.version === undefined ? undefined : versions?.[entry.version];
  if (entry.href === undefined) {
    return (
      <button
        type="button"
        className={clsx('clean-btn', styles.version)}
        aria-current="true"
        onClick={onChoose}
      >
        <span>{entry.label}</span>
        <svg viewBox="0 0 16 16" className={styles.check} aria-hidden="true">
          <path d="m3.5 8.5 3 3 6-7" />
        </svg>
      </button>
    );
  }
  const isSamePage = counterpart !== undefined && !counterpart.nearest;
  return (
    <Link
      // Most headings are the same, and so is what a playground is set to.
      to={(counterpart?.to ?? entry.href) + (isSamePage ? place : '')}
      className={styles.version}
      onClick={onChoose}
    >
      <span>
        <span>{entry.label}</span>
        {counterpart?.nearest && (
          <span className={styles.missing}>{t('productMenus.nearestPage')}</span>
        )}
      </span>
    </Link>
  );
}

interface VersionLinksProps extends VersionMenuInput {
  readonly face: ProductFace;
  readonly onChoose: () => void;
}

/** Versions of a product: in the site, on other sites, and the page of all versions. */
export default function VersionLinks({ face, onChoose, ...input }: VersionLinksProps) {
  return (
    <ul className={clsx('clean-list', styles.versions)}>
      {versionMenu(face, input).map((entry) => (
        <li key={entry.label}>
          <Entry entry={entry} onChoose={onChoose} />
        </li>
      ))}
      <li className={styles.separated}>
        <Link to={VERSIONS_PATHNAME} className={styles.version} onClick={onChoose}>
          {t('productMenus.viewAllVersions')}
        </Link>
      </li>
    </ul>
  );
}
