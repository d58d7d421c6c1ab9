import path from 'node:path';
import { locatePage } from '../../demos/node/locatePage';

/** Returns the path of the English page, relative to the site: translations show its playgrounds. */
export function englishPage(page: string): string {
  const folder = locatePage(page).folders.at(-1) ?? '';
  return path.posix.join(folder, path.posix.basename(page));
}
