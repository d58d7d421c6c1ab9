import path from 'node:path';
import { ContentError } from '../../../../../src/site/contentError';
import type { ApiPageAddress } from '../../../../../src/site/apiReference';
import { toVersionPath, type DocsVersion } from '../../../../../src/site/docsVersions';
import { stripTrailingSlashes } from '../../../../../src/site/paths';
import { API_GUIDES } from '../../contract';
import { changesDataFile } from '../../../api-changes/node';
import { toPageAnchors, type PageAnchors } from '../../../../common/api-model/anchors';
import type { Texts } from '../../../../common/dictionary/texts';
import { toPageTexts } from './apiTexts';
import { createContexts, type VersionContext } from './createContexts';
import { createHtmlRenderer } from './createHtmlRenderer';
import { createLinkResolver, toSitePath } from './createLinkResolver';
import { findDemoProblems, type DemoClaim } from './findDemoProblems';
import { DATA_ALIAS, toDataFile } from './generatedFiles';
import { listPlanFeatures, type PageAt } from './listPlanFeatures';
import { findModels, isShared, toPrefix, type ModelledPage } from './modelledPages';
import { parseComment } from './parseComment';
import type { DocPage } from './readDocPages';

import { toApiPage } from './toApiPage';
import { toMdx } from './toMdx';
import { toPageBody, type PageContent, type PageMember } from './toPageBody';

export interface BuildApiPagesOptions extends Omit<
  VersionContext,
  'pages' | 'render' | 'resolveLink'
> {
  /** The older version to build; `undefined` for the newest version of all products. */
  readonly version?: DocsVersion;
  /** Anchors of pages of other versions, as fallback targets of links in comments. */
  readonly otherPages?: ReadonlyMap<string, PageAnchors>;
  /** Texts of the pages in the language of the build. */
  readonly texts: Texts;
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

/** TOC level of the rows of a shared page, whose sections are components. */
const SHARED_TOC_LEVEL = 4;

const isHooks = ({ kind }: ApiPageAddress) => kind === 'hook' || kind === 'hooks';

function toSiteAnchors(
  pages: readonly ModelledPage[],
  docPages: readonly DocPage[],
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
    const members = page.models.map((model) => ({ model, prefix: toPrefix(page, model.name) }));
    site.set(page.pathname, toPageAnchors(members));
  }
  return site;
}

function toClaims(
  pages: readonly ModelledPage[],
  toPathname: (url: string) => string,
): DemoClaim[] {
  // No demo shows a component of a plan; interfaces are named by choice.
  const shown = pages.filter(({ plan }) => plan === undefined);
  return shown.flatMap((page) =>
    page.models.flatMap((model) =>
      'demos' in model
        ? [
            {
              name: model.name,
              kind: isHooks(page) ? ('hook' as const) : ('component' as const),
              packageName: page.packageName,
              productId: page.productId,
              pages: model.demos.map(({ url }) => toPathname(url)),
            },
          ]
        : [],
    ),
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
  const { addresses, version, models, docPages, otherPages = [], texts, baseUrl } = options;
  const modelled = findModels(addresses.pages, models.packages);
  // Comments of all versions name the pages of the newest.
  const inVersion = (path: string) => (version ? toVersionPath(path, version) : path);
  const toPathname = (url: string) => {
    const [pathname = ''] = toSitePath(url).split(/[?#]/, 1);
    return inVersion(stripTrailingSlashes(pathname));
  };
  const problems = findDemoProblems(addresses, docPages, toClaims(modelled, toPathname));
  if (problems.length > 0) {
    throw new ContentError(
      ['Pages and the API reference do not agree:', ...problems.map((p) => `- ${p}`)].join('\n'),
    );
  }

  const anchors = toSiteAnchors(modelled, docPages);
  const resolveLink = createLinkResolver(new Map([...otherPages, ...anchors]), (pathname) =>
    anchors.has(inVersion(pathname)) ? inVersion(pathname) : pathname,
  );
  const render = createHtmlRenderer(resolveLink, baseUrl);
  const contextOf = createContexts({ ...options, pages: modelled, render, resolveLink });

  const data = new Map<string, unknown>();
  const pages = new Map<string, string>();
  const shownPages: PageAt[] = [];
  for (const page of modelled) {
    const { pathname } = page;
    const shared = isShared(page);
    const editUrls: string[] = [];

    const members = page.models.map((model): PageMember => {
      const { context, editUrl } = contextOf(page, model);
      editUrls.push(editUrl);
      const apiPage = toApiPage(model, context);
      const file = toDataFile(pathname, model.name);
      data.set(file, apiPage);
      shownPages.push({ pathname, page: apiPage, description: render(model.description) });
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
        tocMaxHeadingLevel: shared ? SHARED_TOC_LEVEL : undefined,
        body: toPageBody(
          { related: toRelated(page, addresses.pages, docPages), shared, members },
          texts,
        ),
      }),
    );
  }
  for (const changes of models.changes) data.set(changesDataFile(changes), changes);
  if (!version) {
    data.set('plan-features.json', listPlanFeatures(shownPages, addresses.licensed));
    data.set(
      'guides.json',
      Object.fromEntries(
        Object.entries(API_GUIDES).map(([guide, address]) => [guide, resolveLink(address)]),
      ),
    );
  }
  return { anchors, data, pages };
}
