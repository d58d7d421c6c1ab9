import path from 'node:path';

/** The folder of the plugin's data in Docusaurus' folder, and its name in imports. */
export const DATA_FOLDER = 'api-reference';
export const DATA_ALIAS = '@api-reference';

/** The name of a page's outline among its data; no component is called so. */
const OUTLINE = 'outline.json';

/** The data file of a component or hook on a page, relative to the data folder. */
export const toDataFile = (pathname: string, name: string) => `${pathname.slice(1)}/${name}.json`;

export const toOutlineFile = (pathname: string) => `${pathname.slice(1)}/${OUTLINE}`;

/** Where a page's outline is. */
export const getOutlineFile = (generatedFilesDir: string, pathname: string) =>
  path.join(generatedFilesDir, DATA_FOLDER, toOutlineFile(pathname));

/** The file with the addresses of guides, in the data folder. */
export const GUIDES_FILE = 'guides.json';
