import { GENERATED_FIELD } from '../../../../../src/site/generatedPages';

/** The element that stands for the content of a page. */
export const PAGE_ELEMENT = 'ApiPage';
/** The element that lists the API pages of a component page. */
export const LINKS_ELEMENT = 'ApiLinks';

/** A generated page's file. */
export interface ApiMdx {
  /** Without trailing slash. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  readonly editUrl: string;
  /** Of all that the page's Markdown is made of, so that a bundler knows when it changes. */
  readonly hash: string;
  /** The deepest headings of the table of contents, where it is not the site's own choice. */
  readonly tocMaxHeadingLevel?: number;
}

/** A text as YAML. */
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** The file of an API page: front matter, and one element which `remarkApiPages` expands. */
export function toMdx(page: ApiMdx): string {
  return [
    '---',
    `title: ${quote(page.title)}`,
    `description: ${quote(page.description)}`,
    `custom_edit_url: ${quote(page.editUrl)}`,
    ...(page.tocMaxHeadingLevel === undefined
      ? []
      : [`toc_max_heading_level: ${page.tocMaxHeadingLevel}`]),
    `${GENERATED_FIELD}: ${quote(page.pathname)}`,
    '---',
    '',
    '{/* Generated from the installed package when the site is built. */}',
    '',
    `<${PAGE_ELEMENT} src="${page.pathname}" hash="${page.hash}" />`,
    '',
  ].join('\n');
}

const MARK = new RegExp(`^${GENERATED_FIELD}: `, 'm');

/** Whether a file is one of these: only those are ever overwritten or removed. */
export const isGenerated = (content: string) =>
  content.startsWith('---\n') && MARK.test(content.slice(0, content.indexOf('\n---', 4)));
