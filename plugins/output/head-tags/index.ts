import type { LoadContext, Plugin } from '@docusaurus/types';
import path from 'node:path';
import { writeFile } from '../../common/files/boundedFiles';
import { readSiteContent } from '../../common/html-postbuild/contentPages';
import { editBuiltPages } from '../../common/html-postbuild/editBuiltPages';
import { addToHead } from '../../common/html-postbuild/headTags';
import { toPathname } from '../../common/html-postbuild/toPathname';
import { createTranslationCheck } from '../../content/translations/node';
import { toHeadTags } from './node/headTags';
import { pageHead, type HeadSite } from './node/pageHead';
import { robotsText } from './node/robots';

/**
 * Adds SEO tags to the heads of the built pages (canonical, alternates, robots, breadcrumbs) and
 * writes `robots.txt`. List it before `security`.
 */
export default function headTagsPlugin(context: LoadContext): Plugin {
  const { baseUrl, i18n, siteConfig, siteDir } = context;
  const { currentLocale, defaultLocale, localeConfigs } = i18n;
  const listed = siteConfig.customFields?.['listedLocales'] as readonly string[];
  let site: HeadSite | undefined;

  return {
    name: 'head-tags',

    async allContentLoaded({ allContent }) {
      const { docs, pathnames } = readSiteContent(allContent, baseUrl);
      site = {
        url: siteConfig.url,
        locale: currentLocale,
        listed: listed.map((code) => ({ code, htmlLang: localeConfigs[code]?.htmlLang ?? code })),
        docs: new Map(docs.map((page) => [page.pathname, page])),
        pathnames,
        isTranslated: createTranslationCheck(siteDir),
      };
    },

    async postBuild({ outDir }) {
      const content = site;
      if (!content) throw new Error('Docusaurus has told nothing of the content of the site.');
      await editBuiltPages(outDir, (html, file) =>
        addToHead(html, toHeadTags(pageHead(toPathname(file), content), html), file),
      );
      if (currentLocale === defaultLocale) {
        const baseUrls = listed.map((code) => localeConfigs[code]?.baseUrl ?? baseUrl);
        await writeFile(path.join(outDir, 'robots.txt'), robotsText(siteConfig.url, baseUrls));
      }
    },
  };
}
