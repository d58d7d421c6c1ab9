import { isDraft } from '@docusaurus/utils';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { readFile } from '../../../../common/files/boundedFiles';
import { isGenerated } from '../../../../../src/site/generatedPages';
import { parseFrontMatter, readNames } from '../../../../common/front-matter/parseFrontMatter';
import { listPages, translatedFileOf, type PageFile } from '../../../../common/pages/pageFiles';
import { readHeadings } from '../../../../common/markdown/readHeadings';
import { shownVersions } from '../models/shownProducts';

/** A page that is not generated. */
export interface DocPage {
  /** Without trailing slash. */
  readonly pathname: string;
  readonly productId: string;
  /** Its docs version. */
  readonly version: string;
  /** Relative to the site. */
  readonly file: string;
  /** In the language of the build. */
  readonly title: string;
  /** Package of `components`, `hooks` and `interfaces`. */
  readonly packageName?: string;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  readonly interfaces: readonly string[];
  /** Anchor of what explains an interface, by its name. */
  readonly places: Readonly<Record<string, string>>;
  /** Anchors of its headings. */
  readonly headings: readonly string[];
}

async function parse(siteDir: string, file: string) {
  const filePath = path.join(siteDir, file);
  const fileContent = await readFile(filePath, 'utf8');
  return isGenerated(fileContent) ? undefined : parseFrontMatter(fileContent, filePath, siteDir);
}

/** Reads names with the section that explains each: `GridApi#control-from-outside`. */
export function readPlaces(value: unknown): [name: string, place: string][] {
  return readNames(value).map((item) => {
    const [name = '', place = ''] = item.split('#', 2);
    return [name, place];
  });
}

async function readDocPage(
  siteDir: string,
  { file, version, page, pathname }: PageFile,
  locale: string,
): Promise<DocPage | undefined> {
  const parsed = await parse(siteDir, file);
  if (!parsed || isDraft(parsed)) return undefined;
  const { frontMatter, content } = parsed;
  const translated = translatedFileOf(file, locale);
  const hasOwn = translated !== undefined && existsSync(path.join(siteDir, translated));
  const own = hasOwn ? await parse(siteDir, translated) : undefined;
  const { title } = own?.frontMatter ?? frontMatter;
  const { packageName } = frontMatter;
  const interfaces = readPlaces(frontMatter['interfaces']);
  return {
    pathname,
    productId: version.productId,
    version: version.name,
    file,
    title: typeof title === 'string' ? title : page,
    packageName: typeof packageName === 'string' ? packageName : undefined,
    components: readNames(frontMatter['components']),
    hooks: readNames(frontMatter['hooks']),
    interfaces: interfaces.map(([name]) => name),
    places: Object.fromEntries(interfaces.filter(([, place]) => place !== '')),
    headings: readHeadings(content, 6).map(({ anchor }) => anchor),
  };
}

/** Reads the pages of all products and versions that are not generated, with titles in `locale`. */
export async function readDocPages(siteDir: string, locale: string): Promise<DocPage[]> {
  const files = shownVersions().flatMap((version) => listPages(siteDir, version));
  const pages = await Promise.all(files.map((file) => readDocPage(siteDir, file, locale)));
  return pages.filter((page) => page !== undefined);
}
