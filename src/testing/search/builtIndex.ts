import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../site/locales';
import { parseSearchPart, type SearchPart } from '../../../plugins/output/search-index/contract';
import type { BuiltIndexes } from './measureHits';

/** A part of the index, as a build has it. */
export interface BuiltPart {
  readonly product: string;
  readonly version: string;
  /** The file's path. */
  readonly file: string;
  readonly part: SearchPart;
}

const PART_FILE = /^(?<product>[\w-]+)\.(?<version>[\w.-]+)\.[\da-f]{8}\.json$/;

/**
 * The index of a built language.
 * @param folder The folder of the language, e.g. `build` or `build/zh`.
 * @throws An Error that says to build the site when there is none.
 */
export function readBuiltIndex(folder: string): BuiltPart[] {
  const files = path.join(folder, 'assets', 'search');
  if (!existsSync(files)) throw new Error(`${files} is missing. Build the site first.`);
  return readdirSync(files).flatMap((name) => {
    const { product, version } = PART_FILE.exec(name)?.groups ?? {};
    if (product === undefined || version === undefined) return [];
    const file = path.join(files, name);
    const part = parseSearchPart(JSON.parse(readFileSync(file, 'utf8')));
    if (!part) throw new Error(`${file} is no index.`);
    return [{ product, version, file, part }];
  });
}

/** The names of the installed Material icons, as the site's search finds them. */
export const readIconNames = (root: string): string[] =>
  readdirSync(path.join(root, 'node_modules/@mui/icons-material/esm')).flatMap((file) => {
    const [, name] = /^([A-Z]\w*)\.js$/.exec(file) ?? [];
    return name === undefined || /(?:Outlined|Rounded|TwoTone|Sharp)$/.test(name) ? [] : name;
  });

/** The indexes of all languages that a build has. */
export function readBuiltIndexes(build: string): BuiltIndexes {
  const folders = LOCALE_CODES.map(
    (locale) => [locale, locale === DEFAULT_LOCALE ? build : path.join(build, locale)] as const,
  );
  return Object.fromEntries(
    folders.flatMap(([locale, folder]) =>
      existsSync(folder) ? [[locale, readBuiltIndex(folder)]] : [],
    ),
  );
}
