import fsExtra from 'fs-extra';
import pLimit from 'p-limit';
import { OPEN_FILES } from './boundedFiles';

const BOUNDED = Symbol.for('files/bounded');

/**
 * Bounds the files that Docusaurus has open. It reads all pages of a product at once, and writes the data
 * of all: past the hard limit fs-extra tries those again, but whatever else is opened meanwhile fails.
 */
export function boundDocusaurus(): void {
  // One object for all of Docusaurus, whose functions it looks up with each call.
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
