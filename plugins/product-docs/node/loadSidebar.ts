import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext } from '@docusaurus/types';
import type { NavTree } from '../../../src/site/nav';
import { findNavProblems } from '../../../src/site/navProblems';
import { pageToTitleI18n, type TitledEntry } from '../../../src/site/pageTitle';
import { findPageFile } from './findPageFile';
import { findPageProblems } from './findPageProblems';
import { readLabels } from './readLabels';
import { NAV_FILE, readNavTree } from './readNavTree';
import { toDocPage, type GeneratorArgs } from './toDocPage';
import { toSidebarItems, type SidebarItems } from './toSidebarItems';

const CURRENT_VERSION = 'current';

/** The parts of Docusaurus' context that a sidebar depends on. */
export type SidebarLoadContext = Pick<LoadContext, 'siteDir' | 'i18n' | 'localizationDir'>;

/** The dictionaries that name the entries: the build's language first, English last. */
export function getDictionaryFiles({
  siteDir,
  i18n,
  localizationDir,
}: SidebarLoadContext): string[] {
  const defaultDir = i18n.localeConfigs[i18n.defaultLocale]?.path ?? i18n.defaultLocale;
  const files = [localizationDir, path.resolve(siteDir, i18n.path, defaultDir)].map((directory) =>
    path.join(directory, 'dictionary.json'),
  );
  return [...new Set(files)];
}

/** The path that all pages of a version start with, without language and trailing slash. */
export function getVersionRoute(
  options: Pick<PluginOptions, 'routeBasePath' | 'versions' | 'lastVersion'>,
  versionName: string,
): string {
  const isLast = versionName === (options.lastVersion ?? CURRENT_VERSION);
  const defaultPath = versionName === CURRENT_VERSION ? 'next' : versionName;
  const versionPath = options.versions[versionName]?.path ?? (isLast ? '' : defaultPath);
  const segments = `${options.routeBasePath}/${versionPath}`.split('/').filter(Boolean);
  return ['', ...segments].join('/');
}

/**
 * Reads and checks the tree and the pages of one version of a product. Returns its sidebar, or
 * everything that is wrong; then the sidebar is empty.
 */
export async function loadSidebar(
  context: SidebarLoadContext,
  options: Pick<PluginOptions, 'id' | 'routeBasePath' | 'versions' | 'lastVersion'>,
  { docs, version, isCategoryIndex }: Pick<GeneratorArgs, 'docs' | 'version' | 'isCategoryIndex'>,
): Promise<{ items: SidebarItems; problems: readonly string[] }> {
  const { siteDir } = context;
  const { versionName, contentPath } = version;
  const route = getVersionRoute(options, versionName);
  const treeId = versionName === CURRENT_VERSION ? options.id : `${options.id}@${versionName}`;

  const [tree, lookup] = await Promise.all([
    readNavTree(siteDir, treeId),
    readLabels(getDictionaryFiles(context), siteDir),
  ]);
  const toLabel = (entry: TitledEntry) => pageToTitleI18n(entry, lookup);

  const pages = docs.map((doc) => toDocPage(doc, route, isCategoryIndex));
  const pageProblems = await Promise.all(
    pages.map(async ({ file, frontMatter }) =>
      findPageProblems({
        file,
        frontMatter,
        content: await readFile(path.join(siteDir, file), 'utf8'),
      }),
    ),
  );
  const docsDirectory = path.relative(siteDir, contentPath).split(path.sep).join('/');
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
  ];
  if (problems.length > 0) return { items: [], problems };

  const docIds = new Map(pages.map(({ pathname, id }) => [pathname, id]));
  // No problems means that the tree has its type.
  return { items: toSidebarItems(tree as NavTree, { route, docIds, toLabel }), problems };
}
