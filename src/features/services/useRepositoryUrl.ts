import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** URL of the site's repository. */
export function useRepositoryUrl(): string {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.customFields?.['repositoryUrl'] as string;
}
