import * as fs from 'node:fs/promises';
import pLimit from 'p-limit';

/**
 * Number of files open at once, per plugin (Docusaurus loads this module once for each). Node.js works on
 * four in parallel, and a process may not exceed its hard limit (`ulimit -n`).
 */
export const OPEN_FILES = 8;

const limit = pLimit(OPEN_FILES);

/** Like in `node:fs/promises`, but any number of calls may run in parallel. */
export const readFile = ((...args) => limit(() => fs.readFile(...args))) as typeof fs.readFile;

/** Like in `node:fs/promises`, but any number of calls may run in parallel. */
export const writeFile: typeof fs.writeFile = (...args) => limit(() => fs.writeFile(...args));
