/** Names and types of the Markdown files, shared with the browser and the MCP server. */
import type { CodeVariant } from '../../../src/site/demoHash';

/**
 * Returns the URL of a page's Markdown: the page's URL with `.md` instead of the trailing slash,
 * `index.md` for the home page. Only pages that are not generated have a JavaScript form.
 * @param baseUrl Base URL of the language.
 */
export function toTwinPath(
  pathname: string,
  variant: CodeVariant = 'TS',
  baseUrl: string = '/',
): string {
  const page = pathname === baseUrl ? `${baseUrl}index` : pathname.replace(/\/+$/, '');
  return `${page}${variant === 'JS' ? '.js' : ''}.md`;
}

/** List of pages in the format of llmstxt.org; one for the site and one per product version. */
export const LLMS_FILE = 'llms.txt';

/** The same list as JSON, in the folder of each language. */
export const PAGES_FILE = 'markdown-pages.json';

export interface MarkdownPage {
  /** With language and trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Label of the sidebar category that contains the page. */
  readonly group: string;
  /** Components or hooks that the page documents; absent on pages that are not API pages. */
  readonly api?: readonly string[];
}

export interface MarkdownVersion {
  /** Docusaurus's version name: `current`, or e.g. `v5`. */
  readonly name: string;
  /** E.g. `v6.1.0`; empty for a product without a package of its own. */
  readonly label: string;
  /** With language, without trailing slash. */
  readonly path: string;
  /** Whether it is the default version. */
  readonly isLast: boolean;
  readonly pages: readonly MarkdownPage[];
}

export interface MarkdownProduct {
  readonly id: string;
  readonly name: string;
  readonly versions: readonly MarkdownVersion[];
  /** URLs of the product's `ApiChangesFile`s. */
  readonly changes: readonly string[];
}

/** A page outside the docs, e.g. the list of versions. */
export type MarkdownSitePage = Pick<MarkdownPage, 'path' | 'title'>;

/** Returns the forms of a page's Markdown. Pages of the API reference and those outside the docs have one. */
export const variantsOf = (page: MarkdownPage | MarkdownSitePage): readonly CodeVariant[] =>
  'group' in page && page.api === undefined ? ['TS', 'JS'] : ['TS'];

/** All pages of a language. */
export interface MarkdownPages {
  readonly schema: 1;
  readonly title: string;
  readonly language: string;
  /** Without trailing slash. */
  readonly origin: string;
  /** Base URL of the language. */
  readonly baseUrl: string;
  readonly products: readonly MarkdownProduct[];
  readonly pages: readonly MarkdownSitePage[];
}
