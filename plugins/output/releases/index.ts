import type { LoadContext, Plugin } from '@docusaurus/types';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { writeFile } from '../../common/files/boundedFiles';
import { findPackageFolder } from '../../common/packages/findPackageFolder';
import { PRODUCTS } from '../../../src/site/products';
import { editBuiltPages } from '../../common/html-postbuild/editBuiltPages';
import { addToHead } from '../../common/html-postbuild/headTags';
import { collectReleases } from './node/collectReleases';
import { latestReleases } from './node/latestReleases';
import { FEED_PATH, releasesFeed } from './node/releasesFeed';

/** Pages that link to the feed: home and versions. */
const PAGES: ReadonlySet<string> = new Set(['index.html', 'versions/index.html']);
const TITLE = 'Releases';

/**
 * Writes the feed of releases from the changelogs of the installed packages, adds a link to it
 * to the home page and the versions page, and gives the home page the newest ones. List it before `security`.
 */
export default function releasesPlugin({ i18n, siteConfig, siteDir }: LoadContext): Plugin {
  const readText = (packageName: string) => {
    const folder = findPackageFolder(siteDir, packageName);
    const file = folder && path.join(folder, 'CHANGELOG.md');
    return file && existsSync(file) ? readFileSync(file, 'utf8') : undefined;
  };
  const collect = () =>
    collectReleases({
      products: PRODUCTS,
      versions: siteConfig.customFields?.['productVersions'] as Readonly<Record<string, string>>,
      readText,
      repositoryUrl: String(siteConfig.customFields?.['repositoryUrl']),
    });
  return {
    name: 'releases',

    async contentLoaded({ actions }) {
      const latest = latestReleases(collect(), i18n.currentLocale);
      await actions.createData('latestReleases.json', JSON.stringify(latest));
    },

    async postBuild({ outDir }) {
      const href = `${siteConfig.url}${FEED_PATH}`;
      const link = `<link rel="alternate" type="application/rss+xml" title="${TITLE}" href="${href}">`;
      await editBuiltPages(outDir, (html, file) =>
        PAGES.has(file) ? addToHead(html, link, file) : html,
      );
      // One feed for all languages, since the changelogs are in English.
      if (i18n.currentLocale !== i18n.defaultLocale) return;
      const feed = releasesFeed(collect(), {
        url: siteConfig.url,
        title: `${siteConfig.title}: ${TITLE}`,
        description: siteConfig.tagline,
      });
      await writeFile(path.join(outDir, FEED_PATH), feed);
    },
  };
}
