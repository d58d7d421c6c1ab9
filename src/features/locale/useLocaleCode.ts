import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode } from '@site/src/site/locales';

/** Language of the build. */
export function useLocaleCode(): LocaleCode {
  const { currentLocale } = useDocusaurusContext().i18n;
  return isLocaleCode(currentLocale) ? currentLocale : DEFAULT_LOCALE;
}
