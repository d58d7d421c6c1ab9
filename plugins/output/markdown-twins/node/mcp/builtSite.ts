import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '../../../../common/files/boundedFiles';
import type { CodeVariant } from '../../../../../src/site/demoHash';
import { DEFAULT_LOCALE, LOCALE_CODES } from '../../../../../src/site/locales';
import {
  PAGES_FILE,
  toTwinPath,
  variantsOf,
  type MarkdownPage,
  type MarkdownPages,
  type MarkdownProduct,
  type MarkdownSitePage,
  type MarkdownVersion,
} from '../../contract';
import { readBuiltIndex, type BuiltPart } from '../../../search-index/node';

/** A page and its version. */
export interface PlacedPage {
  readonly product: MarkdownProduct;
  readonly version: MarkdownVersion;
  readonly page: MarkdownPage;
}

/** A built site on disk. Only its lists, its index and files in its page lists are opened. */
export interface BuiltSite {
  /** Built languages, English first. */
  readonly languages: readonly string[];
  /** Page list of a language. Throws if the language was not built. */
  readonly list: (language: string) => MarkdownPages;
  /** All pages of a language, in list order. */
  readonly pages: (language: string) => readonly PlacedPage[];
  /** The name index of a language. */
  readonly names: (language: string) => readonly BuiltPart[];
  /** Finds a product by id or name. Throws an error that lists the existing ones. */
  readonly product: (language: string, name: string) => MarkdownProduct;
  /** Finds a version by name or label, e.g. `v5`; the newest if `name` is undefined. */
  readonly version: (product: MarkdownProduct, name: string | undefined) => MarkdownVersion;
  /** Finds a page by URL, path, or URL of its Markdown. */
  readonly find: (address: string) => MarkdownPage | MarkdownSitePage | undefined;
  readonly read: (page: MarkdownPage | MarkdownSitePage, variant?: CodeVariant) => Promise<string>;
  /** Reads a changes file that a product lists. */
  readonly readChanges: (file: string) => Promise<unknown>;
}

function parseList(text: string, file: string): MarkdownPages {
  const value = JSON.parse(text) as MarkdownPages | null;
  if (value?.schema !== 1 || !Array.isArray(value.products)) {
    throw new Error(`${file} is of another version of the site. Build it again: npm run build`);
  }
  return value;
}

const normalize = (name: string) => name.trim().toLowerCase();

/** Normalizes a page URL in any notation to e.g. `/material-ui/react-button`. */
function toPathname(address: string, origin: string): string {
  const own = address.trim().startsWith(`${origin}/`)
    ? address.trim().slice(origin.length)
    : address.trim();
  const pathname = (own.split(/[?#]/, 1)[0] ?? '')
    .replace(/(?:\.js)?\.md$/, '')
    .replace(/(^|\/)index$/, '$1');
  return `/${pathname.split('/').filter(Boolean).join('/')}`;
}

/**
 * Opens the folder of a built site.
 * @throws An Error with instructions if there is no build.
 */
export async function openBuiltSite(folder: string): Promise<BuiltSite> {
  const lists = new Map<string, MarkdownPages>();
  const folderOf = (locale: string) => path.join(folder, locale === DEFAULT_LOCALE ? '' : locale);
  for (const locale of LOCALE_CODES) {
    const file = path.join(folderOf(locale), PAGES_FILE);
    if (existsSync(file)) lists.set(locale, parseList(await readFile(file, 'utf8'), file));
  }
  const english = lists.get(DEFAULT_LOCALE);
  if (!english) {
    throw new Error(`${folder} has no ${PAGES_FILE}. Build the site first: npm run build`);
  }
  const placed = new Map(
    [...lists].map(([language, { products }]) => [
      language,
      products.flatMap((product) =>
        product.versions.flatMap((version) =>
          version.pages.map((page): PlacedPage => ({ product, version, page })),
        ),
      ),
    ]),
  );
  const homes: ReadonlySet<string> = new Set([...lists.values()].map(({ baseUrl }) => baseUrl));
  const byPath = new Map<string, MarkdownPage | MarkdownSitePage>(
    [...lists.values()]
      .flatMap(({ pages }) => pages)
      .concat([...placed.values()].flat().map(({ page }) => page))
      .map((page) => [toPathname(page.path, english.origin), page]),
  );
  const toFile = (address: string) => path.join(folder, address.slice(english.baseUrl.length));

  const list = (language: string) => {
    const found = lists.get(language);
    if (found) return found;
    throw new Error(
      `There is no language "${language}"; there are ${[...lists.keys()].join(', ')}.`,
    );
  };
  return {
    languages: [...lists.keys()],
    list,
    pages: (language) => placed.get(list(language).language) ?? [],
    names: (language) => readBuiltIndex(folderOf(language)),
    product: (language, name) => {
      const { products } = list(language);
      const found = products.find((product) =>
        [product.id, product.name].some((known) => normalize(known) === normalize(name)),
      );
      if (found) return found;
      throw new Error(
        `There is no product "${name}"; there are ${products.map(({ id }) => id).join(', ')}.`,
      );
    },
    version: (product, name) => {
      const found = product.versions.find((version) =>
        name === undefined
          ? version.isLast
          : [version.name, version.label].some((known) => normalize(known) === normalize(name)),
      );
      if (found) return found;
      const known = product.versions.map((version) => version.label || version.name).join(', ');
      throw new Error(`${product.name} has no version "${name}"; it has ${known}.`);
    },
    find: (address) => byPath.get(toPathname(address, english.origin)),
    read: (page, variant = 'TS') => {
      const shown = variantsOf(page).includes(variant) ? variant : 'TS';
      const home = homes.has(page.path) ? page.path : undefined;
      return readFile(toFile(toTwinPath(page.path, shown, home)), 'utf8');
    },
    readChanges: async (file) => JSON.parse(await readFile(toFile(file), 'utf8')) as unknown,
  };
}
