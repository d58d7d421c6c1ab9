import { readFileSync } from 'node:fs';
import path from 'node:path';
import { toVersionPath } from '../../site/docsVersions';
import { LOCALE_CODES } from '../../site/locales';
import { addTrailingSlash, localizePath } from '../../site/paths';
import { parseFrontMatter } from '../../../plugins/common/front-matter/parseFrontMatter';
import { readQuestions } from '../../../plugins/common/markdown/readQuestions';
import { listPages, PUBLISHED_VERSIONS } from '../../../plugins/common/pages/pageFiles';
import type { ReaderQuery } from './measureHits';

/**
 * The `questions` of all pages, in all versions and languages, typed at the version's first page: on a page about
 * components or hooks, after its title.
 */
export const readPageQuestions = (root: string): ReaderQuery[] =>
  PUBLISHED_VERSIONS.flatMap((version) =>
    LOCALE_CODES.flatMap((locale) =>
      listPages(root, version, locale).flatMap(({ file, pathname }) => {
        const source = readFileSync(path.join(root, file), 'utf8');
        const { frontMatter } = parseFrontMatter(source, file, root);
        const { title, components, hooks } = frontMatter;
        const subject = (components ?? hooks) === undefined ? '' : `${title} `;
        return readQuestions(frontMatter['questions'], source).questions.flatMap(
          ({ words, anchor, link }) => {
            const to = link === undefined ? `${pathname}/#${anchor}` : toVersionPath(link, version);
            return words.map((word) => ({
              from: localizePath(`${version.route}/`, locale),
              query: `${subject}${word}`,
              wanted: localizePath(addTrailingSlash(to), locale),
            }));
          },
        );
      }),
    ),
  );
