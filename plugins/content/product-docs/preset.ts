import type { LoadContext, Preset } from '@docusaurus/types';
import { ContentError } from '../../../src/site/contentError';
import { readEnvironment } from '../../../src/site/environment';
import { toProblemsMessage } from '../../../src/site/navProblems';
import { PRODUCTS } from '../../../src/site/products';
import { serviceOrigins } from '../../../src/site/services';
import { partOfSiteLoad } from '../../common/mends/siteLoads';
import remarkApiPages from '../api-reference/node/pages/remarkApiPages';
import { remarkCodeBlocks } from '../code-blocks/node/remarkCodeBlocks';
import remarkDemo from '../demos/node/remarkDemo';
import remarkKeyboardTables from '../keyboard-tables/node/remarkKeyboardTables';
import remarkApiNames from '../page-checks/node/links/remarkApiNames';
import remarkPlayground from '../playgrounds/node/remarkPlayground';
import type { PropProductVersions } from './contract';
import { docsOptionsOf } from './node/docsOptions';
import { readProductProblems } from './node/findProductProblems';
import remarkPageRules from './node/remarkPageRules';
import remarkVersionLinks from './node/remarkVersionLinks';

interface PresetOptions {
  /** Whether pages show when they were last updated. */
  readonly showLastUpdateTime: boolean;
  /** Whether products have their older versions; by default they do. */
  readonly olderVersions?: boolean;
  /** Whether names in the text lead to the API reference; by default they do. It takes all packages' APIs. */
  readonly apiNames?: boolean;
}

/**
 * A docs instance per product, all with the same MDX plugins. A preset, because browsers download
 * the options of the plugins in `docusaurus.config.ts`.
 */
export default partOfSiteLoad(function productDocsPreset(
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
  const mdxPlugins = {
    beforeDefaultRemarkPlugins: [
      ...(apiNames ? [[remarkApiNames, { siteDir }]] : []),
      [remarkKeyboardTables, { siteDir }],
      [remarkApiPages, { siteDir, locale }],
      [remarkVersionLinks, { siteDir }],
      [remarkPageRules, { siteDir, imageOrigins: serviceOrigins(services) }],
    ],
    remarkPlugins: [[remarkDemo, { siteDir }], [remarkPlayground, { siteDir }], remarkCodeBlocks],
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
      },
    ]),
  };
});
