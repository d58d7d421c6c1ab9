import path from 'node:path';
import { ContentError } from '../../../../../src/site/contentError';
import { toApiSlug, type ApiPageAddress } from '../../../../../src/site/apiReference';
import { toVersionPath, type DocsVersion } from '../../../../../src/site/docsVersions';
import { toEditUrl } from '../../../../../src/site/links';
import { stripTrailingSlashes } from '../../../../../src/site/paths';
import {
  API_GUIDES,
  type ApiChangesFile,
  type ApiComponent,
  type ApiFile,
  type ApiHook,
  type ApiHooksFile,
  type ApiPage,
} from '../../contract';
import { changesDataFile, toChangesPage } from '../changes';
import { toPageAnchors, type PageAnchors } from './anchors';
import type { ApiAddresses } from './apiAddresses';
import type { Texts } from '../../../../common/dictionary/texts';
import { toPageTexts } from './apiTexts';
import { createHtmlRenderer } from './createHtmlRenderer';
import { createLinkResolver, toSitePath } from './createLinkResolver';
import { findDemoPages, findDemoProblems, type DemoClaim } from './findDemoProblems';
import { DATA_ALIAS, GUIDES_FILE, PLAN_FEATURES_FILE, toDataFile } from './generatedFiles';
import { createPlanOf, findLowerPages } from './findLowerPlans';
import { getHookExtension, getPackageSource } from './packageSources';
import { listPlanFeatures } from './listPlanFeatures';
import { parseComment } from './parseComment';
import type { DocPage } from './readDocPages';
import type { PackageFacts } from './readPackageFacts';
import { toComponentPage, toHookPage, type ApiPageContext } from './toApiPage';
import { toMdx } from './toMdx';
import { toPageBody, type PageContent, type PageMember } from './toPageBody';

/** Models of the documented packages of a version, in the language of the build. */
export interface ApiModels {
  readonly components: readonly ApiFile[];
  readonly hooks: readonly ApiHooksFile[];
  /** Changes of packages that are documented in two versions. */
  readonly changes: readonly ApiChangesFile[];
}

export interface BuildApiPagesOptions {
  /** API paths of the version. */
  readonly addresses: ApiAddresses;
  /** The older version to build; `undefined` for the newest version of all products. */
  readonly version?: DocsVersion;
  readonly models: ApiModels;
  /** Pages of the version that are not generated. */
  readonly docPages: readonly DocPage[];
  /** Anchors of pages of other versions, as fallback targets of links in comments. */
  readonly otherPages?: ReadonlyMap<string, PageAnchors>;
  readonly getFacts: (installedAs: string) => PackageFacts;
  /** Texts of the pages in the language of the build. */
  readonly texts: Texts;
  /** Main repository of the libraries. */
  readonly repositoryUrl: string;
  /** Base URL of the language, e.g. `/zh/`. */
  readonly baseUrl: string;
}

/** Generated files of a version's API reference. */
export interface BuiltApiPages {
  /** Anchors of the version's pages, by pathname without trailing slash. */
  readonly anchors: ReadonlyMap<string, PageAnchors>;
  /** Page data by file in the data folder. */
  readonly data: ReadonlyMap<string, unknown>;
  /** MDX by pathname without trailing slash. */
  readonly pages: ReadonlyMap<string, string>;
}

const BUNDLE_GUIDE = '/material-ui/guides/minimizing-bundle-size';

/** TOC level of the rows of a shared page, whose sections are components. */
const SHARED_TOC_LEVEL = 4;

const isShared = ({ kind }: ApiPageAddress) => kind === 'components' || kind === 'hooks';
const isHooks = ({ kind }: ApiPageAddress) => kind === 'hook' || kind === 'hooks';
const toPrefix = (page: ApiPageAddress, name: string) =>
  isShared(page) ? `${toApiSlug(name)}-` : '';

/** Returns the model of a component or hook by package and name. */
type FindModel = (packageName: string, name: string) => ApiComponent | ApiHook | undefined;

function createModelFinder({ components, hooks }: ApiModels): FindModel {
  const byPackage = new Map<string, Map<string, ApiComponent | ApiHook>>();
  for (const [packageName, members] of [
    ...components.map((file) => [file.package, file.components] as const),
    ...hooks.map((file) => [file.package, file.hooks] as const),
  ]) {
    const known = byPackage.get(packageName) ?? new Map<string, ApiComponent | ApiHook>();
    for (const member of Object.values(members)) known.set(member.name, member);
    byPackage.set(packageName, known);
  }
  return (packageName, name) => byPackage.get(packageName)?.get(name);
}

