import { API_SECTIONS } from '../../../../../src/site/apiReference';
import { DOCS_VERSIONS } from '../../../../../src/site/docsVersions';
import { DEFAULT_LOCALE } from '../../../../../src/site/locales';
import { CURRENT_VERSION } from '../../../../../src/site/products';
import { cacheFolder } from '../../../../common/files/cacheFiles';
import type { ApiChangesFile } from '../../../api-changes/contract';
import { toChangesPage } from '../../../api-changes/node';
import { loadImportSizes } from '../../../import-sizes/node';
import type { ImportFactsFile } from '../../contract';
import type { CachedModel } from '../models/cachedModel';
import { documentedNames } from '../models/modelRequest';
import { apiAddressesOf } from '../pages/apiAddresses';
import { IMPORT_FACTS_FILE } from '../pages/generatedFiles';
import { getPackageSource } from '../pages/packageSources';
import { readDocPages } from '../pages/readDocPages';
import {
  documentedMembers,
  hooksOfPages,
  toImportFacts,
  toImportSizes,
  type DescribedPackage,
} from './importFacts';

/** A package of a docs version, before it is measured. */
type NamedPackage = Omit<DescribedPackage, 'sizes'> & {
  readonly docsVersion: string;
  readonly installedAs: string;
  readonly modelKey: string;
};

const isOfPlan = (packageName: string) =>
  API_SECTIONS.some(
    (section) =>
      section.kind === 'components' && section.plan && section.packageName === packageName,
  );

/** Returns the packages that the docs versions document. */
async function describePackages(
  siteDir: string,
  models: ReadonlyMap<string, CachedModel>,
  changes: readonly ApiChangesFile[],
): Promise<NamedPackage[]> {
  const docPages = await readDocPages(siteDir, DEFAULT_LOCALE);
  const documented = new Map(
    API_SECTIONS.map(({ installedAs, packageName, version = CURRENT_VERSION }) => {
      const name = installedAs ?? packageName;
      return [`${version} ${name}`, { installedAs: name, docsVersion: version }];
    }),
  );
  return [...documented.values()].flatMap(({ installedAs, docsVersion }): NamedPackage[] => {
    const model = models.get(installedAs);
    if (!model) return [];
    const { package: packageName, version } = model.components;
    const source = getPackageSource(packageName);
    const names = documentedNames(API_SECTIONS, installedAs);
    const tagged = installedAs === packageName ? models.get(source.taggedBy) : undefined;
    const changed =
      docsVersion === CURRENT_VERSION
        ? changes.find((file) => file.package === packageName)
        : undefined;
    return [
      {
        docsVersion,
        installedAs,
        modelKey: model.key,
        packageName,
        version,
        members: [
          ...documentedMembers(model.components, model.hooks, names),
          ...hooksOfPages(
            docPages.filter((page) => page.version === docsVersion),
            packageName,
          ),
        ],
        source,
        tag: (tagged ?? model).components.version,
        changes: changed,
        changesPage: changed && toChangesPage(changed),
      },
    ];
  });
}

/**
 * Returns the data of the facts on pages and of the pages on bundle size, by file in the data folder.
 * Measures the imports of packages that are not in the cache.
 */
export async function loadImportData(
  siteDir: string,
  repositoryUrl: string,
  models: ReadonlyMap<string, CachedModel>,
  changes: readonly ApiChangesFile[],
): Promise<Map<string, unknown>> {
  const named = await describePackages(siteDir, models, changes);
  // Of packages of plans, only the typings are read.
  const measured = named.filter(({ packageName }) => !isOfPlan(packageName));
  const sizes = await loadImportSizes(
    siteDir,
    cacheFolder(siteDir, 'import-sizes'),
    measured.map(({ packageName, installedAs, modelKey, members }) => ({
      packageName,
      installedAs,
      modelKey,
      // The first is the shortest way to what is measured.
      imports: new Map(members.map(({ name, imports }) => [name, imports[0] ?? ''])),
    })),
  );
  const packages = named.map((described) => ({
    ...described,
    sizes: sizes[measured.indexOf(described)] ?? {},
  }));

  const facts: ImportFactsFile = Object.fromEntries(
    [...new Set(DOCS_VERSIONS.map(({ name }) => name))].map((docsVersion) => [
      docsVersion,
      Object.fromEntries(
        packages
          .filter((described) => described.docsVersion === docsVersion)
          .map((described) => [described.packageName, toImportFacts(described, repositoryUrl)]),
      ),
    ]),
  );
  const current = packages.filter(({ docsVersion }) => docsVersion === CURRENT_VERSION);
  const addresses = apiAddressesOf(CURRENT_VERSION);
  const productIds = [...new Set(addresses.pages.map(({ productId }) => productId))];
  return new Map<string, unknown>([
    [IMPORT_FACTS_FILE, facts],
    ...productIds.map((id): [string, unknown] => [
      `bundle-size/${id}.json`,
      toImportSizes(current, addresses, id),
    ]),
  ]);
}
