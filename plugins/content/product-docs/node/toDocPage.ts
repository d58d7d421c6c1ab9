import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { NavPage } from '../../../../src/site/navProblems';
import { toPagePath } from '../../../../src/site/pagePath';
import { stripTrailingSlashes } from '../../../../src/site/paths';

/** Docusaurus's arguments of a sidebar generator. */
export type GeneratorArgs = Parameters<PluginOptions['sidebarItemsGenerator']>[0];

/** A loaded page of the product. */
export interface DocPage extends NavPage {
  readonly id: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/** Converts a loaded doc: its pathname is its file's path below the route. */
export function toDocPage(doc: GeneratorArgs['docs'][number], route: string): DocPage {
  const { id, source, sourceDirName, frontMatter } = doc;
  const pagePath = toPagePath(path.posix.join(sourceDirName, path.posix.basename(source)));
  return {
    id,
    pathname: stripTrailingSlashes(`${route}/${pagePath}`),
    file: source.replace(/^@site\//, ''),
    isDraft: frontMatter.draft === true,
    frontMatter: { ...frontMatter },
  };
}
