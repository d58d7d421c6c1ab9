import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { getPackageFolder } from '../../../../common/packages/findPackageFolder';
import { readSourceFacts, readThemeNames, type SourceFacts } from './sourceFacts';

/** Facts from a package's installed files that its model lacks. */
export interface PackageFacts {
  readonly themeNames: ReadonlySet<string>;
  /** Returns facts from the code beside a typings file; `file` is relative to the package. */
  readonly readSource: (file: string) => SourceFacts;
}

/** Folders whose types contain the theme names of a package's components. */
const THEME_FOLDERS = ['styles', 'themeAugmentation'];

const readIfThere = (file: string) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined);

/**
 * Reads the facts of an installed package.
 * @throws An Error that names the package if it is not installed.
 */
export function readPackageFacts(siteDir: string, packageName: string): PackageFacts {
  const directory = getPackageFolder(siteDir, packageName);
  const typings = THEME_FOLDERS.map((name) => path.join(directory, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => /^(?:components|props)\.d\.ts$/.test(name))
        .map((name) => readFileSync(path.join(folder, name), 'utf8')),
    );
  return {
    themeNames: readThemeNames(typings),
    readSource: (file) =>
      readSourceFacts(readIfThere(path.join(directory, file.replace(/\.d\.ts$/, '.js')))),
  };
}
