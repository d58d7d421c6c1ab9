import fsExtra from 'fs-extra';
import pLimit from 'p-limit';
import { OPEN_FILES } from '../files/boundedFiles';

const BOUNDED = Symbol.for('files/bounded');

/**
 * Limits the files that Docusaurus opens at once. It reads all pages of a product, and writes their data,
 * in parallel. fs-extra retries above the process's limit, but any other file opened meanwhile fails.
 */
export function boundDocusaurus(): void {
  // Docusaurus shares this object and looks its functions up with each call.
  const shared: typeof fsExtra & { [BOUNDED]?: true } = fsExtra;
  if (shared[BOUNDED]) return;
  const limit = pLimit(OPEN_FILES);
  const { readFile, outputFile } = fsExtra;
  Object.assign(shared, {
    [BOUNDED]: true,
    readFile: (...args: Parameters<typeof readFile>) => limit(() => readFile(...args)),
    outputFile: (...args: Parameters<typeof outputFile>) => limit(() => outputFile(...args)),
  });
}
