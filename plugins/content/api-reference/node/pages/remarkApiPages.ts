import type { Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ContentError } from '../../../../../src/site/contentError';
import { apiLinkList } from './apiLinkList';
import { readTexts, type Texts } from '../../../../common/dictionary/texts';
import { API_TEXTS } from './apiTexts';
import { getOutlineFile } from './generatedFiles';
import { LINKS_ELEMENT, PAGE_ELEMENT } from './toMdx';
import type { PageOutline } from './toPageOutline';
import { once } from '../../../../common/modules/once';

const loadToPageNodes = once(() => import('./toPageNodes'));

export interface RemarkApiPagesOptions {
  /** Absolute path of the site. */
  readonly siteDir: string;
  /** Language of the build. */
  readonly locale: string;
  /** Folder of the plugin's data; `.docusaurus` by default. */
  readonly generatedFilesDir?: string;
}

type ApiElement = MdxJsxFlowElement | MdxJsxTextElement;

/** Used properties of the compiled file. */
interface PageFile {
  readonly path: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/**
 * Remark plugin, to run before Docusaurus's own. Expands `<ApiPage>` to the content of a generated
 * page, and `<ApiLinks />` to links to the API pages that the front matter names. Throws an error
 * with the page's path if there is nothing to show.
 */
export default function remarkApiPages({
  siteDir,
  locale,
  generatedFilesDir = path.join(siteDir, '.docusaurus'),
}: RemarkApiPagesOptions) {
  let texts: Texts | undefined;

  async function expandPage(node: ApiElement, tree: Root): Promise<RootContent[]> {
    const src = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'src',
    )?.value;
    const file = typeof src === 'string' ? getOutlineFile(generatedFilesDir, src) : undefined;
    if (!file || !existsSync(file)) {
      throw new Error(
        `<${PAGE_ELEMENT}> is for generated pages; there is no data of "${String(src)}".`,
      );
    }
    // Imported lazily, for sites without such pages.
    const { toPageNodes } = await loadToPageNodes();
    texts ??= readTexts(siteDir, locale, API_TEXTS);
    const outline = JSON.parse(readFileSync(file, 'utf8')) as PageOutline;
    const { content, esm } = toPageNodes(outline, texts);
    // MDX nodes are missing in mdast's types.
    tree.children.unshift(...(esm as unknown as RootContent[]));
    return [...content];
  }

  function expandLinks({ path: filePath, data }: PageFile): RootContent[] {
    // Set by Docusaurus.
    const frontMatter = (data['frontMatter'] ?? {}) as Readonly<Record<string, unknown>>;
    const file = path.relative(siteDir, filePath).split(path.sep).join('/');
    return [apiLinkList(file, frontMatter)];
  }

  return async (tree: Root, file: PageFile): Promise<void> => {
    for (const node of [...tree.children]) {
      if ((node.type as string) !== 'mdxJsxFlowElement') continue;
      const element = node as unknown as ApiElement;
      try {
        const content =
          element.name === PAGE_ELEMENT
            ? await expandPage(element, tree)
            : element.name === LINKS_ELEMENT
              ? expandLinks(file)
              : undefined;
        if (content) tree.children.splice(tree.children.indexOf(node), 1, ...content);
      } catch (error) {
        const page = path.relative(siteDir, file.path).split(path.sep).join('/');
        throw new ContentError(
          `${page}: ${error instanceof Error ? error.message : String(error)}`,
        );
      }
    }
  };
}
