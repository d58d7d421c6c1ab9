import { existsSync } from 'node:fs';
import path from 'node:path';
import type { EditUrlFunction } from '@docusaurus/plugin-content-docs';
import { DOCS_VERSIONS } from '../../../../src/site/docsVersions';
import { toEditUrl } from '../../../../src/site/links';

interface PageEditUrlOptions {
  readonly siteDir: string;
  readonly repositoryUrl: string;
  /** Id of the docs plugin instance. */
  readonly productId: string;
}

/**
 * Returns the docs plugin's `editUrl`: the source file of the page, which is the English one if
 * there is no translation.
 */
export function pageEditUrl({ siteDir, repositoryUrl, productId }: PageEditUrlOptions) {
  const toUrl: EditUrlFunction = ({ versionDocsDirPath, docPath, locale }) => {
    const version = DOCS_VERSIONS.find(
      (candidate) => candidate.productId === productId && candidate.docsPath === versionDocsDirPath,
    );
    const translated = version && `i18n/${locale}/${version.translatedPath}/${docPath}`;
    const isTranslated = translated !== undefined && existsSync(path.join(siteDir, translated));
    return toEditUrl(repositoryUrl, isTranslated ? translated : `${versionDocsDirPath}/${docPath}`);
  };
  return toUrl;
}
