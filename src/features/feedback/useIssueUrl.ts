import { useLocation } from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { toIssueUrl } from '@site/src/site/links';

/** The form for an issue about this page, or with `#` and an anchor, about a part of it. */
export function useIssueUrl(hash = ''): string {
  const { siteConfig } = useDocusaurusContext();
  const { pathname } = useLocation();
  return toIssueUrl(
    String(siteConfig.customFields?.['repositoryUrl']),
    siteConfig.url + pathname + hash,
  );
}
