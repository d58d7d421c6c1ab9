import { GENERATED_FIELD } from '../../../../../src/site/generatedPages';

/** A generated MDX file. */
export interface ApiMdx {
  /** Without trailing slash. */
  readonly pathname: string;
  readonly title: string;
  readonly description: string;
  readonly editUrl: string;
  /** Deepest level of the table of contents, if it differs from the site's default. */
  readonly tocMaxHeadingLevel?: number;
  readonly body: string;
}

/** Quotes a text for YAML. */
const quote = (text: string) => `'${text.replaceAll("'", "''")}'`;

/** Returns the MDX of an API page, with front matter that says that it is generated. */
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
    '# Generated from the installed package when the site is built.',
    '---',
    '',
    page.body,
    '',
  ].join('\n');
}
