import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../site/locales';
import { readBuiltIndex } from '../../../plugins/output/search-index/node';
import type { BuiltIndexes } from './measureHits';

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
