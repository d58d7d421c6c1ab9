import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { Services } from '@site/src/site/services';

/** The outside services that the site was configured with (`.env.example`); what is null is off. */
export function useServices(): Services {
  const { siteConfig } = useDocusaurusContext();
  // Written by docusaurus.config.ts, which validates it.
  return siteConfig.customFields?.['services'] as Services;
}
