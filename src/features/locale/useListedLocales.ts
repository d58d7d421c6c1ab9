import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { isLocaleCode, type LocaleCode } from '@site/src/site/locales';

/**
 * Languages that are offered to readers, from the site's configuration; others are reachable by URL
 * only.
 */
export function useListedLocales(): readonly LocaleCode[] {
  const { siteConfig, i18n } = useDocusaurusContext();
  const listed = siteConfig.customFields?.listedLocales;
  const codes = Array.isArray(listed) ? listed : [i18n.defaultLocale];
  return codes.filter((code): code is LocaleCode => typeof code === 'string' && isLocaleCode(code));
}
