import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { trackClick } from '@site/src/features/analytics';
import EditThisPage from '@theme-original/EditThisPage';
import type { Props } from '@theme/EditThisPage';

/** Tells analytics of clicks that lead to the translation of a page. */
export default function TrackedEditThisPage(props: Props) {
  const { i18n } = useDocusaurusContext();
  const { currentLocale, defaultLocale } = i18n;
  return (
    <span
      {...(currentLocale !== defaultLocale && trackClick('l10n', 'edit-button', currentLocale))}
    >
      <EditThisPage {...props} />
    </span>
  );
}
