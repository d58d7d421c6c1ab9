import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { trackClick } from '@site/src/features/analytics';
import EditThisPage from '@theme-original/EditThisPage';
import type { Props } from '@theme/EditThisPage';

/** Adds click tracking to links to translations. */
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