/** Throws one error that names all listed components and hooks that their packages lack. */
function assertAllModelled({ pages }: ApiAddresses, findModel: FindModel): void {
  const missing = pages.flatMap(({ packageName, names }) =>
    names.filter((name) => !findModel(packageName, name)).map((name) => `${name} (${packageName})`),
  );
  if (missing.length > 0) {
    throw new ContentError(
      `src/site/apiReference.ts lists what its package does not have: ${missing.join(', ')}. ` +
        'Correct the names, or install the version that has them.',
    );
  }
}

function toSiteAnchors(
  { pages }: ApiAddresses,
  docPages: readonly DocPage[],
  findModel: FindModel,
): ReadonlyMap<string, PageAnchors> {
  const site = new Map<string, PageAnchors>();
  for (const { pathname, headings } of docPages) {
    site.set(
      pathname,
      new Map([
        ...headings.map((id): [string, string] => [id.replaceAll('-', '').toLowerCase(), id]),
        ...headings.map((id): [string, string] => [id, id]),
      ]),
    );
  }
  for (const page of pages) {
    const members = page.names.flatMap((name) => {
      const model = findModel(page.packageName, name);
      return model ? [{ model, prefix: toPrefix(page, name) }] : [];
    });
    site.set(page.pathname, toPageAnchors(members));
  }
  return site;
}

function toClaims(
  { pages }: ApiAddresses,
  findModel: FindModel,
  toPathname: (url: string) => string,
): DemoClaim[] {
  // No demo shows a component of a plan.
  const shown = pages.filter(({ plan }) => plan === undefined);
  return shown.flatMap((page) =>
    page.names.map((name) => ({
      name,
      kind: isHooks(page) ? ('hook' as const) : ('component' as const),
      packageName: page.packageName,
      productId: page.productId,
      pages: findModel(page.packageName, name)?.demos.map(({ url }) => toPathname(url)) ?? [],
    })),
  );
}

/** Returns the pages related to a shared page: its topic, if it exists, and its sibling. */
function toRelated(
  page: ApiPageAddress,
  pages: readonly ApiPageAddress[],
  docPages: readonly DocPage[],
): PageContent['related'] {
  if (!isShared(page)) return [];
  const topic = path.posix.dirname(page.pathname);
  const siblings = pages.filter(
    ({ pathname }) => path.posix.dirname(pathname) === topic && pathname !== page.pathname,
  );
  return [
    ...(docPages.some(({ pathname }) => pathname === topic)
      ? [{ kind: 'demos' as const, to: `${topic}/` }]
      : []),
    ...siblings.map((sibling) => ({
      kind: isHooks(sibling) ? ('hooks' as const) : ('components' as const),
      to: `${sibling.pathname}/`,
    })),
  ];
}

/**
 * Builds the files of all API pages. Throws one error with all problems in
 * `src/site/apiReference.ts` and in the pages that demonstrate components.
 */
