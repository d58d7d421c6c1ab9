import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { NavPage } from '../../../../src/site/navProblems';
import { stripTrailingSlashes } from '../../../../src/site/paths';

/** Docusaurus's arguments of a sidebar generator. */
export type GeneratorArgs = Parameters<PluginOptions['sidebarItemsGenerator']>[0];

/** A loaded page of the product. */
export interface DocPage extends NavPage {
  readonly id: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * Converts a loaded doc: its pathname is its file's path below the route, and a folder's index is
 * the folder.
 */
export function toDocPage(
  doc: GeneratorArgs['docs'][number],
  route: string,
  isCategoryIndex: GeneratorArgs['isCategoryIndex'],
): DocPage {
  const { id, source, sourceDirName, frontMatter } = doc;
  const { name, ext } = path.posix.parse(source);
  const directories = sourceDirName === '.' ? [] : sourceDirName.split('/');
  const isIndex = isCategoryIndex({
    fileName: name,
    extension: ext,
    directories: sourceDirName.split('/').reverse(),
  });
  const segments = isIndex ? directories : [...directories, name];
  return {
    id,
    pathname: stripTrailingSlashes([route, ...segments].join('/')),
    file: source.replace(/^@site\//, ''),
    isDraft: frontMatter.draft === true,
    frontMatter: { ...frontMatter },
  };
}
