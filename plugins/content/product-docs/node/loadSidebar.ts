import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import { Globby, isDraft } from '@docusaurus/utils';
import { readFileSync } from 'node:fs';
import { readFile } from '../../../common/files/boundedFiles';
import {
  DOCS_VERSIONS,
  toCurrentPath,
  toVersionPath,
  type DocsVersion,
} from '../../../../src/site/docsVersions';
import { mapPathnames, type NavTree } from '../../../../src/site/nav';
import { findNavProblems } from '../../../../src/site/navProblems';
import { pageToTitleI18n, type TitledEntry } from '../../../../src/site/pageTitle';
import { CURRENT_VERSION } from '../../../../src/site/products';
import { ContentError } from '../../../../src/site/contentError';
import { stripTrailingSlashes } from '../../../../src/site/paths';
import { dictionariesOf, findText } from '../../../common/dictionary/texts';
import { toSitePath } from '../../../common/files/toSitePath';
import { parseFrontMatter } from '../../../common/front-matter/parseFrontMatter';
import { findPageFile } from '../../../common/pages/findPageFile';
import { findPageProblems } from './findPageProblems';
import { NAV_FILE, readNavTree } from './readNavTree';
import { toDocPage, type GeneratorArgs } from './toDocPage';
import { toSidebarItems, type SidebarItems } from './toSidebarItems';
import { withoutEntries } from './withoutEntries';

/** Used properties of Docusaurus's context. */
export type SidebarLoadContext = Pick<LoadContext, 'siteDir' | 'i18n'>;

function getDocsVersion(productId: string, versionName: string): DocsVersion {
  const version = DOCS_VERSIONS.find(
    (candidate) => candidate.productId === productId && candidate.name === versionName,
  );
  if (!version) {
    throw new ContentError(
      `${productId}_versions.json names the version "${versionName}", which is not in "siteVersions" of ` +
        `${productId} in src/site/products.ts: run "npm run version:cut -- ${productId} ${versionName}" again, ` +
        'or "version:remove" with the same names.',
    );
  }
  return version;
}

/** Whether the page at a path is one that a production build leaves out. */
function isDraftPage(pathname: string, siteDir: string): boolean {
  const file = findPageFile(pathname, siteDir);
  if (!file || !/\.mdx?$/.test(file)) return false;
  const filePath = path.join(siteDir, file);
  return isDraft(parseFrontMatter(readFileSync(filePath, 'utf8'), filePath, siteDir));
}

/**
 * Reads and validates the tree and the pages of a version. Returns its sidebar, or all problems
 * with an empty sidebar.
 */
export async function loadSidebar(
  context: SidebarLoadContext,
  { id: productId }: Pick<PluginOptions, 'id'>,
  { docs, version }: Pick<GeneratorArgs, 'docs' | 'version'>,
): Promise<{ items: SidebarItems; problems: readonly string[] }> {
  const { siteDir } = context;
  const { versionName, contentPath } = version;
  const docsVersion = getDocsVersion(productId, versionName);
  const { route } = docsVersion;
  const treeId = versionName === CURRENT_VERSION ? productId : `${productId}@${versionName}`;

  const treeOfProduct = await readNavTree(siteDir, treeId);
  const dictionaries = dictionariesOf(siteDir, context.i18n.currentLocale);
  const lookup = (key: string) => findText(dictionaries, ['pages', key]);
  // A tree that was copied for an older version still contains the paths of the newest, as labels
  // do.
  const ofVersion = mapPathnames(treeOfProduct, (pathname) => toVersionPath(pathname, docsVersion));
  const toLabel = (entry: TitledEntry) =>
    pageToTitleI18n({ ...entry, pathname: toCurrentPath(entry.pathname, docsVersion) }, lookup);

  const pages = docs.map((doc) => toDocPage(doc, route));
  const pathnames = new Set(pages.map(({ pathname }) => pathname));
  const tree = withoutEntries(ofVersion, (pathname) => {
    const page = stripTrailingSlashes(pathname.split(/[?#]/, 1)[0] ?? '');
    return !pathnames.has(page) && isDraftPage(page, siteDir);
  });
  const pageProblems = await Promise.all(
    pages.map(async ({ file, frontMatter }) => {
      const filePath = path.join(siteDir, file);
      const content = await readFile(filePath, 'utf8');
      // Docusaurus does not know all fields.
      const all = parseFrontMatter(content, filePath, siteDir).frontMatter;
      return findPageProblems({ file, frontMatter: { ...all, ...frontMatter }, content });
    }),
  );
  const ignored = await Globby('**/_category_.{json,yml,yaml}', { cwd: contentPath });
  const docsDirectory = toSitePath(siteDir, contentPath);
  const problems = [
    ...findNavProblems(tree, {
      place: `${NAV_FILE} › ${treeId}`,
      route,
      pages,
      hasPage: (pathname) => findPageFile(pathname, siteDir) !== undefined,
      toFile: (pathname) =>
        `${docsDirectory}${pathname === route ? '/index' : pathname.slice(route.length)}.mdx`,
      toLabel,
    }),
    ...pageProblems.flat().sort(),
    ...ignored.map(
      (file) =>
        `${docsDirectory}/${file}: remove it; groups, their labels and their order are in ${NAV_FILE}.`,
    ),
  ];
  if (problems.length > 0) return { items: [], problems };

  const docIds = new Map(pages.map(({ pathname, id }) => [pathname, id]));
  // Without problems it is a valid tree.
  return { items: toSidebarItems(tree as NavTree, { route, docIds, toLabel }), problems };
}
