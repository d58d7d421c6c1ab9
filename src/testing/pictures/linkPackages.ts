import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import path from 'node:path';

/** What a build keeps beside the packages: each folder has its own. */
const CACHE = '.cache';

/** Where npm lists what it has installed. It is here once all packages are. */
const LIST = '.package-lock.json';

function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (entry.name === CACHE || entry.name === LIST) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else linkSync(source, target);
  }
}

const readList = (folder: string) => {
  const file = path.join(folder, LIST);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
};

/**
 * Puts the packages of the folder `from` into `to`, which keeps its cache, unless they are there. A link
 * to the folder would not do, since builds would find the packages at their real place.
 */
export function linkPackages(from: string, to: string): void {
  const list = readList(from);
  if (list !== undefined && readList(to) === list) return;
  rmSync(path.join(to, LIST), { force: true });
  for (const name of existsSync(to) ? readdirSync(to) : []) {
    if (name !== CACHE) rmSync(path.join(to, name), { recursive: true });
  }
  linkFolder(from, to);
  // npm writes into the file that is there: a link would change, too.
  if (list !== undefined) copyFileSync(path.join(from, LIST), path.join(to, LIST));
}
