import { isDraft } from '@docusaurus/utils';
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readFile } from '../../../../common/files/boundedFiles';
import { toPagePath } from '../../../../../src/site/pagePath';
import { stripTrailingSlashes } from '../../../../../src/site/paths';
import { parseFrontMatter } from '../../../../common/front-matter/parseFrontMatter';
import { readHeadings } from '../../../../common/markdown/readHeadings';
import { shownVersions } from '../models/shownProducts';
import { isGenerated } from './toMdx';

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
  /** Package of `components` and `hooks`. */
  readonly packageName?: string;
  readonly components: readonly string[];
  readonly hooks: readonly string[];
  /** Anchors of its headings. */
  readonly headings: readonly string[];
}

/** Parses a front matter field: `Button, IconButton` or a list. */
export function readNames(value: unknown): string[] {
  const names = Array.isArray(value) ? value.map(String) : String(value ?? '').split(',');
  return names.map((name) => name.trim()).filter(Boolean);
}

async function parse(filePath: string, siteDir: string) {
  const fileContent = await readFile(filePath, 'utf8');
  if (isGenerated(fileContent)) return undefined;
  return parseFrontMatter(fileContent, filePath, siteDir);
}

/** Reads the pages of all products and versions that are not generated, with titles in `locale`. */
export async function readDocPages(siteDir: string, locale: string): Promise<DocPage[]> {
  const pages = await Promise.all(
    shownVersions().map(async ({ productId, name: version, docsPath, translatedPath, route }) => {
      const folder = path.join(siteDir, docsPath);
      if (!existsSync(folder)) return [];
      const names = await readdir(folder, { recursive: true });
      const files = names
        .map((name) => name.split(path.sep).join('/'))
        .filter((name) => /\.mdx?$/.test(name) && !/(?:^|\/)_/.test(name))
        .sort();
      const read = await Promise.all(
        files.map(async (name): Promise<DocPage | undefined> => {
          const parsed = await parse(path.join(folder, name), siteDir);
          if (!parsed) return undefined;
          const { frontMatter, content } = parsed;
          if (isDraft({ frontMatter })) return undefined;
          const translated = path.join(siteDir, 'i18n', locale, translatedPath, name);
          const own = existsSync(translated) ? await parse(translated, siteDir) : undefined;
          const { title } = own?.frontMatter ?? frontMatter;
          const { packageName } = frontMatter;
          const page = toPagePath(name);
          return {
            pathname: stripTrailingSlashes(`${route}/${page}`),
            productId,
            version,
            file: `${docsPath}/${name}`,
            title: typeof title === 'string' ? title : page,
            ...(typeof packageName === 'string' && { packageName }),
            components: readNames(frontMatter['components']),
            hooks: readNames(frontMatter['hooks']),
            headings: readHeadings(content, 6).map(({ anchor }) => anchor),
          };
        }),
      );
      return read.filter((page) => page !== undefined);
    }),
  );
  return pages.flat();
}
