/** What the build writes for machines, and where: read by the browser and by the MCP server. */
import type { CodeVariant } from '../../../src/site/demoHash';

/**
 * The address of a page's Markdown: the page's own, with `.md` in the place of its last slash. The
 * JavaScript form is there for pages that were written by hand. The home page's is `index.md`.
 * @param baseUrl The path of the language.
 */
export function toTwinPath(
  pathname: string,
  variant: CodeVariant = 'TS',
  baseUrl: string = '/',
): string {
  const page = pathname === baseUrl ? `${baseUrl}index` : pathname.replace(/\/+$/, '');
  return `${page}${variant === 'JS' ? '.js' : ''}.md`;
}

/** The list of pages for machines that people read, one for the site and one per product version. */
export const LLMS_FILE = 'llms.txt';

/** The same as data, in the folder of each language. */
export const PAGES_FILE = 'markdown-pages.json';

export interface MarkdownPage {
  /** With language and trailing slash. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** The label of the part of the navigation that the page is in. */
  readonly group: string;
  /** The components or hooks whose API the page documents; absent for other pages. */
  readonly api?: readonly string[];
}

export interface MarkdownVersion {
  /** As Docusaurus names it: `current`, or e.g. `v5`. */
  readonly name: string;
  /** E.g. `v6.1.0`; empty for a product without a package of its own. */
  readonly label: string;
  /** With language, without trailing slash. */
  readonly path: string;
  /** Whether it is the one that readers get first. */
  readonly isLast: boolean;
  readonly pages: readonly MarkdownPage[];
}

export interface MarkdownProduct {
  readonly id: string;
  readonly name: string;
  readonly versions: readonly MarkdownVersion[];
  /** The changes between versions of its package: the addresses of files as `ApiChangesFile`. */
  readonly changes: readonly string[];
}

/** A page that is of no product, e.g. the list of versions. */
export type MarkdownSitePage = Pick<MarkdownPage, 'path' | 'title'>;

/** All pages of a language. */
export interface MarkdownPages {
  readonly schema: 1;
  readonly title: string;
  readonly language: string;
  /** Without slash at the end. */
  readonly origin: string;
  /** The path of the language. */
  readonly baseUrl: string;
  readonly products: readonly MarkdownProduct[];
  readonly pages: readonly MarkdownSitePage[];
}
