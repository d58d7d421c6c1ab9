import path from 'node:path';
import { findApiPage } from './apiAddresses';

/** Folder of the plugin's data in `.docusaurus`, and its name in imports. */
export const DATA_FOLDER = 'api-reference';
export const DATA_ALIAS = '@api-reference';

/** Returns the data file of a component or hook on a page, relative to the data folder. */
export const toDataFile = (pathname: string, name: string) => `${pathname.slice(1)}/${name}.json`;

/** Returns the data files of an API page's components and hooks, in page order. */
export const dataFilesOf = (generatedFilesDir: string, pathname: string): string[] =>
  (findApiPage(pathname)?.names ?? []).map((name) =>
    path.join(generatedFilesDir, DATA_FOLDER, toDataFile(pathname, name)),
  );

/** File with the `ImportFactsFile`, in the data folder. */
export const IMPORT_FACTS_FILE = 'import-facts.json';

/** File with the `EnglishPartsFile` of each language, in the data folder. */
export const ENGLISH_PARTS_FILE = 'english-parts.json';
