import * as fs from 'node:fs/promises';
import pLimit from 'p-limit';

/**
 * Files that are open at the same time. Node.js works on four; more would only wait, and a process may
 * have no more than its hard limit (`ulimit -n`). Docusaurus loads this module once for each plugin.
 */
export const OPEN_FILES = 8;

const limit = pLimit(OPEN_FILES);

/** As in `node:fs/promises`, for any number of files at the same time. */
export const readFile = ((...args) => limit(() => fs.readFile(...args))) as typeof fs.readFile;

/** As in `node:fs/promises`, for any number of files at the same time. */
export const writeFile: typeof fs.writeFile = (...args) => limit(() => fs.writeFile(...args));
