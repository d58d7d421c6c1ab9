import type { LoadedContent, PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { findCounterpart } from '../../../../src/site/counterparts';
import { DOCS_VERSIONS, toProductPath, type DocsVersion } from '../../../../src/site/docsVersions';
import { addTrailingSlash, stripTrailingSlashes } from '../../../../src/site/paths';
import { CURRENT_VERSION, PRODUCTS } from '../../../../src/site/products';
import {
  PAGE_LINKS_FIELD,
  type PropCounterpart,
  type PropPageLinks,
  type PropVersionNotice,
} from '../contract';
import { readTexts, type Texts } from '../../../common/dictionary/texts';
import { findPageFile } from '../../../common/pages/findPageFile';

/** Dictionary group of the notice on pages of older versions. */
const NOTICE_GROUP = 'versionNotice';

/** Everything that the links of a page depend on. */
export interface PageLinkContext {
  readonly version: DocsVersion;
  /** All versions of the product. */
  readonly versions: readonly DocsVersion[];
  /** Newest versions of other products. */
  readonly otherProducts: readonly DocsVersion[];
  /** Returns the label of a version, e.g. `v5.16.7`. */
  readonly labelOf: (version: string) => string;
  readonly hasPage: (pathname: string) => boolean;
  /** First page within the product, e.g. `/getting-started`. */
  readonly start: string;
  readonly text: Texts;
}

function toNotice(counterpart: PropCounterpart, context: PageLinkContext): PropVersionNotice {
  const { version, labelOf, text } = context;
  const values = { version: labelOf(version.name), newest: labelOf(CURRENT_VERSION) };
  return {
    text: text('text', values),
    linkText: text(counterpart.nearest ? 'nearest' : 'same', values),
    ...counterpart,
  };
}

/** Returns the counterparts of a page at a path without language. */
export function toPageLinks(pathname: string, context: PageLinkContext): PropPageLinks {
  const { version, versions, otherProducts, hasPage, start } = context;
  const counterparts = Object.fromEntries(
    versions
      .filter(({ name }) => name !== version.name)
      .map((to): [string, PropCounterpart] => {
        const found = findCounterpart(pathname, { from: version, to, hasPage, start });
        return [
          to.name,
          { to: addTrailingSlash(found.pathname), ...(!found.exact && { nearest: true }) },
        ];
      }),
  );
  const path = toProductPath(pathname, version);
  const products = Object.fromEntries(
    otherProducts
      .map(({ productId, route }): [string, string] => [productId, `${route}${path}`])
      .filter(([, page]) => path !== '' && hasPage(page))
      .map(([productId, page]) => [productId, addTrailingSlash(page)]),
  );
  const newest = counterparts[CURRENT_VERSION];
  return {
    ...(versions.length > 1 && { versions: counterparts }),
    ...(Object.keys(products).length > 0 && { products }),
    ...(newest && { notice: toNotice(newest, context) }),
  };
}

/** Adds each page's counterparts to its metadata (`PropPageLinks`). */
export function addPageLinks(
  { siteDir, baseUrl, i18n }: Pick<LoadContext, 'siteDir' | 'baseUrl' | 'i18n'>,
  options: Pick<PluginOptions, 'id' | 'versions'>,
  content: LoadedContent,
): LoadedContent {
  const product = PRODUCTS.find(({ id }) => id === options.id);
  if (!product) return content;

  const pageContext = {
    versions: DOCS_VERSIONS.filter(({ productId }) => productId === product.id),
    otherProducts: DOCS_VERSIONS.filter(
      ({ productId, name }) => productId !== product.id && name === CURRENT_VERSION,
    ),
    labelOf: (version: string) => options.versions[version]?.label ?? version,
    hasPage: (pathname: string) => findPageFile(pathname, siteDir) !== undefined,
    start: stripTrailingSlashes(product.href).slice(product.route.length),
    text: readTexts(siteDir, i18n.currentLocale, NOTICE_GROUP),
  };

  return {
    ...content,
    loadedVersions: content.loadedVersions.map((loaded) => {
      const version = pageContext.versions.find(({ name }) => name === loaded.versionName);
      if (!version) return loaded;
      return {
        ...loaded,
        docs: loaded.docs.map((doc) => {
          const pathname = stripTrailingSlashes(`/${doc.permalink.slice(baseUrl.length)}`);
          const links = toPageLinks(pathname, { ...pageContext, version });
          return { ...doc, frontMatter: { ...doc.frontMatter, [PAGE_LINKS_FIELD]: links } };
        }),
      };
    }),
  };
}
