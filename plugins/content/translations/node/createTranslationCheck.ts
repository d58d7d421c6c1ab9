import { existsSync } from 'node:fs';
import path from 'node:path';
import { API_SECTIONS, apiPagesOf, type ApiPageAddress } from '../../../../src/site/apiReference';
import { findMemberId } from '../../api-reference/node/overlay/documentedMembers';
import { overlayFile } from '../../api-reference/node/overlay/overlayFile';

/** Properties of a page that locate its translation. */
export interface TranslatablePage {
  readonly productId: string;
  readonly versionName: string;
  /** Without language, with trailing slash. */
  readonly pathname: string;
  /** Source file in Docusaurus's notation. */
  readonly source: string;
}

/** Whether a page is translated into a language, rather than shown in English. */
export type TranslationCheck = (page: TranslatablePage, locale: string) => boolean;

const API_PAGES: ReadonlyMap<string, ApiPageAddress> = new Map(
  API_SECTIONS.flatMap(apiPagesOf).map((page) => [`${page.pathname}/`, page]),
);

const FOLDERS = [
  /^@site\/i18n\/[^/]+\/docusaurus-plugin-content-docs-[^/]+\/[^/]+\//,
  /^@site\/[^/]+_versioned_docs\/version-[^/]+\//,
  /^@site\/docs\/[^/]+\//,
];

/** Returns the file of a page's translation, relative to the site. */
export function translationFile(page: TranslatablePage, locale: string): string {
  const folder = FOLDERS.find((pattern) => pattern.test(page.source));
  const file = folder ? page.source.replace(folder, '') : page.source.replace('@site/', '');
  const version = page.versionName === 'current' ? 'current' : `version-${page.versionName}`;
  return `i18n/${locale}/docusaurus-plugin-content-docs-${page.productId}/${version}/${file}`;
}

/**
 * Creates a translation check: a page counts as translated if its file exists, an API page (one MDX
 * file for all languages) if each component or hook on it has an overlay file.
 */
export function createTranslationCheck(siteDir: string, defaultLocale: string): TranslationCheck {
  const isThere = (file: string) => existsSync(path.join(siteDir, file));
  return (page, locale) => {
    if (locale === defaultLocale) return true;
    const api = API_PAGES.get(page.pathname);
    if (!api) return isThere(translationFile(page, locale));
    return api.names.every((name) => {
      const id = findMemberId(api.packageName, name);
      return id !== undefined && isThere(overlayFile(locale, id));
    });
  };
}
