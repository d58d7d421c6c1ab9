/** The lists of pages in the format of llmstxt.org. */
import {
  LLMS_FILE,
  toTwinPath,
  type MarkdownPage,
  type MarkdownPages,
  type MarkdownProduct,
  type MarkdownVersion,
} from '../contract';
import type { Texts } from '../../../common/dictionary/texts';

const escape = (value: string) => value.replace(/[[\]\\]/g, '\\$&');

/** Returns an entry of a list of pages. */
export function entry(title: string, url: string, description: string): string {
  return `- [${escape(title)}](${url})${description ? `: ${description}` : ''}`;
}

const section = (title: string, entries: readonly string[]) =>
  entries.length > 0 ? [`## ${title}`, entries.join('\n')] : [];

const isGuide = ({ api }: MarkdownPage) => api === undefined;
/** Name of a product version, e.g. `Material UI v6.1.0`. */
export const withVersion = ({ name }: MarkdownProduct, { label }: MarkdownVersion) =>
  label ? `${name} ${label}` : name;

const pageEntry = (origin: string) => (page: MarkdownPage) =>
  entry(page.title, `${origin}${toTwinPath(page.path)}`, page.description);

/**
 * Returns the list for the site: guides of the newest versions, and links to the lists of all
 * pages.
 */
export function siteList(
  { title, origin, baseUrl, products, pages }: MarkdownPages,
  texts: Texts,
): string {
  const listOf = (product: MarkdownProduct, version: MarkdownVersion) =>
    entry(
      texts('markdownPages.indexOf', { name: withVersion(product, version) }),
      `${origin}${version.path}/${LLMS_FILE}`,
      texts('markdownPages.indexDescription'),
    );
  const parts = [
    `# ${title}`,
    `> ${texts('markdownPages.summary')}`,
    texts('markdownPages.javascript'),
    ...products.flatMap((product) =>
      product.versions
        .filter(({ isLast }) => isLast)
        .flatMap((version) =>
          section(withVersion(product, version), [
            ...version.pages.filter(isGuide).map(pageEntry(origin)),
            listOf(product, version),
          ]),
        ),
    ),
    // The section name that llmstxt.org defines for content that may be skipped.
    ...section('Optional', [
      ...products.flatMap((product) =>
        product.versions.filter(({ isLast }) => !isLast).map((version) => listOf(product, version)),
      ),
      ...pages.map(({ path, title: name }) =>
        entry(name, `${origin}${toTwinPath(path, 'TS', baseUrl)}`, ''),
      ),
    ]),
  ];
  return `${parts.join('\n\n')}\n`;
}

/** Returns the list for a product version: all pages by sidebar category, then the API. */
export function versionList(
  origin: string,
  product: MarkdownProduct,
  version: MarkdownVersion,
  texts: Texts,
): string {
  const guides = version.pages.filter(isGuide);
  const groups = [...new Set(guides.map(({ group }) => group))];
  const parts = [
    `# ${withVersion(product, version)}`,
    `> ${texts('markdownPages.productSummary', { name: withVersion(product, version) })}`,
    texts('markdownPages.javascript'),
    ...groups.flatMap((group) =>
      section(group, guides.filter((page) => page.group === group).map(pageEntry(origin))),
    ),
    ...section(
      texts('markdownPages.apiReference'),
      version.pages.filter((page) => !isGuide(page)).map(pageEntry(origin)),
    ),
  ];
  return `${parts.join('\n\n')}\n`;
}
