import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { AllContent } from '@docusaurus/types';

/** A page of the documentation, in the language that is built. */
export interface DocPage {
  /** The docs plugin instance it is of. */
  readonly productId: string;
  /** Docusaurus' name of its version: `current`, or e.g. `v5`. */
  readonly versionName: string;
  /** The route of its version, without language and trailing slash, e.g. `/material-ui/v5`. */
  readonly versionRoute: string;
  /** Whether its version is the one that search engines are sent to. */
  readonly isNewest: boolean;
  /** Without language, with trailing slash. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  /** Its file, as Docusaurus names it: `@site/docs/…`. */
  readonly source: string;
}

/** What the site consists of, in the language that is built. */
export interface SiteContent {
  readonly docs: readonly DocPage[];
  /** The addresses of all pages, those of the site itself among them. */
  readonly pathnames: ReadonlySet<string>;
}

/** A page of the pages plugin, as far as it is used. */
interface SitePage {
  readonly permalink: string;
}

/** What is used of Docusaurus' `allContent`. */
export type LoadedSite = Pick<AllContent, string>;

/** Reads the pages of all docs plugin instances and versions, and those of the site itself. */
export function readSiteContent(allContent: LoadedSite, baseUrl: string): SiteContent {
  const toPathname = (permalink: string) =>
    `/${permalink.slice(baseUrl.length).replace(/\/$/, '')}/`.replace('//', '/');
  // Docusaurus does not type what the plugins have loaded.
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
