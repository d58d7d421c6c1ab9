import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toLocaleCode, type LocaleCode } from '@site/src/site/locales';

/** Language of the build. */
export function useLocaleCode(): LocaleCode {
  return toLocaleCode(useDocusaurusContext().i18n.currentLocale);
}
