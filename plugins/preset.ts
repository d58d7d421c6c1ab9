import type { LoadContext, Preset } from '@docusaurus/types';
import { ContentError } from '../src/site/contentError';
import { readEnvironment } from '../src/site/environment';
import { toProblemsMessage } from '../src/site/navProblems';
import { PRODUCTS } from '../src/site/products';
import { serviceOrigins } from '../src/site/services';
import { partOfSiteLoad } from './common/mends/siteLoads';
import { addPageFacts, remarkApiLinks } from './content/api-reference/node';
import { addTranslationNotices } from './content/translations/node';
import { remarkChangelog } from './content/changelogs/node';
import { remarkCodeBlocks, remarkShownFiles } from './content/code-blocks/node';
import { remarkDemo } from './content/demos/node';
import { remarkKeyboardTables } from './content/keyboard-tables/node';
import { remarkApiNames } from './content/api-links/node';
import { remarkPlayground } from './content/playgrounds/node';
import {
  docsOptionsOf,
  readProductProblems,
  remarkPageRules,
  remarkVersionLinks,
} from './content/product-docs/node';
import type { PropProductVersions } from './content/product-docs/contract';

interface PresetOptions {
  /** Whether pages show when they were last updated. */
  readonly showLastUpdateTime: boolean;
  /** Whether products have their older versions; by default they do. */
  readonly olderVersions?: boolean;
  /** Whether names in the text lead to the API reference; by default they do. It takes all packages' APIs. */
  readonly apiNames?: boolean;
}

/**
 * The products' docs: which plugin adds what to a page, in this order. A preset, because browsers download
 * the options of the plugins in `docusaurus.config.ts`.
 */
export default partOfSiteLoad(function docsPreset(
  { siteDir, siteConfig, i18n }: LoadContext,
  { showLastUpdateTime, olderVersions = true, apiNames = true }: PresetOptions,
): Preset {
  const { experiments, leftOut, repositoryUrl, services } = readEnvironment(process.env);
  const problems = readProductProblems(siteDir);
  if (problems.length > 0) throw new ContentError(toProblemsMessage(problems, 'The products have'));
  const locale = i18n.currentLocale;
  const baseUrl = i18n.localeConfigs[i18n.defaultLocale]?.baseUrl;
  if (baseUrl !== '/') {
    throw new ContentError(
      `docusaurus.config.ts: set "baseUrl" to "/", not "${baseUrl}"; the site has a host of its own.`,
    );
  }
  const language = i18n.localeConfigs[locale]?.htmlLang ?? locale;
  const mdxPlugins = {
    beforeDefaultRemarkPlugins: [
      ...(apiNames ? [[remarkApiNames, { siteDir }]] : []),
      [remarkKeyboardTables, { siteDir }],
      [remarkChangelog, { siteDir, language, repositoryUrl }],
      [remarkApiLinks, { siteDir }],
      [remarkVersionLinks, { siteDir }],
      [remarkPageRules, { siteDir, imageOrigins: serviceOrigins(services) }],
    ],
    remarkPlugins: [
      [remarkDemo, { siteDir }],
      [remarkPlayground, { siteDir }],
      [remarkShownFiles, { siteDir }],
      remarkCodeBlocks,
    ],
  };
  const site = {
    siteDir,
    repositoryUrl,
    // `docusaurus.config.ts` sets this field.
    productVersions: siteConfig.customFields?.['productVersions'] as PropProductVersions,
    showLastUpdateTime,
  };
  return {
    plugins: PRODUCTS.filter(
      ({ id, experimental }) => !leftOut.includes(id) && (!experimental || experiments),
    ).map((product) => [
      './plugins/content/product-docs/index.ts',
      {
        ...docsOptionsOf(olderVersions ? product : { ...product, siteVersions: [] }, site),
        ...mdxPlugins,
        decorate: [addPageFacts, addTranslationNotices],
      },
    ]),
  };
});
