import path from 'node:path';
import docsPlugin from '@docusaurus/plugin-content-docs';
import type { LoadedContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { boundDocusaurus } from '../../common/docusaurus/boundDocusaurus';
import { mdxLoaderAlias } from '../../common/docusaurus/mdxLoaderAlias';
import { trimVersionMetadata } from '../../common/docusaurus/trimVersionMetadata';
import { toProblemsMessage } from '../../../src/site/navProblems';
import { ContentError, findContentError } from '../../../src/site/contentError';
import { dictionaryFile } from '../../common/dictionary/texts';
import { afterBundler } from '../../common/mends/afterBundler';
import { watchBesidePages } from '../../common/mends/watchBesidePages';
import { acknowledgeMends } from '../../common/mends/acknowledgeMends';
import { toWatchPath } from '../../common/mends/toWatchPath';
import { NO_GENERATED_PAGES, outsideOfLanguage } from '../../common/mends/watchedPaths';
import { findVersionProblems, readCutVersions, withoutUncut } from './node/cutVersions';
import { addPageLinks } from './node/addPageLinks';
import { loadSidebar } from './node/loadSidebar';
import { NAV_FILE } from './node/readNavTree';
import { reportTogether } from './node/reportTogether';
import type { ProductDocsOptions } from './options';

export { validateOptions } from './options';

/**
 * An instance of Docusaurus's docs plugin for one product (with that plugin's name, so that its
 * theme and hooks work), whose sidebar is the product's tree in `sidebars.ts`. Loading fails with
 * one error that lists all problems of the tree and the pages (spec §5).
 */
export default async function productDocsPlugin(
  context: LoadContext,
  options: ProductDocsOptions,
): Promise<Plugin<LoadedContent>> {
  boundDocusaurus();
  const { currentLocale, defaultLocale } = context.i18n;
  const watchedFiles = [NAV_FILE, dictionaryFile(currentLocale), dictionaryFile(defaultLocale)].map(
    (file) => path.join(context.siteDir, file),
  );
  const failures: Error[] = [];
  const cut = readCutVersions(context.siteDir, options.id);

  const base = await docsPlugin(context, {
    ...options,
    versions: withoutUncut(options.versions, cut),
    async sidebarItemsGenerator(args) {
      // An error thrown here would be preceded by messages about a missing file.
      try {
        const { items, problems } = await loadSidebar(context, options, args);
        if (problems.length > 0) failures.push(new ContentError(toProblemsMessage(problems)));
        return items;
      } catch (error) {
        failures.push(error instanceof Error ? error : new Error(String(error)));
        return [];
      }
    },
  });

  async function loadContent(): Promise<LoadedContent> {
    failures.length = 0;
    const uncut = findVersionProblems(options.id, Object.keys(options.versions), cut);
    if (uncut.length > 0) throw new ContentError(toProblemsMessage(uncut));
    let content: LoadedContent;
    try {
      // The docs plugin always loads content; the type of plugins leaves it open.
      content = (await base.loadContent?.()) as LoadedContent;
    } catch (error) {
      const known = findContentError(error) ?? error;
      // The sidebar comes first, then what Docusaurus says of the pages.
      const [failure] = failures;
      const message = known instanceof Error ? known.message : String(known);
      throw failure ? new ContentError(`${failure.message}\n${message}`) : known;
    }
    const [failure] = failures;
    if (failure) throw failure;
    content = addPageLinks(context, options, content);
    for (const decorate of options.decorate) {
      content = await decorate(context, content);
    }
    return content;
  }

  return {
    ...base,
    getPathsToWatch() {
      const paths = [
        ...(base.getPathsToWatch?.() ?? []),
        ...watchBesidePages(watchedFiles.map(toWatchPath)),
      ];
      return [...outsideOfLanguage(paths, context), NO_GENERATED_PAGES];
    },
    loadContent: afterBundler(
      acknowledgeMends(
        `the navigation and the pages of ${options.id}`,
        reportTogether(loadContent),
      ),
    ),
    configureWebpack(...args) {
      const alias = mdxLoaderAlias(path.join(__dirname, 'mdxLoader.cjs'));
      return { ...base.configureWebpack?.(...args), resolveLoader: { alias } };
    },
    async contentLoaded({ content, actions }) {
      await base.contentLoaded?.({
        content,
        actions: { ...actions, addRoute: (route) => actions.addRoute(trimVersionMetadata(route)) },
      });
    },
  };
}
