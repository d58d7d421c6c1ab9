import type { Root } from 'mdast';
import { toSitePath } from '../../../common/files/toSitePath';
import { ContentError } from '../../../../src/site/contentError';
import { findPageMistakes } from './pageMistakes';

interface PageRulesOptions {
  readonly siteDir: string;
  /** Origins, besides that of the site, from which pages may load images. */
  readonly imageOrigins: readonly string[];
}

/** Used properties of a VFile. */
interface SourceFile {
  readonly path: string;
  readonly value: unknown;
}

/**
 * Remark plugin that throws an error with all mistakes of a page, each with file and line. Runs before
 * Docusaurus's own plugins and after those that add imports.
 */
export default function remarkPageRules({ siteDir, imageOrigins }: PageRulesOptions) {
  return (tree: Root, file: SourceFile): void => {
    const page = toSitePath(siteDir, file.path);
    const mistakes = findPageMistakes(tree, { source: String(file.value), imageOrigins });
    if (mistakes.length === 0) return;
    const places = mistakes.map(({ node, message }) => {
      const line = node.position?.start.line;
      return `${line === undefined ? page : `${page}:${line}`}: ${message}`;
    });
    throw new ContentError(places.join('\n'));
  };
}
