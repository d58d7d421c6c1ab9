import { listFiles } from '../run/changedFiles';
import { changedPages } from '../run/changedPages';
import { chooseOperatedPages } from '../run/choosePages';
import { allWrittenPaths } from './sitemap';

/** A file of the project, relative to it, and the page that it belongs to. */
export interface PageFile {
  readonly file: string;
  readonly page: string;
}

/** The files, by how their names end, that this run of the tests tries out; no translations. */
export function chosenFiles(ending: string): PageFile[] {
  const written = allWrittenPaths();
  const chosen = new Set(chooseOperatedPages(written, process.env['DOCS_TEST_SINCE']));
  return listFiles()
    .filter((file) => file.endsWith(ending) && !file.startsWith('i18n/'))
    .flatMap((file) => changedPages([file], written).map((page) => ({ file, page })))
    .filter(({ page }) => chosen.has(page));
}
