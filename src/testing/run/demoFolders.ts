import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { THEME_FILE } from '../../../plugins/content/demos/contract';
import { analyseDemoFile } from '../../../plugins/content/demos/node/analyseDemoFile';
import { findDocsVersionOfFile } from '../../site/docsVersions';
import { GUIDE_FOLDER } from '../../site/guideFolders';
import { changedFiles, listFiles } from './changedFiles';
import { samplePages } from './choosePages';

/** How many folders are tried out that did not change. */
const SAMPLE_SIZE = 3;

/**
 * Folder -> the demos in it, in all versions and stylings, relative to the project. A file without a default export
 * is a part of another.
 */
export function demosByFolder(): Map<string, string[]> {
  const demos = listFiles()
    .filter((file) => file.endsWith('.tsx') && !THEME_FILE.test(file) && !GUIDE_FOLDER.test(file))
    .filter((file) => findDocsVersionOfFile(file) && existsSync(file))
    .filter((file) => analyseDemoFile(readFileSync(file, 'utf8')).hasDefaultExport);
  const folders = new Map<string, string[]>();
  for (const file of demos.sort()) {
    const folder = path.posix.dirname(file);
    folders.set(folder, [...(folders.get(folder) ?? []), file]);
  }
  return folders;
}

/** The folders that changed since `since`, and some others. Every one when `since` is undefined. */
export function chooseFolders(folders: readonly string[], since: string | undefined): string[] {
  if (since === undefined) return [...folders];
  const files = changedFiles(since);
  const sample = samplePages(folders, SAMPLE_SIZE);
  return folders.filter(
    (folder) => sample.includes(folder) || files.some((file) => file.startsWith(`${folder}/`)),
  );
}
