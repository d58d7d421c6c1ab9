import type { LoadContext } from '@docusaurus/types';
import { createHash } from 'node:crypto';
import path from 'node:path';
import { DOCS_VERSIONS } from '../../../../../src/site/docsVersions';
import { CURRENT_VERSION } from '../../../../../src/site/products';
import { shownSections } from '../models/shownProducts';
import { apiAddressesOf } from './apiAddresses';
import { hashFiles } from '../../../../common/files/hashFiles';
import { dictionariesOf, readTexts } from '../../../../common/dictionary/texts';
import { API_TEXTS } from './apiTexts';
import type { BuiltApiPages } from './buildApiPages';
import type { ApiModels } from './modelledPages';
import { readDocPages } from './readDocPages';
import { readPackageFacts, type PackageFacts } from './readPackageFacts';
import { areWritten, writeApiPages } from './writeApiPages';

/** Used properties of Docusaurus's context. */
export type GenerationContext = Pick<
  LoadContext,
  'siteDir' | 'generatedFilesDir' | 'baseUrl' | 'i18n' | 'siteConfig'
>;

/** Code that generates pages. */
const CODE = [__dirname, path.resolve(__dirname, '../../../../common/api-model')];

/**
 * Generates the API pages in the language of the build and writes what changed.
 * @param models By docs version; `current` is the newest version of all products.
 * @param importData Further data files, by name in the data folder.
 */
export async function generateApiPages(
  { siteDir, generatedFilesDir, baseUrl, i18n, siteConfig }: GenerationContext,
  models: ReadonlyMap<string, ApiModels>,
  importData: ReadonlyMap<string, unknown>,
): Promise<void> {
  const folders = { siteDir, generatedFilesDir };
  const repositoryUrl = String(siteConfig.customFields?.['repositoryUrl']);
  const docPages = await readDocPages(siteDir, i18n.currentLocale);
  const inputs = createHash('sha256')
    .update(
      JSON.stringify([
        hashFiles(CODE),
        shownSections(),
        dictionariesOf(siteDir, i18n.currentLocale).map((texts) => texts[API_TEXTS]),
        baseUrl,
        repositoryUrl,
        docPages,
        [...models],
        [...importData],
      ]),
    )
    .digest('hex');
  if (await areWritten(inputs, folders)) return;

  // Imported lazily, so that a start without changes does not load it.
  const { buildApiPages } = await import('./buildApiPages');
  const facts = new Map<string, PackageFacts>();
  const options = {
    getFacts: (installedAs: string) => {
      const known = facts.get(installedAs) ?? readPackageFacts(siteDir, installedAs);
      facts.set(installedAs, known);
      return known;
    },
    texts: readTexts(siteDir, i18n.currentLocale, API_TEXTS),
    repositoryUrl,
    baseUrl,
  };

  let newest: BuiltApiPages['anchors'] | undefined;
  const built = [...models].map(([name, modelsOfVersion]) => {
    const pages = buildApiPages({
      ...options,
      addresses: apiAddressesOf(name),
      version:
        name === CURRENT_VERSION
          ? undefined
          : DOCS_VERSIONS.find((candidate) => candidate.name === name),
      models: modelsOfVersion,
      docPages: docPages.filter((page) => page.version === name),
      otherPages: newest,
    });
    newest ??= pages.anchors;
    return pages;
  });
  await writeApiPages(
    {
      data: new Map([...built.flatMap(({ data }) => [...data]), ...importData]),
      pages: new Map(built.flatMap(({ pages }) => [...pages])),
    },
    inputs,
    folders,
  );
}
