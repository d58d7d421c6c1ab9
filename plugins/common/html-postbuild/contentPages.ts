import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** A documentation page, in the language of the build. */
export interface DocPage {
  /** Id of its docs plugin instance. */
  readonly productId: string;
  /** Docusaurus's version name: `current`, or e.g. `v5`. */
  readonly versionName: string;
  /** Route of its version, without language and trailing slash, e.g. `/material-ui/v5`. */
  readonly versionRoute: string;
  /** Whether its version is the one that canonical URLs point to. */
  readonly isNewest: boolean;
  /** Without language, with trailing slash. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  /** Source file in Docusaurus's notation: `@site/docs/…`. */
  readonly source: string;
}

/** Content of the site in the language of the build. */
export interface SiteContent {
  readonly docs: readonly DocPage[];
  /** Pathnames of all pages, including those outside the docs. */
  readonly pathnames: ReadonlySet<string>;
}

/** Used properties of a page of the pages plugin. */
interface SitePage {
  readonly permalink: string;
}

/** Returns the pages of all docs plugin instances and versions, and those of the pages plugin. */
export function readSiteContent(allContent: AllContent, baseUrl: string): SiteContent {
  const toPathname = (permalink: string) =>
    `/${permalink.slice(baseUrl.length).replace(/\/$/, '')}/`.replace('//', '/');
  // Docusaurus does not type the content of plugins.
  const instances = (allContent['docusaurus-plugin-content-docs'] ?? {}) as Readonly<
    Record<string, LoadedContent>
  >;
  const sitePages = (allContent['docusaurus-plugin-content-pages'] ?? {}) as Readonly<
    Record<string, readonly SitePage[] | null>
  >;
  const docs = Object.entries(instances).flatMap(([productId, { loadedVersions }]) =>
    loadedVersions.flatMap(({ versionName, path, isLast, docs: pages }) =>
      pages.map(({ permalink, title, description, source }): DocPage => ({
        productId,
        versionName,
        versionRoute: toPathname(path).slice(0, -1),
        isNewest: isLast,
        pathname: toPathname(permalink),
        title,
        description,
        source,
      })),
    ),
  );
  const others = Object.values(sitePages).flatMap((pages) =>
    (pages ?? []).map(({ permalink }) => toPathname(permalink)),
  );
  return { docs, pathnames: new Set([...docs.map(({ pathname }) => pathname), ...others]) };
}
