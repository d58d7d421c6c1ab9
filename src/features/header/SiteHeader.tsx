import Link from '@docusaurus/Link';
import { trackClick } from '@site/src/features/analytics';
import { langOf, t } from '@site/src/features/locale';
import { ProductSelector, useProductFace, VersionMenu } from '@site/src/features/products';
import { SearchButton } from '@site/src/features/search';
import { useRepositoryUrl, useServices } from '@site/src/features/services';
import { SettingsButton } from '@site/src/features/settings';
import ProductLogo from '@site/src/ui/ProductLogo';
import SearchBar from '@theme/SearchBar';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

interface SiteHeaderProps {
  /** Button that opens the navigation on phones. */
  readonly navigationToggle: ReactNode;
  readonly colorModeToggle: ReactNode;
}

/** The site's header: product, version, search and settings. */
export default function SiteHeader({ navigationToggle, colorModeToggle }: SiteHeaderProps) {
  const repositoryUrl = useRepositoryUrl();
  const { search: algolia } = useServices();
  const face = useProductFace();
  return (
    <div className={styles.header}>
      {navigationToggle}
      <Link to="/" className={styles.home} aria-label={t('shell.home')} lang={langOf('shell.home')}>
        <ProductLogo product="docs" size={28} />
      </Link>
      <span className={styles.divider} aria-hidden="true" />
      <ProductSelector />
      {face && <VersionMenu face={face} />}
      <div className={styles.end}>
        {algolia ? <SearchBar /> : <SearchButton />}
        <Link
          to={face?.repositoryUrl ?? repositoryUrl}
          className={styles.repository}
          {...trackClick('header', 'github')}
          aria-label={t('shell.repository')}
          title={t('shell.repository')}
          lang={langOf('shell.repository')}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m8.5 8-4 4 4 4m7-8 4 4-4 4m-2-10-3 12" />
          </svg>
        </Link>
        <span className={styles.mode}>{colorModeToggle}</span>
        <SettingsButton />
      </div>
    </div>
  );
}
