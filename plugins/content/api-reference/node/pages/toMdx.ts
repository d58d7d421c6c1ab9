import { GENERATED_FIELD } from '../../../../../src/site/generatedPages';

/** Element that is expanded to the content of a page. */
export const PAGE_ELEMENT = 'ApiPage';
/** Element that is expanded to the API links of a component page. */
export const LINKS_ELEMENT = 'ApiLinks';

/** A generated MDX file. */
export interface ApiMdx {
  /** Without trailing slash. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  readonly editUrl: string;
  /** Hash of everything that the MDX depends on, to invalidate the bundler's cache. */
  readonly hash: string;
  /** Deepest level of the table of contents, if it differs from the site's default. */
  readonly tocMaxHeadingLevel?: number;
}

/** Quotes a text for YAML. */
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the MDX of an API page: front matter and one element that `remarkApiPages` expands. */
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
