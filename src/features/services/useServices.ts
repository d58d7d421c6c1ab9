import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Services } from '@site/src/site/services';

/** Configured outside services (`.env.example`); null means off. */
export function useServices(): Services {
  const { siteConfig } = useDocusaurusContext();
  // docusaurus.config.ts sets and validates it.
  return siteConfig.customFields?.['services'] as Services;
}
