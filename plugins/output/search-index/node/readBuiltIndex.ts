import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSearchPart, type SearchPart } from '../contract';

/** A part of the name index, as a build has it. */
export interface BuiltPart {
  readonly product: string;
  readonly version: string;
  readonly part: SearchPart;
}

const PART_FILE = /^(?<product>[\w-]+)\.(?<version>[\w.-]+)\.[\da-f]{8}\.json$/;

/**
 * Reads the name index of a built language.
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
    return [{ product, version, part }];
  });
}
