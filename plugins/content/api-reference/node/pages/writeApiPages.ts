import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, rmdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile, writeFile } from '../../../../common/files/boundedFiles';
import { listFiles } from '../../../../common/files/listFiles';
import { ContentError } from '../../../../../src/site/contentError';
import { findDocsVersion, toProductPath } from '../../../../../src/site/docsVersions';
import { shownVersions } from '../models/shownProducts';
import type { BuiltApiPages } from './buildApiPages';
import { DATA_FOLDER } from './generatedFiles';
import { isGenerated } from '../../../../../src/site/generatedPages';

const PAGE_FILE = 'index.mdx';

async function readIfThere(file: string): Promise<string | undefined> {
  return existsSync(file) ? readFile(file, 'utf8') : undefined;
}

async function writeIfChanged(file: string, content: string): Promise<void> {
  if ((await readIfThere(file)) === content) return;
  await mkdir(path.dirname(file), { recursive: true });
  // At once, since the docs plugins may read it meanwhile.
  await writeFile(`${file}.new`, content);
  await rename(`${file}.new`, file);
}

/** Deletes a file, and folders that are empty afterwards. */
async function removeFile(file: string, root: string): Promise<void> {
  await rm(file);
  let folder = path.dirname(file);
  while (folder !== root && (await readdir(folder)).length === 0) {
    await rmdir(folder);
    folder = path.dirname(folder);
  }
}

/** Returns the file of a page, relative to the site. */
function toPageFile(pathname: string): string {
  const version = findDocsVersion(pathname);
  if (!version) throw new ContentError(`No product has the page "${pathname}".`);
  return `${version.docsPath}${toProductPath(pathname, version)}/${PAGE_FILE}`;
}

const STAMP_FILE = 'stamp.json';

/** Hash of the inputs, and the list of generated files, relative to the site. */
interface Stamp {
  readonly inputs: string;
  readonly files: readonly string[];
}

interface Folders {
  readonly siteDir: string;
  readonly generatedFilesDir: string;
}

/** Whether all files generated from `inputs` exist. */
export async function areWritten(
  inputs: string,
  { siteDir, generatedFilesDir }: Folders,
): Promise<boolean> {
  const stamp = await readIfThere(path.join(generatedFilesDir, DATA_FOLDER, STAMP_FILE));
  if (stamp === undefined) return false;
  const { inputs: present, files } = JSON.parse(stamp) as Stamp;
  return present === inputs && files.every((file) => existsSync(path.resolve(siteDir, file)));
}

/**
 * Writes the files of the API reference that differ, and deletes those of pages that no longer
 * exist. `inputs` is a hash of everything they depend on. Throws an error that names a page that is
 * not generated.
 */
export async function writeApiPages(
  { data, pages }: Pick<BuiltApiPages, 'data' | 'pages'>,
  inputs: string,
  { siteDir, generatedFilesDir }: Folders,
): Promise<void> {
  const dataFolder = path.join(generatedFilesDir, DATA_FOLDER);
  const stampFile = path.join(dataFolder, STAMP_FILE);
  // A stopped process leaves none, since another language has other files.
  await rm(stampFile, { force: true });
  const pageFiles = new Map([...pages].map(([pathname, mdx]) => [toPageFile(pathname), mdx]));

  // Data first, because pages import it when they are compiled.
  await Promise.all(
    [...data].map(([file, value]) =>
      writeIfChanged(path.join(dataFolder, file), JSON.stringify(value)),
    ),
  );
  for (const file of listFiles(dataFolder)) {
    if (!data.has(file) && file !== STAMP_FILE)
      await removeFile(path.join(dataFolder, file), dataFolder);
  }

  await Promise.all(
    [...pageFiles].map(async ([file, mdx]) => {
      const present = await readIfThere(path.join(siteDir, file));
      // An empty file is what a stopped process left.
      if (present && !isGenerated(present)) {
        throw new ContentError(`${file} is generated; move what is written there to another page.`);
      }
      if (present !== mdx) await writeIfChanged(path.join(siteDir, file), mdx);
    }),
  );
  for (const { docsPath } of shownVersions()) {
    const root = path.join(siteDir, docsPath);
    for (const name of listFiles(root)) {
      const file = `${docsPath}/${name}`;
      if (path.posix.basename(name) !== PAGE_FILE || pageFiles.has(file)) continue;
      const content = await readFile(path.join(siteDir, file), 'utf8');
      if (isGenerated(content)) await removeFile(path.join(siteDir, file), root);
    }
  }
  const stamp: Stamp = {
    inputs,
    files: [
      ...[...data.keys()].map((file) => path.relative(siteDir, path.join(dataFolder, file))),
      ...pageFiles.keys(),
    ],
  };
  await writeIfChanged(stampFile, JSON.stringify(stamp));
}
