import { listFiles } from '../run/changedFiles';
import { changedPages } from '../run/changedPages';
import { allWrittenPaths, chosenPaths } from './sitemap';

/** A file of the project, relative to it, and the page that it belongs to. */
export interface PageFile {
  readonly file: string;
  readonly page: string;
}

/** The files, by how their names end, of the pages that this run of the tests visits; no translations. */
export function chosenFiles(ending: string): PageFile[] {
  const written = allWrittenPaths();
  const chosen = new Set(chosenPaths());
  return listFiles()
    .filter((file) => file.endsWith(ending) && !file.startsWith('i18n/'))
    .flatMap((file) => changedPages([file], written).map((page) => ({ file, page })))
    .filter(({ page }) => chosen.has(page));
}
