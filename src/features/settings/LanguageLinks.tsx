import { useLocation } from '@docusaurus/router';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useId } from 'react';
import { t } from './texts';
import styles from './styles.module.css';

/**
 * Links to this page in the languages that readers are offered, and in its own (spec §9). Plain
 * links, because each language is a separate build.
 */
export default function LanguageLinks() {
  const { siteConfig, i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const { search, hash } = useLocation();
  const listed = siteConfig.customFields?.['listedLocales'] as readonly string[];
  const legendId = useId();
  const locales = i18n.locales.filter(
    (locale) => locale === i18n.currentLocale || listed.includes(locale),
  );

  return (
    <div role="group" aria-labelledby={legendId}>
      <h3 id={legendId} className={styles.legend}>
        {t('settingsPanel.language')}
      </h3>
      <ul className={styles.languages}>
        {locales.map((locale) => {
          const { label, htmlLang } = i18n.localeConfigs[locale] ?? { label: locale };
          return (
            <li key={locale}>
              <a
                className={styles.language}
                href={`${createUrl({ locale, fullyQualified: false })}${search}${hash}`}
                lang={htmlLang}
                hrefLang={htmlLang}
                aria-current={locale === i18n.currentLocale || undefined}
              >
                {label}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
