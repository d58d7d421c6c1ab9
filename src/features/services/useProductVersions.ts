import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

/** Installed version of every documented package, by package name (spec §9). */
export function useProductVersions(): Readonly<Record<string, string>> {
  const { siteConfig } = useDocusaurusContext();
  return siteConfig.customFields?.['productVersions'] as Record<string, string>;
}
