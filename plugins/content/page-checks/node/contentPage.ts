import path from 'node:path';
import type { Node } from 'unist';
import type { DocsVersion } from '../../../../src/site/docsVersions';
import { findShownFiles } from '../../code-blocks/node';
import { textAttribute } from '../../../common/markdown/textAttribute';
import { foldersOfPage } from '../../../common/pages/pageFiles';
import { eachElement, parsePage, type ParsedPage } from '../../../common/pages/parsePage';
import { findPageKind, type PageKind } from './pageKinds';

/** A page as the rules see it. */
export interface ContentPage extends ParsedPage {
  readonly version: DocsVersion;
  readonly isTranslated: boolean;
  /** `undefined` where neither path nor front matter tells. */
  readonly kind: PageKind | undefined;
  /** What it shows, as a demo or as code: files that exist, relative to the site, with their text. */
  readonly demos: ReadonlyMap<string, string>;
  /** The keyboard files that it shows, in the same way. */
  readonly tables: ReadonlyMap<string, string>;
  /** Whether the site has a page at a path. */
  readonly hasPage: (pathname: string) => boolean;
}

/** Where a page shows a demo. */
export function demoNode({ tree }: ContentPage, demo: string): Node | undefined {
  let found: Node | undefined;
  eachElement(tree, (name, element) => {
    const src = name === 'Demo' ? textAttribute(element, 'src') : undefined;
    if (src !== undefined && path.posix.basename(src) === path.posix.basename(demo))
      found = element;
  });
  return found;
}

/** Says what is wrong and where: at a node of the page, a line, or the page as a whole. */
export type Report = (place: Node | number | undefined, message: string) => void;

/** Checks one page by itself. */
export interface PageRule {
  readonly name: string;
  /** Also checks translations. Others are about English. */
  readonly everyLanguage?: boolean;
  readonly check: (page: ContentPage, report: Report) => void;
}

interface PageSource extends Pick<ContentPage, 'file' | 'source' | 'version' | 'hasPage'> {
  /** Reads a file beside the page, relative to the site; `undefined` if there is none. */
  readonly readDemo: (file: string) => string | undefined;
}

/** Parses a page. A translation shows the demos of its English page unless it has its own. */
export function parseContentPage({
  file,
  source,
  version,
  hasPage,
  readDemo,
}: PageSource): ContentPage {
  const parsed = parsePage(file, source);
  const { frontMatter, tree } = parsed;
  const demos = new Map<string, string>();
  const tables = new Map<string, string>();
  eachElement(tree, (name, element) => {
    const shown = name === 'Demo' ? demos : /^(?:Keyboard|Roles)$/.test(name ?? '') ? tables : null;
    const src = shown ? textAttribute(element, 'src') : undefined;
    if (!shown || src === undefined) return;
    for (const parent of foldersOfPage(file)) {
      const file = path.posix.join(parent, src);
      const text = shown.get(file) ?? readDemo(file);
      if (text === undefined) continue;
      shown.set(file, text);
      break;
    }
  });
  for (const file of findShownFiles(source, parsed.file)) {
    const text = readDemo(file);
    if (text !== undefined) demos.set(file, text);
  }
  return {
    ...parsed,
    version,
    isTranslated: file.startsWith('i18n/'),
    kind: findPageKind(file.replace(/\.mdx?$/, ''), frontMatter['kind']),
    demos,
    tables,
    hasPage,
  };
}
