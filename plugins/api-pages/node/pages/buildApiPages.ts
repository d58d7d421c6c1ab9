import { createHash } from 'node:crypto';
import path from 'node:path';
import { toApiSlug, type ApiPageAddress } from '../../../../src/site/apiReference';
import { toEditUrl } from '../../../../src/site/links';
import {
  API_GUIDES,
  type ApiChangesFile,
  type ApiComponent,
  type ApiFile,
  type ApiHook,
  type ApiHooksFile,
  type ApiPage,
} from '../../contract';
import { changesDataFile } from '../changes';
import { toPageAnchors, type PageAnchors } from './anchors';
import { API_PAGES, getApiPath } from './apiAddresses';
import { toPageTexts, type ApiTexts } from './apiTexts';
import { createHtmlRenderer } from './createHtmlRenderer';
import { createLinkResolver } from './createLinkResolver';
import { findDemoPages, findDemoProblems, type DemoClaim } from './findDemoProblems';
import { DATA_ALIAS, GUIDES_FILE, toDataFile, toOutlineFile } from './generatedFiles';
import { getHookExtension, getPackageSource } from './packageSources';
import { parseComment } from './parseComment';
import type { DocPage } from './readDocPages';
import type { PackageFacts } from './readPackageFacts';
import { toComponentPage, toHookPage, type ApiPageContext } from './toApiPage';
import { toMdx } from './toMdx';
import { toMemberOutline, type PageOutline } from './toPageOutline';

/** The models of all documented packages, in the language that is built. */
export interface ApiModels {
  readonly components: readonly ApiFile[];
  readonly hooks: readonly ApiHooksFile[];
  /** What changed since the older versions of packages that are documented in two. */
  readonly changes: readonly ApiChangesFile[];
}

export interface BuildApiPagesOptions {
  readonly models: ApiModels;
  readonly docPages: readonly DocPage[];
  readonly getFacts: (packageName: string) => PackageFacts;
  /** The texts of titles and descriptions in English, which the files have. */
  readonly texts: ApiTexts;
  /** The libraries' main repository. */
  readonly repositoryUrl: string;
  /** The path of the language that is built, e.g. `/zh/`. */
  readonly baseUrl: string;
  /** Of everything else that the Markdown of the pages depends on, such as texts of all languages. */
  readonly fingerprint: string;
}

/** The files of the API reference. */
export interface BuiltApiPages {
  /** The data of the pages, by file in the data folder. */
  readonly data: ReadonlyMap<string, unknown>;
  /** The pages, by pathname without trailing slash. */
  readonly pages: ReadonlyMap<string, string>;
}

/** The pages that tell what changed, by package: they are written by hand, and may be missing. */
const CHANGES_PAGES: Readonly<Record<string, (major: string) => string>> = {
  '@mui/material': (major) => `/material-ui/migration/api-changes-v${major}`,
};

const BUNDLE_GUIDE = '/material-ui/guides/minimizing-bundle-size';

/** Depth of the rows of a shared page, whose components are sections. */
const SHARED_TOC_LEVEL = 4;

const isShared = ({ kind }: ApiPageAddress) => kind === 'components' || kind === 'hooks';
const isHooks = ({ kind }: ApiPageAddress) => kind === 'hook' || kind === 'hooks';
const toPrefix = (page: ApiPageAddress, name: string) =>
  isShared(page) ? `${toApiSlug(name)}-` : '';

/** The model of a component or hook, by package and name. */
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

/** Throws one error that names every listed component and hook whose package has no such thing. */
function assertAllModelled(findModel: FindModel): void {
  const missing = API_PAGES.flatMap(({ packageName, names }) =>
    names.filter((name) => !findModel(packageName, name)).map((name) => `${name} (${packageName})`),
  );
  if (missing.length > 0) {
    throw new Error(
      `src/site/apiReference.ts lists what its package does not have: ${missing.join(', ')}. ` +
        'Correct the names, or install the version that has them.',
    );
  }
}

function toSiteAnchors(docPages: readonly DocPage[], findModel: FindModel) {
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
  for (const page of API_PAGES) {
    const members = page.names.flatMap((name) => {
      const model = findModel(page.packageName, name);
      return model ? [{ model, prefix: toPrefix(page, name) }] : [];
    });
    site.set(page.pathname, toPageAnchors(members));
  }
  return site;
}

function toClaims(findModel: FindModel): DemoClaim[] {
  return API_PAGES.flatMap((page) =>
    page.names.map((name) => ({
      name,
      kind: isHooks(page) ? ('hook' as const) : ('component' as const),
      packageName: page.packageName,
      productId: page.productId,
      urls: findModel(page.packageName, name)?.demos.map(({ url }) => url) ?? [],
    })),
  );
}

