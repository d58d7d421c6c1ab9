import { useLocation } from '@docusaurus/router';
import { useAlternatePageUtils } from '@docusaurus/theme-common/internal';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useListedLocales } from '@site/src/features/locale';
import { useId } from 'react';
import { languageOptions } from './languageOptions';
import { t } from './texts';
import styles from './styles.module.css';

/**
 * Links to this page in other languages. Plain links, because each language is a separate build.
 */
export default function LanguageLinks() {
  const { i18n } = useDocusaurusContext();
  const { createUrl } = useAlternatePageUtils();
  const { search, hash } = useLocation();
  const listed = useListedLocales();
  const legendId = useId();
  const options = languageOptions({ built: i18n.locales, listed, current: i18n.currentLocale });

  return (
    <div role="group" aria-labelledby={legendId}>
      <h3 id={legendId} className={styles.legend}>
        {t('settingsPanel.language')}
      </h3>
      <ul className={styles.languages}>
        {options.map((locale) => {
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
