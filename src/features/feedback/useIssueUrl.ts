import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { useRepositoryUrl } from '@site/src/features/services';
import { toIssueUrl } from '@site/src/site/links';

/** URL of a prefilled issue about this page, or about a section if `hash` is `#` and an anchor. */
export function useIssueUrl(hash = ''): string {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  return toIssueUrl(useRepositoryUrl(), siteConfig.url + pathname + hash);
}