export function buildApiPages(options: BuildApiPagesOptions): BuiltApiPages {
  const { addresses, version, models, docPages, otherPages = new Map() } = options;
  const { getFacts, texts, repositoryUrl, baseUrl } = options;
  const findModel = createModelFinder(models);
  assertAllModelled(addresses, findModel);
  // Comments of all versions name the pages of the newest.
  const inVersion = (path: string) => (version ? toVersionPath(path, version) : path);
  const toPathname = (url: string) => {
    const [pathname = ''] = toSitePath(url).split(/[?#]/, 1);
    return inVersion(stripTrailingSlashes(pathname));
  };
  const problems = findDemoProblems(
    addresses,
    docPages,
    toClaims(addresses, findModel, toPathname),
  );
  if (problems.length > 0) {
    throw new ContentError(
      ['Pages and the API reference do not agree:', ...problems.map((p) => `- ${p}`)].join('\n'),
    );
  }

  const anchors = toSiteAnchors(addresses, docPages, findModel);
  const resolveLink = createLinkResolver(new Map([...otherPages, ...anchors]), (pathname) =>
    anchors.has(inVersion(pathname)) ? inVersion(pathname) : pathname,
  );
  const render = createHtmlRenderer(resolveLink, baseUrl);
  const hasPage = (pathname: string) => docPages.some((page) => page.pathname === pathname);
  const versions = new Map(
    [...models.components, ...models.hooks].map((file) => [file.package, file.version]),
  );
  const changesByPackage = new Map(models.changes.map((file) => [file.package, file]));

  function toHistory(packageName: string, name: string): ApiPageContext['history'] {
    const changes = changesByPackage.get(packageName);
    if (!changes) return undefined;
    const { from, to, components } = changes;
    const page = toChangesPage(changes);
    const component = components.find((candidate) => candidate.name === name);
    return {
      from,
      to,
      ...(page !== undefined && hasPage(page) && { page: `${page}/` }),
      ...(component && { component }),
    };
  }

  /** Returns the source location of a component or hook. */
  function toSource(
    { packageName, installedAs }: ApiPageAddress,
    { name, file }: ApiComponent | ApiHook,
    isHook: boolean,
  ) {
    const facts = getFacts(installedAs).readSource(file);
    const packageSource = getPackageSource(packageName);
    const extension = isHook ? getHookExtension(packageSource, name) : facts.extension;
    const repository = packageSource.repositoryUrl ?? repositoryUrl;
    const stem = `${packageSource.directory}/${file.replace(/(?:\.types)?\.d\.ts$/, '')}`;
    const sourcePath = `${stem}.${extension}`;
    const version = versions.get(packageSource.taggedBy) ?? versions.get(packageName) ?? '';
    return {
      facts,
      source: { url: `${repository}/blob/v${version}/${sourcePath}`, path: sourcePath },
      // For JavaScript sources, the comments are in the typings.
      editUrl: toEditUrl(repository, extension === 'js' ? `${stem}.d.ts` : sourcePath),
    };
  }

  const data = new Map<string, unknown>();
  const pages = new Map<string, string>();
  const shownPages: { readonly pathname: string; readonly page: ApiPage }[] = [];
  for (const page of addresses.pages) {
    const { packageName, installedAs, pathname, names } = page;
    const facts = getFacts(installedAs);
    const shared = isShared(page);
    const editUrls: string[] = [];

    const members = names.map((name): PageMember => {
      const model = findModel(packageName, name);
      if (!model) throw new ContentError(`${name} of ${packageName} was there a moment ago.`);
      const isHook = 'parameters' in model;
      const { editUrl, ...source } = toSource(page, model, isHook);
      editUrls.push(editUrl);
      const lower = findLowerPages(page, addresses.pages);
      const extended = lower.at(-1);
      const planOf = createPlanOf(
        page.plan,
        lower.flatMap(({ packageName: owner, names: [lowerName = ''], plan }) => {
          const component = findModel(owner, lowerName);
          return component && 'props' in component ? [[plan, component] as const] : [];
        }),
      );
      // The theme knows the data grid of all plans by one name.
      const themeName = [name, ...lower.flatMap(({ names: [lowerName] }) => lowerName ?? [])]
        .map((each) => `${packageName === '@mui/joy' ? 'Joy' : 'Mui'}${each}`)
        .find((each) => facts.themeNames.has(each));
      const history = toHistory(packageName, name);
      const apiPath = addresses.pathOf(packageName, name) ?? '';
      const context: ApiPageContext = {
        packageName,
        anchorPrefix: toPrefix(page, name),
        render,
        resolveLink,
        apiPathOf: addresses.pathOf,
        demos: shared
          ? []
          : findDemoPages(addresses, docPages, apiPath, toApiSlug(name)).map((demo) => ({
              title: demo.title,
              to: `${demo.pathname}/`,
            })),
        ...source,
        ...(themeName !== undefined && { themeName }),
        ...(page.plan && { plan: page.plan }),
        ...(extended && {
          extends: { title: extended.names[0] ?? '', to: `${extended.pathname}/` },
        }),
        ...(planOf && { planOf }),
        ...(hasPage(BUNDLE_GUIDE) && { bundleGuide: `${BUNDLE_GUIDE}/` }),
        ...(history && { history }),
      };
      const apiPage: ApiPage =
        'parameters' in model ? toHookPage(model, context) : toComponentPage(model, context);
      const file = toDataFile(pathname, name);
      data.set(file, apiPage);
      shownPages.push({ pathname, page: apiPage });
      return {
        page: apiPage,
        data: `${DATA_ALIAS}/${file}`,
        imports: model.imports,
        description: parseComment(model.description, resolveLink),
      };
    });

    pages.set(
      pathname,
      toMdx({
        pathname,
        ...toPageTexts(page, texts),
        editUrl: editUrls[0] ?? '',
        ...(shared && { tocMaxHeadingLevel: SHARED_TOC_LEVEL }),
        body: toPageBody(
          { related: toRelated(page, addresses.pages, docPages), shared, members },
          texts,
        ),
      }),
    );
  }
  for (const changes of models.changes) data.set(changesDataFile(changes), changes);
  if (!version) {
    data.set(PLAN_FEATURES_FILE, listPlanFeatures(shownPages, addresses.licensed));
    data.set(
      GUIDES_FILE,
      Object.fromEntries(
        Object.entries(API_GUIDES).map(([guide, address]) => [guide, resolveLink(address)]),
      ),
    );
  }
  return { anchors, data, pages };
}
