import { existsSync, readFileSync, statSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { writeFile } from '../../../common/files/boundedFiles';
import { listFiles } from '../../../common/files/listFiles';
import { editBuiltPages } from '../../../common/html-postbuild/editBuiltPages';
import { isRedirectPage } from '../../../common/html-postbuild/redirectPages';
import { WORKER_POLICY_URL } from '../../../delivery/security/contract';
import {
  OFFLINE_FOLDER,
  productFilesUrl,
  summariesUrl,
  WORKER_URL,
  type ProductSummary,
  type WorkerBuild,
} from '../contract';
import { buildVersion } from './buildVersion';
import { bundleScript } from './bundleScript';
import type { ChunkGroup } from './chunkGroups';
import { hashText } from './hashText';
import { productFiles, type BuiltSite } from './productFiles';
import { scriptDigests } from './scriptDigests';
import { sealOfflinePage } from './sealOfflinePage';

const OFFLINE_PAGE = `${OFFLINE_FOLDER}index.html`;

/** A built language. */
export interface BuiltLanguage {
  readonly outDir: string;
  /** Root folder of the build. */
  readonly rootDir: string;
  /** Base URL of `outDir`, with trailing slash. */
  readonly baseUrl: string;
  /** The languages besides English, whose pages are in subfolders of `rootDir`. */
  readonly locales: readonly string[];
  readonly products: readonly { readonly id: string; readonly route: string }[];
  readonly groups: readonly ChunkGroup[];
}

const listPages = ({ outDir }: BuiltLanguage) =>
  listFiles(outDir)
    .filter((file) => file.endsWith('.html'))
    .filter((file) => !isRedirectPage(readFileSync(path.join(outDir, file), 'utf8')));

function readBuiltSite(language: BuiltLanguage, pages: readonly string[]): BuiltSite {
  const toPath = (file: string) => path.join(language.outDir, file);
  return {
    baseUrl: language.baseUrl,
    pages,
    groups: language.groups,
    read: (file) => readFileSync(toPath(file), 'utf8'),
    measure(file) {
      if (!statSync(toPath(file), { throwIfNoEntry: false })?.isFile()) return undefined;
      const content = readFileSync(toPath(file));
      return { size: content.length, hash: hashText(content) };
    },
  };
}

/** Writes the lists of products that can be saved. */
async function writeLists(language: BuiltLanguage): Promise<void> {
  const { outDir, baseUrl, products } = language;
  const site = readBuiltSite(language, listPages(language));
  const write = (url: string, value: unknown) =>
    writeFile(path.join(outDir, url.slice(baseUrl.length)), JSON.stringify(value));
  const summaries: Record<string, ProductSummary> = {};
  for (const { id, route } of products) {
    const list = productFiles(site, route.slice(1));
    if (!list) continue;
    const size = list.files.reduce((sum, [, bytes]) => sum + bytes, 0);
    summaries[id] = { version: list.version, size };
    await write(productFilesUrl(baseUrl, id), list);
  }
  await write(summariesUrl(baseUrl), summaries);
}

const findOfflinePages = ({ rootDir, locales }: BuiltLanguage) =>
  ['', ...locales.map((locale) => `${locale}/`)]
    .filter((folder) => existsSync(path.join(rootDir, folder, OFFLINE_PAGE)))
    .map((folder) => `/${folder}${OFFLINE_FOLDER}`);

/**
 * After the build of a language: replaces the scripts of its offline page, writes its product
 * lists, and writes the worker, whose version covers all languages built so far.
 */
export async function writeOffline(language: BuiltLanguage): Promise<void> {
  const { outDir, rootDir, baseUrl } = language;
  const scriptFile = bundleScript('offlinePage').then((script) => ({
    script,
    file: `assets/js/offline-page.${hashText(script)}.js`,
  }));
  await editBuiltPages(
    outDir,
    scriptFile.then(
      ({ file }) =>
        (html: string, page: string) =>
          page === OFFLINE_PAGE ? sealOfflinePage(html, `${baseUrl}${file}`) : html,
    ),
  );
  const { script, file } = await scriptFile;
  await mkdir(path.join(outDir, path.dirname(file)), { recursive: true });
  await writeFile(path.join(outDir, file), script);
  // Queued after the other plugins' edits.
  await editBuiltPages(outDir, (html) => html);

  await writeLists(language);
  const build: WorkerBuild = {
    version: await buildVersion(rootDir),
    offlinePages: findOfflinePages(language),
    scripts: await scriptDigests(rootDir),
  };
  const worker = await bundleScript('worker');
  await writeFile(
    path.join(rootDir, WORKER_URL),
    `const BUILD=${JSON.stringify(build)};\nimportScripts("${WORKER_POLICY_URL}");\n${worker}`,
  );
}

/** Writes the kill switch as the worker. */
export async function writeRemover(rootDir: string): Promise<void> {
  await writeFile(path.join(rootDir, WORKER_URL), await bundleScript('remover'));
}
