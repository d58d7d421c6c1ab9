import type { Options } from '@docusaurus/plugin-content-docs';
import { toDocsPath } from '../../../../src/site/docsVersions';
import type { Product } from '../../../../src/site/products';
import type { PropProductVersions } from '../contract';
import { pageEditUrl } from './pageEditUrl';

interface DocsSite {
  readonly siteDir: string;
  readonly repositoryUrl: string;
  /** Versions of the installed packages. */
  readonly productVersions: PropProductVersions;
  /** Whether pages show when they were last updated. */
  readonly showLastUpdateTime: boolean;
}

/**
 * Returns the docs plugin options of a product; versions are labelled as installed, e.g. `v6.1.0`.
 */
export function docsOptionsOf(
  { id, route, packageName, siteVersions = [] }: Product,
  { siteDir, repositoryUrl, productVersions, showLastUpdateTime }: DocsSite,
): Partial<Options> {
  const labelOf = (name: string) => `v${productVersions[name]}`;
  return {
    id,
    path: toDocsPath(id),
    routeBasePath: route.slice(1),
    editUrl: pageEditUrl({ siteDir, repositoryUrl, productId: id }),
    showLastUpdateTime,
    versions: {
      current: { label: packageName === null ? 'next' : labelOf(packageName) },
      ...Object.fromEntries(
        siteVersions.map((version) => [
          version.name,
          { label: labelOf(version.packageName), path: version.name },
        ]),
      ),
    },
  };
}
