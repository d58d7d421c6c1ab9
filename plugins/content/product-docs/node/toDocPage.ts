import path from 'node:path';
import type { PluginOptions } from '@docusaurus/plugin-content-docs';
import type { NavPage } from '../../../../src/site/navProblems';
import { stripTrailingSlashes } from '../../../../src/site/paths';

/** What Docusaurus tells about a product when its sidebar is made. */
export type GeneratorArgs = Parameters<PluginOptions['sidebarItemsGenerator']>[0];

/** A page of the product, as Docusaurus loaded it. */
export interface DocPage extends NavPage {
  readonly id: string;
  readonly frontMatter: Readonly<Record<string, unknown>>;
}

/**
 * The page that a loaded doc is: its pathname mirrors its file below the route, and a folder's
 * index is the folder.
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
    frontMatter: { ...frontMatter },
  };
}
