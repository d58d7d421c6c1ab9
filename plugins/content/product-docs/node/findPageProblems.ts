import { GENERATED_FIELD } from '../../../../src/site/generatedPages';
import { readQuestions } from '../../../common/markdown/readQuestions';

/** Length of descriptions in characters; search engines cut off longer ones. */
const DESCRIPTION_LENGTH = { min: 50, max: 160 };

/** Front matter that changes a page's path. */
const PATH_FIELDS = ['slug', 'id'];

/** The only address of WAI-ARIA patterns: the practices guide of the W3C. */
const ARIA_GUIDE = 'https://www.w3.org/WAI/ARIA/apg/';

/** The file of a page. */
export interface PageSource {
  /** Relative to the site. */
  readonly file: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
  /** The whole file. */
  readonly content: string;
}

/** Whether a URL is below the guide once it is resolved, e.g. without `..`. */
const isAriaPattern = (url: string) =>
  url.startsWith(ARIA_GUIDE) &&
  url !== ARIA_GUIDE &&
  URL.canParse(url) &&
  new URL(url).href === url;

/** Finds the problems of a page's file; each names the file and the fix. */
export function findPageProblems({ file, frontMatter, content }: PageSource): string[] {
  const problems: string[] = [];
  const { title, description } = frontMatter;

  if (typeof title !== 'string' || title.trim() === '') {
    problems.push(`${file}: add a "title" to the front matter.`);
  }
  if (typeof description !== 'string' || description.trim() === '') {
    problems.push(
      `${file}: add a "description" of ${DESCRIPTION_LENGTH.min} to ${DESCRIPTION_LENGTH.max} ` +
        'characters to the front matter.',
    );
  } else {
    const { length } = [...description];
    // Other scripts are denser, so translations have no minimum. Generated pages are translated, too.
    const isTranslated = file.startsWith('i18n/') || GENERATED_FIELD in frontMatter;
    const min = isTranslated ? 1 : DESCRIPTION_LENGTH.min;
    if (length < min || length > DESCRIPTION_LENGTH.max) {
      problems.push(
        `${file}: the "description" has ${length} characters; write ${min} to ` +
          `${DESCRIPTION_LENGTH.max}.`,
      );
    }
  }
  const { waiAria } = frontMatter;
  if (waiAria !== undefined && !(typeof waiAria === 'string' && isAriaPattern(waiAria))) {
    problems.push(
      `${file}: "waiAria" must be the URL of a pattern below ${ARIA_GUIDE}, not ${JSON.stringify(waiAria)}.`,
    );
  }
  for (const field of PATH_FIELDS) {
    if (frontMatter[field] !== undefined) {
      problems.push(`${file}: remove "${field}"; the path of a page is the path of its file.`);
    }
  }
  for (const { line, message } of readQuestions(frontMatter['questions'], content).problems) {
    problems.push(`${file}:${line}: ${message}`);
  }
  return problems;
}