/** The pages that a shared page belongs to: its topic, where it exists, and its sibling. */
function toRelated(page: ApiPageAddress, docPages: readonly DocPage[]): PageOutline['related'] {
  if (!isShared(page)) return [];
  const topic = path.posix.dirname(page.pathname);
  const siblings = API_PAGES.filter(
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

const toHash = (value: string) => createHash('sha256').update(value).digest('hex').slice(0, 12);

/**
 * Makes the files of all API pages. Throws one error that lists all that is wrong with what is
 * listed in `src/site/apiReference.ts` and with the pages that show components.
 */
export function buildApiPages(options: BuildApiPagesOptions): BuiltApiPages {
  const { models, docPages, getFacts, texts, repositoryUrl, baseUrl, fingerprint } = options;
  const findModel = createModelFinder(models);
  assertAllModelled(findModel);
  const problems = findDemoProblems(docPages, toClaims(findModel));
  if (problems.length > 0) {
    throw new Error(
      ['Pages and the API reference do not agree:', ...problems.map((p) => `- ${p}`)].join('\n'),
    );
  }

  const resolveLink = createLinkResolver(toSiteAnchors(docPages, findModel));
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
    const page = CHANGES_PAGES[packageName]?.(to.split('.', 1)[0] ?? to);
    const component = components.find((candidate) => candidate.name === name);
    return {
      from,
      to,
      ...(page !== undefined && hasPage(page) && { page: `${page}/` }),
      ...(component && { component }),
    };
  }

  /** Where a component or hook was written. */
  function toSource(packageName: string, { name, file }: ApiComponent | ApiHook, isHook: boolean) {
    const facts = getFacts(packageName).readSource(file);
    const packageSource = getPackageSource(packageName);
    const extension = isHook ? getHookExtension(packageSource, name) : facts.extension;
    const repository = packageSource.repositoryUrl ?? repositoryUrl;
    const stem = `${packageSource.directory}/${file.replace(/(?:\.types)?\.d\.ts$/, '')}`;
    const sourcePath = `${stem}.${extension}`;
    const version = versions.get(packageSource.taggedBy) ?? versions.get(packageName) ?? '';
    return {
      facts,
      source: { url: `${repository}/blob/v${version}/${sourcePath}`, path: sourcePath },
      // Beside JavaScript the comments are in the file of typings.
      editUrl: toEditUrl(repository, extension === 'js' ? `${stem}.d.ts` : sourcePath),
    };
  }

  const data = new Map<string, unknown>();
  const pages = new Map<string, string>();
  for (const page of API_PAGES) {
    const { packageName, pathname, names } = page;
    const facts = getFacts(packageName);
    const shared = isShared(page);
    const editUrls: string[] = [];

    const members = names.map((name) => {
      const model = findModel(packageName, name);
      if (!model) throw new Error(`${name} of ${packageName} was there a moment ago.`);
      const isHook = 'parameters' in model;
      const { editUrl, ...source } = toSource(packageName, model, isHook);
      editUrls.push(editUrl);
      const themeName = `${packageName === '@mui/joy' ? 'Joy' : 'Mui'}${name}`;
      const history = toHistory(packageName, name);
      const apiPath = getApiPath(packageName, name) ?? '';
      const context: ApiPageContext = {
        packageName,
        anchorPrefix: toPrefix(page, name),
        render,
        resolveLink,
        apiPathOf: getApiPath,
        demos: shared
          ? []
          : findDemoPages(docPages, apiPath, toApiSlug(name)).map((demo) => ({
              title: demo.title,
              to: `${demo.pathname}/`,
            })),
        ...source,
        ...(facts.themeNames.has(themeName) && { themeName }),
        ...(hasPage(BUNDLE_GUIDE) && { bundleGuide: `${BUNDLE_GUIDE}/` }),
        ...(history && { history }),
      };
      const apiPage: ApiPage =
        'parameters' in model ? toHookPage(model, context) : toComponentPage(model, context);
      const file = toDataFile(pathname, name);
      data.set(file, apiPage);
      return toMemberOutline(apiPage, {
        data: `${DATA_ALIAS}/${file}`,
        shared,
        imports: model.imports,
        description: parseComment(model.description, resolveLink),
      });
    });

    const outline: PageOutline = { related: toRelated(page, docPages), shared, members };
    data.set(toOutlineFile(pathname), outline);
    // The comments differ between languages, which have one file; the fingerprint is of all.
    const structure = members.map(({ description: _description, ...member }) => member);
    pages.set(
      pathname,
      toMdx({
        pathname,
        ...toPageTexts(page, texts),
        editUrl: editUrls[0] ?? '',
        hash: toHash(
          JSON.stringify([fingerprint, versions.get(packageName), outline.related, structure]),
        ),
        ...(shared && { tocMaxHeadingLevel: SHARED_TOC_LEVEL }),
      }),
    );
  }
  for (const changes of models.changes) data.set(changesDataFile(changes), changes);
  data.set(
    GUIDES_FILE,
    Object.fromEntries(
      Object.entries(API_GUIDES).map(([guide, address]) => [guide, resolveLink(address)]),
    ),
  );
  return { data, pages };
}
